import { Panel } from '@guildpath/ui';
import { toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { findGuestEmail } from '../../shared/auth/guest-email.ts';
import classes from './account-page.module.css';
import { GuestLinkForm } from './guest-link-form.tsx';

/** For a visitor on the way to results: says that the link was emailed, and offers to send it again. */
export function ResendLinkForm({ assessmentResultId }: { readonly assessmentResultId: string }) {
  const guestEmail = findGuestEmail(assessmentResultId);
  const mutation = trpc.assessment.unlock.useMutation();
  const { data, error, isPending } = mutation;
  const send = useSendOnce(mutation);

  return (
    <Panel
      as="section"
      surface="parchment"
      className={classes.letter}
      aria-labelledby="letter-title"
    >
      <h2 id="letter-title">
        {guestEmail ? 'Your results are in your mailbox' : 'Took the quest as a guest?'}
      </h2>
      {guestEmail ? (
        <p>
          We have sent a letter to <strong>{guestEmail}</strong>. Its link signs you in and opens
          your results; it works once and for 24 hours. No letter yet? Look among the spam, or let
          us send it again.
        </p>
      ) : (
        <p>
          Your results open with the link in the letter that we have emailed you. Give the same
          email again and we will send you a fresh one.
        </p>
      )}
      <GuestLinkForm
        guestEmail={guestEmail}
        isPending={isPending}
        onSubmit={(email) => send({ assessmentResultId, guestEmail: email })}
      />
      <p role="status" className={classes.answer}>
        {data?.message}
        {error
          ? (toServerMessage(error) ?? 'The letter could not be sent. Please try again.')
          : null}
      </p>
    </Panel>
  );
}
