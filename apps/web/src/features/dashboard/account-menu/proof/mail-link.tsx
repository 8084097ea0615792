import type { CurrentUser } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { toServerMessage } from '../../../../shared/api/call-errors.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../../shared/api/use-send-once.ts';
import classes from '../account-dialog.module.css';

/** Mails a sign-in link that opens the latest result of someone who took the quest as a guest. */
export function MailLink({ user }: { readonly user: CurrentUser }) {
  const assessments = trpc.user.assessments.useQuery();
  const mutation = trpc.assessment.unlock.useMutation();
  const send = useSendOnce(mutation);
  const [latest] = assessments.data?.assessments ?? [];
  if (!latest) return null;
  const { data, error, isPending } = mutation;
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        loading={isPending}
        onClick={() => send({ assessmentResultId: latest.id, guestEmail: user.email })}
      >
        Email Me a Link
      </Button>
      <p role="status" className={classes.answer}>
        {data?.message}
        {error
          ? (toServerMessage(error) ?? 'The letter could not be sent. Please try again.')
          : null}
      </p>
    </>
  );
}
