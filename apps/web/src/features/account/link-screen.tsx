import { linkInput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { Letter, LetterAddress } from '../../shared/letter/letter.tsx';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { LeaveTo, redirectSearch } from './next-path.tsx';

export interface LinkScreenProps {
  readonly nextPath: string;
  /** What was typed as an identifier on the login page, when it is an address. */
  readonly typedEmail: string | undefined;
}

/**
 * Has a sign-in link mailed: the way in without a password, and back from a forgotten one. Says the same whether or not
 * there is an account.
 */
export function LinkScreen({ nextPath, typedEmail }: LinkScreenProps) {
  const { isAuthenticated } = useAuth();
  const form = useContractForm(linkInput);
  const [email, setEmail] = useState(typedEmail ?? '');
  const [isSent, setIsSent] = useState(false);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const mutation = trpc.auth.link.useMutation({
    onSuccess: () => {
      setIsSentAgain(isSent);
      setIsSent(true);
    },
  });
  const { error, isPending } = mutation;
  const send = useSendOnce(mutation);
  const failure = error
    ? (toServerMessage(error) ?? 'The letter could not be sent. Please try again.')
    : null;

  // What had the focus is no longer on the page: the other form on opening, then this one or the letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew with each change
  useEffect(focusScreen, [isSent]);

  if (isAuthenticated) return <LeaveTo path={nextPath} />;
  const backToPassword = (
    <p className={classes.other}>
      <Link to="/login" search={redirectSearch(nextPath)} className="gp-tall-link">
        Login with a password
      </Link>
    </p>
  );
  if (isSent) {
    return (
      <AccountPage
        before={
          <Letter
            title="A letter is on its way"
            email={email}
            isSending={isPending}
            onSendAgain={() => send({ email, ...redirectSearch(nextPath) })}
            answer={failure ?? (isSentAgain ? mutation.data?.message : null)}
            onChangeAddress={() => setIsSent(false)}
          >
            <p>
              If there is an account with <LetterAddress>{email}</LetterAddress>, its mailbox will
              have a link that signs you in. It works once, for 24 hours.
            </p>
          </Letter>
        }
        after={backToPassword}
      />
    );
  }
  return (
    <AccountPage
      title="Sign In by Email"
      lead="We mail you a link that signs you in. With it you can also set a new password."
      after={backToPassword}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((input) => {
          setEmail(input.email);
          send({ ...input, ...redirectSearch(nextPath) });
        })}
      >
        <TextInput
          {...form.getInputProps('email')}
          defaultValue={email}
          type="email"
          label="Email"
          autoComplete="email"
          inputMode="email"
        />
        <Button type="submit" fullWidth loading={isPending}>
          Send Me the Link
        </Button>
      </form>
      <p role="status" className={classes.answer}>
        {failure}
      </p>
    </AccountPage>
  );
}
