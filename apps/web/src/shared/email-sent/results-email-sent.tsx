import { EmailSent, SentTo } from './email-sent.tsx';
import { useResendLink } from './use-resend-link.ts';

export interface ResultsEmailSentProps {
  readonly assessmentResultId: string;
  readonly guestEmail: string;
  readonly onChangeAddress: () => void;
}

/** Tells a guest after the quest where the link to the results went. */
export function ResultsEmailSent({
  assessmentResultId,
  guestEmail,
  onChangeAddress,
}: ResultsEmailSentProps) {
  const { resend, isPending, answer } = useResendLink();

  return (
    <EmailSent
      title="Your results are in your mailbox"
      email={guestEmail}
      isSending={isPending}
      onSendAgain={() => resend({ assessmentResultId, guestEmail })}
      answer={answer}
      onChangeAddress={onChangeAddress}
    >
      <p>
        We have sent a letter to <SentTo>{guestEmail}</SentTo>. Its link signs you in and opens your
        results. It works once, for 24 hours.
      </p>
    </EmailSent>
  );
}
