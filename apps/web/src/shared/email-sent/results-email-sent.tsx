import { EmailSent, SentTo } from './email-sent.tsx';
import { useResendLink } from './use-resend-link.ts';

export interface ResultsEmailSentProps {
  readonly assessmentResultId: string;
  readonly guestEmail: string;
  readonly onChangeAddress: () => void;
}

/** Shows a guest after the quest where the link to the results went. */
export function ResultsEmailSent({
  assessmentResultId,
  guestEmail,
  onChangeAddress,
}: ResultsEmailSentProps) {
  const { resend, isPending, answer } = useResendLink();

  return (
    <EmailSent
      title="Your results are in your inbox"
      email={guestEmail}
      isSending={isPending}
      onSendAgain={() => resend({ assessmentResultId, guestEmail })}
      answer={answer}
      onChangeAddress={onChangeAddress}
    >
      <p>
        We just sent a link to <SentTo>{guestEmail}</SentTo>. It signs you in and opens your
        results.
      </p>
    </EmailSent>
  );
}
