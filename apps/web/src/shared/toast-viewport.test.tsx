import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import { ToastViewport } from './toast-viewport.tsx';

const show = (title: string) => act(() => showToast({ title, description: `${title}, in full.` }));

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('a toast', () => {
  it('takes the place of the one before: only one is shown at a time', () => {
    render(<ToastViewport />);
    show('First');
    show('Second');
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second, in full.')).toBeVisible();
  });

  it('leaves after five seconds', () => {
    vi.useFakeTimers();
    render(<ToastViewport />);
    show('Hello');
    wait(4999);
    expect(screen.getByText('Hello')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('stays while it is pointed at', () => {
    vi.useFakeTimers();
    render(<ToastViewport />);
    show('Hello');
    fireEvent.pointerEnter(screen.getByRole('region'));
    wait(60_000);
    expect(screen.getByText('Hello')).toBeVisible();
    vi.useRealTimers();
  });

  it('leaves in time when the one before was closed by its button', () => {
    vi.useFakeTimers();
    render(<ToastViewport />);
    show('First');
    const close = screen.getByRole('button', { name: 'Close notification' });
    fireEvent.pointerEnter(close);
    act(() => close.focus());
    fireEvent.click(close);
    show('Second');
    wait(5000);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('is closed by its button, to which F8 leads', async () => {
    const user = userEvent.setup();
    render(<ToastViewport />);
    show('Hello');
    await user.keyboard('{F8}');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it.each([
    [49, true],
    [50, false],
  ])('swiped %d pixels to the right, its staying is %s', (distance, stays) => {
    render(<ToastViewport />);
    show('Hello');
    const title = screen.getByText('Hello');
    fireEvent.pointerDown(title, { clientX: 100 });
    fireEvent.pointerMove(title, { clientX: 100 + distance });
    fireEvent.pointerUp(title, { clientX: 100 + distance });
    expect(screen.queryAllByText('Hello')).toHaveLength(stays ? 1 : 0);
  });

  it('that was being swiped leaves the next one in its place', () => {
    render(<ToastViewport />);
    show('First');
    fireEvent.pointerDown(screen.getByText('First'), { clientX: 100 });
    fireEvent.pointerMove(screen.getByText('First'), { clientX: 140 });
    show('Second');
    fireEvent.pointerMove(screen.getByText('Second'), { clientX: 145 });
    expect(screen.getByText('Second').parentElement?.parentElement).toHaveStyle({
      translate: '0px',
    });
  });
});
