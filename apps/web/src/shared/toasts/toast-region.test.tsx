import { GuildThemeProvider } from '@guildpath/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { skipTime, stopTime } from '../../testing/fake-clock.ts';
import { showToast, type Toast } from './show-toast.ts';
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx';

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = () => within(region()).queryAllByText(/, in full\.$/);

// A closed toast leaves the page a tick later.
async function expectNone() {
  await skipTime(1);
  expect(shown()).toHaveLength(0);
}

// Shows a toast and waits for the previous one to leave.
async function show(title: string, variant: Toast['variant'] = 'default') {
  act(() => showToast({ title, description: `${title}, in full.`, variant }));
  await skipTime(1);
}

function openRegion(own: Partial<ToastRegionProps> = {}) {
  render(
    <GuildThemeProvider>
      <label>
        Field <input />
      </label>
      <ToastRegion isExpected {...own} />
    </GuildThemeProvider>,
  );
}

beforeEach(async () => {
  // A browser has loaded this long before.
  await import('./toast-list.tsx');
  vi.useFakeTimers();
});
describe('a toast', () => {
  it('replaces the one before: only one is shown at a time', async () => {
    openRegion();
    await show('First');
    await show('Second');
    expect(shown()).toHaveLength(1);
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.getByText('Second, in full.')).toBeVisible();
  });

  it('closes after five seconds', async () => {
    openRegion();
    await show('Hello');
    await skipTime(4998);
    expect(screen.getByText('Hello')).toBeVisible();
    await skipTime(2);
    await expectNone();
  });

  it('has five seconds of its own when it replaces another', async () => {
    openRegion();
    await show('First');
    await skipTime(4000);
    await show('Second');
    await skipTime(4990);
    expect(screen.getByText('Second')).toBeVisible();
    await skipTime(10);
    await expectNone();
  });

  it('raised before its code has loaded is shown for five seconds after that', async () => {
    act(() => showToast({ title: 'Early', description: 'Early, in full.' }));
    await skipTime(60_000);
    openRegion();
    expect(shown()).toHaveLength(0);
    await skipTime(1);
    expect(screen.getByText('Early')).toBeVisible();
    await skipTime(4990);
    expect(screen.getByText('Early')).toBeVisible();
    await skipTime(20);
    await expectNone();
  });

  it.each([
    ['default', 'polite'],
    ['destructive', 'assertive'],
  ] as const)('of the variant %s is announced as %s', async (variant, politeness) => {
    openRegion();
    await show('Hello', variant);
    expect(screen.getByText('Hello').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      politeness,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays while it is hovered', async () => {
    openRegion();
    await show('Hello');
    fireEvent.mouseEnter(screen.getByText('Hello'));
    await skipTime(60_000);
    expect(screen.getByText('Hello')).toBeVisible();
    fireEvent.mouseLeave(screen.getByText('Hello'));
    await skipTime(5000);
    await expectNone();
  });

  it('closes in time when the previous one was closed by its button', async () => {
    openRegion();
    await show('First');
    const close = screen.getByRole('button', { name: 'Close notification' });
    act(() => close.focus());
    fireEvent.click(close);
    await show('Second');
    await skipTime(5000);
    await expectNone();
  });

  it.each([
    ['49 pixels to the right stays', 49, 1],
    ['50 pixels to the right closes', 50, 0],
    ['400 pixels to the left stays', -400, 1],
  ])('swiped %s', async (_, distance, left) => {
    openRegion();
    await show('Hello');
    const title = screen.getByText('Hello');
    fireEvent.pointerDown(title, { clientX: 500, button: 0 });
    fireEvent.pointerMove(title, { clientX: 500 + distance });
    fireEvent.pointerUp(title, { clientX: 500 + distance });
    await skipTime(1);
    expect(shown()).toHaveLength(left);
  });

  it('released elsewhere before it closes goes back to its place', async () => {
    openRegion();
    await show('Hello');
    const title = screen.getByText('Hello');
    fireEvent.pointerDown(title, { clientX: 500, button: 0 });
    fireEvent.pointerMove(title, { clientX: 540 });
    expect(title.closest('[style*="translate"]')).toHaveStyle({ translate: '40px' });
    fireEvent.pointerUp(document.body, { clientX: 540, clientY: 300 });
    await skipTime(1);
    expect(title.closest('[style*="translate"]')).toHaveStyle({ translate: '0px' });
  });

  it('replaced during a swipe leaves the next one in place', async () => {
    openRegion();
    await show('First');
    fireEvent.pointerDown(screen.getByText('First'), { clientX: 100, button: 0 });
    fireEvent.pointerMove(screen.getByText('First'), { clientX: 140 });
    await show('Second');
    fireEvent.pointerMove(screen.getByText('Second'), { clientX: 145 });
    expect(screen.getByText('Second').closest('[style*="translate"]')).toHaveStyle({
      translate: '0px',
    });
  });
});

it('a toast whose code cannot be loaded is shown unstyled for five seconds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  openRegion({
    load: vi.fn(() => import('./toast-list.tsx')).mockRejectedValueOnce(new TypeError()),
  });
  await show('Hello');
  expect(screen.getByText('Hello, in full.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await skipTime(4998);
  expect(screen.getByText('Hello, in full.')).toBeVisible();
  await skipTime(2);
  await expectNone();
  await show('Again');
  expect(screen.getByRole('button', { name: 'Close notification' })).toBeVisible();
  expect(shown()).toHaveLength(1);
});

describe('F8', () => {
  it('moves the focus from a field to the toasts, and Tab on to the close button', async () => {
    stopTime();
    const user = userEvent.setup({ delay: null });
    openRegion();
    await show('Hello');
    await user.click(screen.getByLabelText('Field'));
    await user.keyboard('{F8}');
    expect(region()).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await expectNone();
  });

  it('keeps the toast for as long as the focus is there', async () => {
    openRegion();
    await show('Hello');
    act(() => region().focus());
    await skipTime(60_000);
    expect(screen.getByText('Hello')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
    await skipTime(60_000);
    expect(screen.getByText('Hello')).toBeVisible();
    act(() => screen.getByLabelText('Field').focus());
    await skipTime(5000);
    await expectNone();
  });
});
