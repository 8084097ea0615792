import { type CurrentUser, paths, proveInput } from '@guildpath/contract';
import { Button, ButtonAnchor, PasswordInput } from '@guildpath/ui';
import { useLocation } from '@tanstack/react-router';
import { isUnauthorized, toMessage } from '../api/call-errors.ts';
import { useSiteSettings } from '../api/site-settings.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { hasPassword } from '../auth/has-password.ts';
import { usePasskeyLogin } from '../auth/passkeys.ts';
import { useSignIn } from '../auth/use-sign-in.ts';
import { linkNotSent } from '../email-sent/use-resend-link.ts';
import classes from '../forms/dialog.module.css';
import { focusOnMount } from '../forms/focus-on-mount.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { showToast } from '../toasts/show-toast.ts';
import type { Proof } from './use-proof.ts';

interface ProofStepProps {
  readonly user: CurrentUser;
  readonly proof: Proof;
}

/** Asks for the password or another sign-in, and then continues with the call that required it. */
export function ProofStep({ user, proof }: ProofStepProps) {
  const { hasProviderLogin } = useSiteSettings();
  const { pathname } = useLocation();
  const { passkeyMessage } = proof;
  const takesPassword = hasPassword(user) && !passkeyMessage;
  const signIn = useSignIn();
  const passkey = usePasskeyLogin(async (signedIn) => {
    if (signedIn.id === user.id) return proof.handleProven();
    // The call was meant for the previous account.
    proof.handleCancel();
    showToast({
      title: 'Another Account',
      description: `That passkey belongs to ${signedIn.email}, so that’s who you’re signed in as now.`,
      variant: 'destructive',
    });
    await signIn(signedIn);
  });

  return (
    <div className={classes.form}>
      <p className="gp-soft">
        {passkeyMessage ??
          `It’s been a while since you signed in. ${
            takesPassword
              ? 'Please confirm it’s you to continue.'
              : 'Please sign in again to continue.'
          }`}
      </p>
      {takesPassword ? <PasswordProof user={user} proof={proof} /> : null}
      <Button variant="outline" fullWidth loading={passkey.isPending} onClick={passkey.logIn}>
        Use a Passkey
      </Button>
      {hasProviderLogin && !passkeyMessage ? (
        <ButtonAnchor
          href={`${paths.providerLogin}?redirect=${pathname}`}
          variant="outline"
          fullWidth
        >
          Continue with Single Sign-On
        </ButtonAnchor>
      ) : null}
      {takesPassword || (passkeyMessage && user.role === 'admin') ? null : <MailLink user={user} />}
      <Button variant="quiet" fullWidth onClick={proof.handleCancel}>
        Cancel
      </Button>
    </div>
  );
}

function PasswordProof({ user, proof }: ProofStepProps) {
  const form = useContractForm(proveInput, { password: '' });
  const mutation = trpc.auth.prove.useMutation({
    onSuccess: proof.handleProven,
    onError: (error) => {
      if (isUnauthorized(error)) return;
      form.showAtField('password', toMessage(error));
    },
  });
  const prove = useSendOnce(mutation);
  return (
    <form className={classes.form} method="post" noValidate onSubmit={form.onSubmit(prove)}>
      {/* Password managers look passwords up by username. */}
      <input hidden name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordInput
        {...form.getInputProps('password')}
        ref={focusOnMount}
        label="Your password"
        autoComplete="current-password"
        data-autofocus
      />
      <Button type="submit" fullWidth loading={mutation.isPending}>
        Confirm
      </Button>
    </form>
  );
}

function MailLink({ user }: { readonly user: CurrentUser }) {
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
      <p role="status" className="gp-answer">
        {data?.message}
        {error ? toMessage(error, linkNotSent) : null}
      </p>
    </>
  );
}
