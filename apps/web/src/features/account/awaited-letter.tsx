import { useNavigate } from '@tanstack/react-router';
import { ResultsLetter } from '../../shared/letter/results-letter.tsx';
import { newIdempotencyKey } from '../../shared/quest/new-idempotency-key.ts';
import { type findSubmittedQuest, reopenQuest } from '../../shared/quest/waiting-quest.ts';
import { ResendLinkForm } from './resend-link-form.tsx';

export interface AwaitedLetterProps {
  readonly assessmentResultId: string;
  /** The quest of that result, if this browser submitted it. */
  readonly submitted: ReturnType<typeof findSubmittedQuest>;
}

/** What someone on the way to results may be waiting for: the letter with the link, or a fresh one. */
export function AwaitedLetter({ assessmentResultId, submitted }: AwaitedLetterProps) {
  const navigate = useNavigate();
  if (!submitted?.guestEmail) return <ResendLinkForm assessmentResultId={assessmentResultId} />;
  const { guestEmail, tier } = submitted;

  const changeAddress = () => {
    reopenQuest(tier, newIdempotencyKey());
    void navigate({ to: '/assessment/$tier', params: { tier } });
  };
  return (
    <ResultsLetter
      assessmentResultId={assessmentResultId}
      guestEmail={guestEmail}
      onChangeAddress={changeAddress}
    />
  );
}
