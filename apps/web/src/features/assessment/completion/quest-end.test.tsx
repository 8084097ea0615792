import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MissingEnd } from './quest-end.tsx';

describe('a quest whose end cannot be fetched', () => {
  const open = (part: object = {}) => {
    const onRetry = vi.fn(async () => ({ isError: false }));
    const onPrevious = vi.fn();
    const props = { isSubmitted: false, isTrying: false, onRetry, onPrevious, ...part };
    render(<MissingEnd {...props} />);
    return { user: userEvent.setup({ delay: null }), onRetry, onPrevious };
  };

  it('says that the answers are kept, and moves the focus there', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Your Answers Are Kept' })).toHaveFocus();
    expect(screen.getByText(/Every answer is kept in this browser/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('this page goes on by itself');
  });

  it('is fetched again on request, and by itself once the connection is back', async () => {
    const { user, onRetry } = open();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('says that it is being fetched again', () => {
    open({ isTrying: true });
    expect(screen.getByRole('status')).toHaveTextContent('Trying again...');
    expect(screen.getByRole('button', { name: 'Try Again' })).toHaveAttribute('aria-busy', 'true');
  });

  it('leads back to the last scene', async () => {
    const { user, onPrevious } = open();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPrevious).toHaveBeenCalledOnce();
  });

  it('says so where the answers have arrived', () => {
    open({ isSubmitted: true });
    expect(screen.getByRole('heading', { name: 'Your Answers Have Arrived' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  });
});
