import type { UnlockResultsInput } from '@guildpath/contract';
import { toServerMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';

interface ResendLink {
  readonly resend: (input: UnlockResultsInput) => void;
  readonly isPending: boolean;
  /** What came of it, for a live region. */
  readonly answer: string | undefined;
}

/** Mails a guest a fresh link to the results. */
export function useResendLink(): ResendLink {
  const mutation = trpc.assessment.unlock.useMutation();
  const { data, error, isPending } = mutation;
  const failure =
    error && (toServerMessage(error) ?? 'The letter could not be sent. Please try again.');
  return {
    resend: useSendOnce(mutation),
    isPending,
    answer: data?.message ?? failure ?? undefined,
  };
}
