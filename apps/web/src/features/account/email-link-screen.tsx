import { Button } from '@guildpath/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { useSignIn } from '../../shared/auth/use-sign-in.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { showToast } from '../../shared/toasts/show-toast.ts';
import { AccountPage } from './account-page.tsx';
import { findResultId, LeaveTo, redirectSearch } from './next-path.tsx';

export interface EmailLinkScreenProps {
  readonly token: string;
  readonly nextPath: string;
}

/**
 * An emailed link signs in only when a button is pressed, because mail scanners open links too. Someone who can already
 * read the results that it leads to needs no sign-in and is led on at once; the link stays as it is.
 */
export function EmailLinkScreen({ token, nextPath }: EmailLinkScreenProps) {
  const router = useRouter();
  const signIn = useSignIn();
  const mutation = trpc.auth.emailLink.useMutation({
    onSuccess: async (user) => {
      showToast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
      await signIn(user);
      router.history.replace(nextPath);
    },
  });
  const { error, isPending } = mutation;
  const redeem = useSendOnce(mutation);
  const { user } = useAuth();
  const resultId = findResultId(nextPath);
  // Answered with the results only for their owner: someone signed in to another account switches with the button.
  const ownResults = trpc.results.get.useQuery(
    { assessmentResultId: resultId ?? '' },
    { enabled: user !== undefined && resultId !== undefined && mutation.isIdle },
  );

  // The button that had the focus is no longer on the page.
  useEffect(() => {
    if (error) focusScreen();
  }, [error]);

  if (ownResults.isSuccess && mutation.isIdle) return <LeaveTo path={nextPath} />;
  if (error) {
    return (
      <AccountPage
        title="This Link Did Not Work"
        lead={toServerMessage(error) ?? 'The server could not be reached. Please try again.'}
      >
        <Button fullWidth loading={isPending} onClick={() => redeem({ token })}>
          Try Again
        </Button>
        <LinkButton to="/login" search={redirectSearch(nextPath)} variant="outline" fullWidth>
          Get a New Link or Login
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Welcome to the Guild"
      lead={`Your emailed link has brought you here. One press of the button signs you in${resultId ? ' and opens your results' : ''}.`}
    >
      <Button size="lg" fullWidth loading={isPending} onClick={() => redeem({ token })}>
        Sign In and Continue
      </Button>
    </AccountPage>
  );
}
