import { Letter, LetterAddress } from './letter.tsx';
import { useResendLink } from './use-resend-link.ts';

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
  const { resend, isPending, answer } = useResendLink();

  return (
    <Letter
      title="Your results are in your mailbox"
      email={guestEmail}
      isSending={isPending}
      onSendAgain={() => resend({ assessmentResultId, guestEmail })}
      answer={answer}
      onChangeAddress={onChangeAddress}
    >
      <p>
        We have sent a letter to <LetterAddress>{guestEmail}</LetterAddress>. Its link signs you in
        and opens your results. It works once, for 24 hours.
      </p>
    </Letter>
  );
}
