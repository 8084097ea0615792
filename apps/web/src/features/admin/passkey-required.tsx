import { Button, Panel } from '@guildpath/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePasskeyLogin } from '../../shared/auth/passkeys.ts';
import classes from './admin-screen.module.css';

export function PasskeyRequired() {
  const queryClient = useQueryClient();
  // Refetches the viewer and the refused reports.
  const { logIn, isPending } = usePasskeyLogin(() => queryClient.resetQueries());
  return (
    <Panel as="section" aria-labelledby="passkey-required" className={classes.required}>
      <h2 id="passkey-required">Please Sign In with a Passkey</h2>
      <p>On this site, administrators must sign in with a passkey to open the admin screen.</p>
      <p>
        No passkey yet? Open the account menu on your <Link to="/dashboard">dashboard</Link>, choose
        Passkeys, add one, and come back here.
      </p>
      <Button loading={isPending} onClick={logIn}>
        Sign In with a Passkey
      </Button>
    </Panel>
  );
}
