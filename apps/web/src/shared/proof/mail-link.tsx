import type { CurrentUser } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { toServerMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import classes from '../forms/dialog.module.css';

/** Mails a sign-in link to the account's own address. */
export function MailLink({ user }: { readonly user: CurrentUser }) {
  const mutation = trpc.auth.link.useMutation();
  const send = useSendOnce(mutation);
  const { data, error, isPending } = mutation;
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        loading={isPending}
        onClick={() => send({ email: user.email })}
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
