import { linkInput } from '@guildpath/contract';
import { Button, TextInput } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { findFieldError, toMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { rememberAskedAddress } from '../../shared/auth/asked-addresses.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { EmailSent, SentTo } from '../../shared/email-sent/email-sent.tsx';
import { linkNotSent } from '../../shared/email-sent/use-resend-link.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { AccountForm, AccountPage } from './account-page.tsx';
import { RedirectTo, redirectSearch } from './next-path.tsx';

export interface LinkScreenProps {
  readonly nextPath: string;
  /** An address typed as the identifier on the login page. */
  readonly typedEmail?: string | undefined;
  /** Default: that of a visitor who asked for it. */
  readonly title?: string;
  readonly lead?: string;
}

/** Emails a sign-in link. The answer is the same whether or not there is an account. */
export function LinkScreen({
  nextPath,
  typedEmail,
  title = 'Sign In by Email',
  lead = 'We’ll email you a link that signs you in. You can use it to set a new password, too.',
}: LinkScreenProps) {
  const { isAuthenticated } = useAuth();
  const form = useContractForm(linkInput, { email: typedEmail ?? '' });
  const [email, setEmail] = useState(typedEmail ?? '');
  const [sentCount, setSentCount] = useState(0);
  const mutation = trpc.auth.link.useMutation({
    onSuccess: (_, asked) => {
      rememberAskedAddress(asked.email);
      setSentCount((count) => count + 1);
    },
  });
  const { data, error, isPending } = mutation;
  const send = useSendOnce(mutation);
  const failure = error ? (findFieldError(error, 'email') ?? toMessage(error, linkNotSent)) : null;
  const isSent = sentCount > 0;
  const handleSubmit = form.onSubmit((input) => {
    setEmail(input.email);
    send({ ...input, ...redirectSearch(nextPath) });
  });

  // The focused element disappears with the form or the message it belongs to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change
  useEffect(focusScreen, [isSent]);

  if (isAuthenticated) return <RedirectTo path={nextPath} />;
  const backToPassword = (
    <p className="gp-soft gp-center">
      <Link to="/login" search={redirectSearch(nextPath)} className="gp-tall-link">
        Log in with a password
      </Link>
    </p>
  );
  if (isSent) {
    return (
      <AccountPage
        before={
          <EmailSent
            title="Check your email"
            email={email}
            isSending={isPending}
            onSendAgain={() => send({ email, ...redirectSearch(nextPath) })}
            answer={failure ?? (sentCount > 1 ? data?.message : null)}
            onChangeAddress={() => setSentCount(0)}
          >
            <p>
              If <SentTo>{email}</SentTo> has an account, we just sent it a link that signs you in.
            </p>
          </EmailSent>
        }
        after={backToPassword}
      />
    );
  }
  return (
    <AccountPage title={title} lead={lead} after={backToPassword}>
      <AccountForm onSubmit={handleSubmit}>
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          label="Email"
          autoComplete="email"
          inputMode="email"
        />
        <Button type="submit" fullWidth loading={isPending}>
          Send Me the Link
        </Button>
      </AccountForm>
      <p role="status" className="gp-answer">
        {failure}
      </p>
    </AccountPage>
  );
}
