import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Ignores calls while the mutation is pending. `isPending` alone disables a button one render too late for
 * the second half of a double click.
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
