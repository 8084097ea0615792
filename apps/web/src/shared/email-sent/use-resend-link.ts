import type { UnlockResultsInput } from '@guildpath/contract';
import { toMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { readInvitation } from '../quest/remembered-invitation.ts';

/** Emails a guest a new link to the results. */
export function useResendLink() {
  const mutation = trpc.assessment.unlock.useMutation();
  const { data, error, isPending } = mutation;
  const send = useSendOnce(mutation);
  return {
    resend: (input: Pick<UnlockResultsInput, 'assessmentResultId' | 'guestEmail'>) =>
      send({ ...input, invitation: readInvitation() }),
    isPending,
    /** For a live region. */
    answer: data?.message ?? (error ? toMessage(error, linkNotSent) : undefined),
  };
}

export const linkNotSent = 'We couldn’t send the email. Please try again.';
