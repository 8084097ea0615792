import { guestEmailInput } from '@guildpath/contract';
import { Button, Panel, TextInput } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { ResultsEmailSent } from '../../shared/email-sent/results-email-sent.tsx';
import { useResendLink } from '../../shared/email-sent/use-resend-link.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { newIdempotencyKey } from '../../shared/quest/new-idempotency-key.ts';
import { type findSubmittedQuest, reopenQuest } from '../../shared/quest/quest-storage.ts';
import { AccountForm } from './account-page.tsx';

export interface ResultsLinkProps {
  readonly assessmentResultId: string;
  /** Undefined unless this browser submitted the quest. */
  readonly submitted: ReturnType<typeof findSubmittedQuest>;
}

/** Shows where the link to the results was sent, or asks for the address to send a new one. */
export function ResultsLink({ assessmentResultId, submitted }: ResultsLinkProps) {
  const navigate = useNavigate();
  if (!submitted?.guestEmail) return <ResendLinkForm assessmentResultId={assessmentResultId} />;
  const { guestEmail, tier } = submitted;

  const changeAddress = () => {
    reopenQuest(tier, newIdempotencyKey());
    void navigate({ to: '/assessment/$tier', params: { tier } });
  };
  return (
    <ResultsEmailSent
      assessmentResultId={assessmentResultId}
      guestEmail={guestEmail}
      onChangeAddress={changeAddress}
    />
  );
}

/** Asks for the address of the quest, and emails a new link to its results. */
export function ResendLinkForm({
  assessmentResultId,
}: Pick<ResultsLinkProps, 'assessmentResultId'>) {
  const form = useContractForm(guestEmailInput, { guestEmail: '' });
  const { resend, isPending, answer } = useResendLink();

  return (
    <Panel
      as="section"
      surface="parchment"
      className="gp-stack gp-gap-4"
      aria-labelledby="resend-title"
    >
      <h2 id="resend-title" className="gp-size-3">
        Did you take the quest as a guest?
      </h2>
      <p>
        The link we emailed you opens your results. Can’t find it? Enter the same address and we’ll
        send you a new one.
      </p>
      <AccountForm
        onSubmit={form.onSubmit(({ guestEmail }) => resend({ assessmentResultId, guestEmail }))}
      >
        <TextInput
          {...form.getInputProps('guestEmail')}
          type="email"
          label="Email you used for the quest"
          autoComplete="email"
          inputMode="email"
        />
        <Button type="submit" variant="outline" loading={isPending}>
          Send Me the Link
        </Button>
      </AccountForm>
      <p role="status" className="gp-answer">
        {answer}
      </p>
    </Panel>
  );
}
