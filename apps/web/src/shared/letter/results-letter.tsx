import { toServerMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { Letter, LetterAddress } from './letter.tsx';

export interface ResultsLetterProps {
  readonly assessmentResultId: string;
  readonly guestEmail: string;
  readonly onChangeAddress: () => void;
}

/** For a guest after the quest: where the letter went, and what to do when it does not come. */
export function ResultsLetter({
  assessmentResultId,
  guestEmail,
  onChangeAddress,
}: ResultsLetterProps) {
  const mutation = trpc.assessment.unlock.useMutation();
  const { data, error, isPending } = mutation;
  const send = useSendOnce(mutation);

  return (
    <Letter
      title="Your results are in your mailbox"
      email={guestEmail}
      isSending={isPending}
      onSendAgain={() => send({ assessmentResultId, guestEmail })}
      answer={
        error
          ? (toServerMessage(error) ?? 'The letter could not be sent. Please try again.')
          : data?.message
      }
      onChangeAddress={onChangeAddress}
    >
      <p>
        We have sent a letter to <LetterAddress>{guestEmail}</LetterAddress>. Its link signs you in
        and opens your results. It works once, for 24 hours.
      </p>
    </Letter>
  );
}
