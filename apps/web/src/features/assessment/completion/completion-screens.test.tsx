import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CompletionUnavailable } from './completion-screens.tsx';

describe('a quest whose end cannot be loaded', () => {
  const open = (part: object = {}) => {
    const onRetry = vi.fn(async () => ({ isError: false }));
    const onPrevious = vi.fn();
    const props = { isSubmitted: false, isRetrying: false, onRetry, onPrevious, ...part };
    render(<CompletionUnavailable {...props} />);
    return { user: userEvent.setup({ delay: null }), onRetry, onPrevious };
  };

  it('says that the answers are saved, and moves the focus there', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Your Answers Are Saved' })).toHaveFocus();
    expect(screen.getByText(/Your answers are all still here/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'This page will move on by itself once you’re back online.',
    );
  });

  it('is loaded again on request, and automatically once the connection is back', async () => {
    const { user, onRetry } = open();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('leads back to the last scene', async () => {
    const { user, onPrevious } = open();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPrevious).toHaveBeenCalledOnce();
  });

  it('says so when the answers have arrived', () => {
    open({ isSubmitted: true });
    expect(screen.getByRole('heading', { name: 'We Have Your Answers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  });
});
