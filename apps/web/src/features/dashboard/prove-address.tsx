import { Button, Panel } from '@guildpath/ui';
import { toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import classes from './dashboard.module.css';

/** Until the address is proven: a calm reminder of the mailed link. */
export function ProveAddress({ email }: { readonly email: string }) {
  const mutation = trpc.user.sendProof.useMutation();
  const { data, error, isPending } = mutation;
  const send = useSendOnce(mutation);
  return (
    <Panel as="section" padding="md" className={classes.proof} aria-label="Your address">
      <p>
        Please prove your address: open the link that we have mailed to <strong>{email}</strong>.
      </p>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => send()}>
        Send it again
      </Button>
      <p role="status" className={classes.proofAnswer}>
        {data?.message}
        {error ? (toServerMessage(error) ?? 'It could not be sent. Please try again.') : null}
      </p>
    </Panel>
  );
}
