import { Button } from '@guildpath/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../shared/api-context.ts';
import { toServerMessage } from '../../shared/call-error.ts';
import { focusScreen } from '../../shared/focus-screen.ts';
import { LinkButton } from '../../shared/link-button.tsx';
import { showToast } from '../../shared/toast.ts';
import { useEnter } from '../../shared/use-enter.ts';
import { AccountPage } from './account-page.tsx';
import { findResultId } from './find-result-id.ts';
import { redirectSearch } from './redirect-search.ts';

export interface EmailLinkScreenProps {
  readonly token: string;
  readonly nextPath: string;
}

/** An emailed link signs in at the press of a button and not before: mail scanners open links too. */
export function EmailLinkScreen({ token, nextPath }: EmailLinkScreenProps) {
  const router = useRouter();
  const api = useApi();
  const enter = useEnter();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.auth.emailLink.mutate({ token }),
    onSuccess: async (user) => {
      showToast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
      await enter(user);
      router.history.replace(nextPath);
    },
  });

  // The button that was pressed is gone by now.
  useEffect(() => {
    if (error) focusScreen();
  }, [error]);

  if (error) {
    return (
      <AccountPage
        title="This Link Did Not Work"
        lead={toServerMessage(error) ?? 'The server could not be reached. Please try again.'}
      >
        <Button fullWidth loading={isPending} onClick={() => mutate()}>
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
      lead={`Your emailed link has brought you here. One press of the button signs you in${findResultId(nextPath) ? ' and opens your results' : ''}.`}
    >
      <Button size="lg" fullWidth loading={isPending} onClick={() => mutate()}>
        Sign In and Continue
      </Button>
    </AccountPage>
  );
}
