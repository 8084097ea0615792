import { Button } from '@guildpath/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasCode, toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { useSignIn } from '../../shared/auth/use-sign-in.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { listSubmittedResultIds } from '../../shared/quest/waiting-quest.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { KeepPasswordForm } from './keep-password-form.tsx';
import { findResultId, LeaveTo, redirectSearch } from './next-path.tsx';

export interface EmailLinkScreenProps {
  readonly token: string;
  readonly nextPath: string;
}

/**
 * An emailed link signs in only when a button is pressed, because mail scanners open links too. Where that would end a
 * password, the page says so first. Someone who can already read the results that it leads to needs no sign-in and is led
 * on at once; the link stays as it is.
 */
export function EmailLinkScreen({ token, nextPath }: EmailLinkScreenProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const signIn = useSignIn();
  const mutation = trpc.auth.emailLink.useMutation({
    onSuccess: async (user) => {
      showToast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
      await signIn(user);
      router.history.replace(nextPath);
    },
  });
  const { error, isPending, variables } = mutation;
  const send = useSendOnce(mutation);
  // Of several quests, each has a letter of its own, and the first that is opened makes the others worthless.
  const submittedResultIds = listSubmittedResultIds();
  const redeem = (input: { readonly token: string; readonly password?: string }) =>
    send({ ...input, ...(submittedResultIds.length > 0 && { submittedResultIds }) });
  const { user } = useAuth();
  const resultId = findResultId(nextPath);
  // Answered with the results only for their owner: someone signed in to another account switches with the button.
  const ownResults = trpc.results.get.useQuery(
    { assessmentResultId: resultId ?? '' },
    { enabled: user !== undefined && resultId !== undefined && mutation.isIdle },
  );
  // A mutation of the API, because queries carry their input in the address, and this one is a token.
  const factsQuery = {
    queryKey: ['emailed-link', token, user?.id],
    queryFn: () => client.auth.emailLinkFacts.mutate({ token }),
  };
  const facts = useQuery(factsQuery);
  const hasWrongPassword =
    variables?.password !== undefined &&
    (hasCode(error, 'INVALID_CREDENTIALS') || hasCode(error, 'TOO_MANY_REQUESTS'));

  // The button that had the focus is no longer on the page.
  useEffect(() => {
    if (error && !hasWrongPassword) focusScreen();
  }, [error, hasWrongPassword]);

  // A press before the facts are known waits for them; when they say that a password ends, the page shows it.
  const handlePress = async () => {
    try {
      const { endsPassword } = await queryClient.ensureQueryData(factsQuery);
      if (!endsPassword) redeem({ token });
    } catch (failure) {
      showToast({
        title: 'Not Signed In Yet',
        description:
          (failure instanceof Error && toServerMessage(failure)) ||
          'The server could not be reached. Please try again.',
        variant: 'destructive',
      });
    }
  };

  if (ownResults.isSuccess && mutation.isIdle) return <LeaveTo path={nextPath} />;
  if (error && !hasWrongPassword) {
    const isInvalid = hasCode(error, 'INVALID_CREDENTIALS');
    return (
      <AccountPage
        title="This Link Did Not Work"
        lead={toServerMessage(error) ?? 'The server could not be reached. Please try again.'}
      >
        {/* A link that is used, too old or unknown stays so. */}
        {isInvalid ? null : (
          <Button fullWidth loading={isPending} onClick={() => send(variables ?? { token })}>
            Try Again
          </Button>
        )}
        <LinkButton
          to="/login"
          search={redirectSearch(nextPath)}
          variant={isInvalid ? 'gold' : 'outline'}
          fullWidth
        >
          Get a New Link or Login
        </LinkButton>
      </AccountPage>
    );
  }
  const account = <OpenedAccount email={facts.data?.email} signedInEmail={user?.email} />;
  if (facts.data?.endsPassword) {
    return (
      <AccountPage
        title="Is This Your Password?"
        lead="This account has a password, but nobody has proven yet that the address is theirs. Your link proves it. Enter the password to keep it. Without it, the password and every other sign-in of this account end, in case a stranger chose it, and quests that were handed in wait on your dashboard until you keep them. Names stay, and you can set a new password."
      >
        {account}
        <KeepPasswordForm
          isPending={isPending}
          error={hasWrongPassword && error ? toServerMessage(error) : undefined}
          onPassword={(password) => redeem({ token, password })}
          onWithout={() => redeem({ token })}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Welcome to the Guild"
      lead={`Your emailed link has brought you here. One press of the button signs you in${resultId ? ' and opens your results' : ''}.`}
    >
      {account}
      <Button size="lg" fullWidth loading={isPending} onClick={() => void handlePress()}>
        Sign In and Continue
      </Button>
    </AccountPage>
  );
}

interface OpenedAccountProps {
  /** Unknown at first, and of a link that no longer works. */
  readonly email: string | undefined;
  readonly signedInEmail: string | undefined;
}

/** Whose account the link opens: someone else may have sent it on. */
function OpenedAccount({ email, signedInEmail }: OpenedAccountProps) {
  const isSwitch = signedInEmail !== undefined && signedInEmail !== email;
  return (
    <p role="status" className={classes.account}>
      {email === undefined ? null : (
        <>
          This link opens the account of <strong>{email}</strong>
          {isSwitch ? (
            <>
              {' '}
              and signs out <strong>{signedInEmail}</strong>
            </>
          ) : null}
        </>
      )}
    </p>
  );
}
