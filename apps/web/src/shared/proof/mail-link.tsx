import type { CurrentUser } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { toMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { linkNotSent } from '../email-sent/use-resend-link.ts';
import classes from '../forms/dialog.module.css';

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
        {error ? toMessage(error, linkNotSent) : null}
      </p>
    </>
  );
}
