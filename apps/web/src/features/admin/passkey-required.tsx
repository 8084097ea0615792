import { Button, Panel } from '@guildpath/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePasskeyLogin } from '../../shared/auth/passkeys.ts';
import classes from './admin-screen.module.css';

/** Where administrators need a passkey: how to get one, and the way in for who has one. */
export function PasskeyRequired() {
  const queryClient = useQueryClient();
  // Everything is read again: who this is, and the reports that were refused.
  const { logIn, isPending } = usePasskeyLogin(() => queryClient.resetQueries());
  return (
    <Panel as="section" aria-labelledby="passkey-required" className={classes.required}>
      <h2 id="passkey-required">Please Sign In with a Passkey</h2>
      <p>This site opens its admin screen to administrators who have signed in with a passkey.</p>
      <p>
        You have none yet? Open the account menu of your <Link to="/dashboard">dashboard</Link>,
        choose Passkeys, add one, and come back here.
      </p>
      <Button loading={isPending} onClick={logIn}>
        Sign In with a Passkey
      </Button>
    </Panel>
  );
}
