import { Button } from '@guildpath/ui';
import { usePasskeyLogin } from '../../shared/auth/passkeys.ts';
import { useSignIn } from '../../shared/auth/use-sign-in.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';

/** A form, because React replays a submission from before the page is hydrated, and no click. */
export function PasskeyLogin() {
  const signIn = useSignIn();
  const { logIn, isPending } = usePasskeyLogin(async (user) => {
    showToast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
    await signIn(user);
  });
  return (
    <form action={logIn}>
      <Button type="submit" variant="outline" fullWidth loading={isPending}>
        Sign In with a Passkey
      </Button>
    </form>
  );
}
