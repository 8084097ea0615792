import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Sends a mutation unless it is already pending. A button that follows `isPending` is disabled a render too
 * late for the second half of a double click.
 */
export function useSendOnce<Data, Failure, Input, Context>({
  mutate,
}: Pick<UseMutationResult<Data, Failure, Input, Context>, 'mutate'>): (input: Input) => void {
  const isSending = useRef(false);
  return (input) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(input, {
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
}
