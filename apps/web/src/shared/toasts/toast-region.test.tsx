import { GuildThemeProvider } from '@guildpath/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { skipTime, stopTime } from '../../testing/fake-clock.ts';
import { createQueryClient } from '../api/query-client.ts';
import { showToast, type Toast } from './show-toast.ts';
import { ToastRegion } from './toast-region.tsx';

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

function openRegion() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <GuildThemeProvider>
        <label>
          Field <input />
        </label>
        <ToastRegion isExpected />
      </GuildThemeProvider>
    </QueryClientProvider>,
  );
  return skipTime(1);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a toast', () => {
  it('replaces the one before, and has five seconds of its own', async () => {
    await openRegion();
    await show('First');
    await skipTime(4000);
    await show('Second');
    expect(shown()).toHaveLength(1);
    await skipTime(4990);
    expect(screen.getByText('Second, in full.')).toBeVisible();
    await skipTime(10);
    await expectNone();
  });

  it.each([
    ['default', 'polite'],
    ['destructive', 'assertive'],
  ] as const)('of the variant %s is announced as %s', async (variant, politeness) => {
    await openRegion();
    await show('Hello', variant);
    expect(screen.getByText('Hello').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      politeness,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays while it is hovered', async () => {
    await openRegion();
    await show('Hello');
    fireEvent.mouseEnter(screen.getByText('Hello'));
    await skipTime(60_000);
    expect(screen.getByText('Hello')).toBeVisible();
    fireEvent.mouseLeave(screen.getByText('Hello'));
    await skipTime(5000);
    await expectNone();
  });

  it('is focused by F8, from a field too, and stays until the focus leaves', async () => {
    stopTime();
    const user = userEvent.setup({ delay: null });
    await openRegion();
    await show('Hello');
    await user.click(screen.getByLabelText('Field'));
    await user.keyboard('{F8}');
    expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await skipTime(60_000);
    expect(screen.getByText('Hello')).toBeVisible();
    act(() => screen.getByLabelText('Field').focus());
    await skipTime(5000);
    await expectNone();
  });
});
