import type { EmailLinkFactsOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { hasCode, toMessage, toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { hasAskedFor, hasAskedForLink } from '../../shared/auth/asked-addresses.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { useBrowserFact } from '../../shared/auth/browser-facts.ts';
import { useSignIn, welcomeBack } from '../../shared/auth/use-sign-in.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { awaitFirstVisit } from '../../shared/quest/first-visits.ts';
import { listSubmittedQuests } from '../../shared/quest/quest-storage.ts';
import { LoadingScreen } from '../../shared/status-screens/loading-screen.tsx';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import classes from './account-page.module.css';
import { AccountPage, CookiesBlocked } from './account-page.tsx';
import { DeadLink, UnknownLink } from './dead-link.tsx';
import { KeepPasswordForm } from './keep-password-form.tsx';
import { findResultId, RedirectTo, redirectSearch } from './next-path.tsx';

export interface EmailLinkScreenProps {
  readonly token: string;
  readonly nextPath: string;
}

/**
 * Redeems an emailed link immediately in the browser that asked for it, and elsewhere only when a button is
 * pressed, because mail scanners open links too. Warns first if that would remove a password. If the viewer
 * can already read the results, the link is not used up.
 */
export function EmailLinkScreen({ token, nextPath }: EmailLinkScreenProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const signIn = useSignIn();
  const resultId = findResultId(nextPath);
  const mutation = trpc.auth.emailLink.useMutation({
    onSuccess: async (user) => {
      showToast(welcomeBack);
      if (resultId) awaitFirstVisit(resultId);
      await signIn(user);
      router.history.replace(nextPath);
    },
  });
  const { error, isPending, variables } = mutation;
  const send = useSendOnce(mutation);
  // Each quest has a link of its own, and redeeming one invalidates the others.
  const submittedResultIds = listSubmittedQuests().map((quest) => quest.assessmentResultId);
  const redeem = (input: { readonly token: string; readonly password?: string }) =>
    send({ ...input, ...(submittedResultIds.length > 0 && { submittedResultIds }) });
  const { user, isLoading } = useAuth();
  // Fails for anyone but the owner, so that someone signed in to another account gets the button.
  const ownResults = trpc.results.get.useQuery(
    { assessmentResultId: resultId ?? '' },
    { enabled: user !== undefined && resultId !== undefined && mutation.isIdle },
  );
  // A mutation of the API, because a query would put the token into the URL.
  const factsQuery = {
    queryKey: ['emailed-link', token, user?.id],
    queryFn: async () => {
      const first = await client.auth.emailLinkFacts.mutate({ token });
      // The second call brings the cookie of the first, if the browser keeps it.
      return first.lacksCookie ? client.auth.emailLinkFacts.mutate({ token }) : first;
    },
  };
  const facts = useQuery(factsQuery);
  const hasWrongPassword =
    variables?.password !== undefined &&
    (hasCode(error, 'INVALID_CREDENTIALS') || hasCode(error, 'TOO_MANY_REQUESTS'));

  const isUnknown = facts.data?.isUnknown === true;
  const isDead = isUnknown || (facts.data?.isRenewable === true && mutation.isIdle);

  const mayBeAskedHere = useBrowserFact(hasAskedForLink);
  const { email, endsPassword, lacksCookie } = facts.data ?? {};
  // Nobody is signed out without a press.
  const isAskedHere =
    mayBeAskedHere &&
    !isLoading &&
    !user &&
    canRedeemAtOnce(facts.data) &&
    hasAskedFor(email ?? '');
  const redeemAtOnce = useEffectEvent(() => {
    if (mutation.isIdle) redeem({ token });
  });
  useEffect(() => {
    if (isAskedHere) redeemAtOnce();
  }, [isAskedHere]);

  // The focused button is gone.
  useEffect(() => {
    if (isDead || lacksCookie || (error && !hasWrongPassword)) focusScreen();
  }, [isDead, lacksCookie, error, hasWrongPassword]);

  // Waits for the facts if they are still loading.
  const handlePress = async () => {
    try {
      if (canRedeemAtOnce(await queryClient.ensureQueryData(factsQuery))) redeem({ token });
    } catch (failure) {
      showFailure(failure, 'Not Signed In Yet');
    }
  };

  if (ownResults.isSuccess && mutation.isIdle) return <RedirectTo path={nextPath} />;
  if (isUnknown) return <UnknownLink nextPath={nextPath} />;
  if (error && !hasWrongPassword) {
    // A used, expired or unknown link stays invalid, so there is nothing to retry.
    if (hasCode(error, 'INVALID_CREDENTIALS')) {
      return <DeadLink token={token} nextPath={nextPath} lead={toMessage(error)} />;
    }
    return (
      <AccountPage title="This Link Didn’t Work" lead={toMessage(error)}>
        <Button fullWidth loading={isPending} onClick={() => send(variables ?? { token })}>
          Try Again
        </Button>
        <LinkButton to="/login" search={redirectSearch(nextPath)} variant="outline" fullWidth>
          Get a New Link or Log In
        </LinkButton>
      </AccountPage>
    );
  }
  if (isDead) {
    return (
      <DeadLink
        token={token}
        nextPath={nextPath}
        lead="It has expired or was already used, maybe in another browser. We can email a new one to the same address."
      />
    );
  }
  if (lacksCookie) return <AccountPage before={<CookiesBlocked heading="h1" />} />;
  const isSending = (isPending || mutation.isSuccess) && variables?.password === undefined;
  if (mayBeAskedHere && (isLoading || facts.isPending || isAskedHere || isSending)) {
    return <LoadingScreen />;
  }
  const account = <OpenedAccount email={email} signedInEmail={user?.email} />;
  if (endsPassword) {
    return (
      <AccountPage
        title="Is This Your Password?"
        lead="Set this password yourself? Enter it to keep it. If not, continue without it. We’ll remove it and sign out every other device. Quests taken with your address will wait on your dashboard."
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
      lead={`You’re one tap away from ${resultId ? 'your results' : 'signing in'}.`}
    >
      {account}
      {/* A form, because React replays submissions from before hydration, but no clicks. */}
      <form action={handlePress}>
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          Sign In and Continue
        </Button>
      </form>
    </AccountPage>
  );
}

function canRedeemAtOnce(facts?: EmailLinkFactsOutput): boolean {
  return !(facts?.endsPassword || facts?.isUnknown || facts?.lacksCookie);
}

interface OpenedAccountProps {
  /** Undefined while loading, and for an invalid link. */
  readonly email: string | undefined;
  readonly signedInEmail: string | undefined;
}

// Names the account, because someone else may have forwarded the link.
function OpenedAccount({ email, signedInEmail }: OpenedAccountProps) {
  const isSwitch = signedInEmail !== undefined && signedInEmail !== email;
  return (
    <p role="status" className={classes.account}>
      {email === undefined ? null : (
        <span key={String(isSwitch)}>
          This link signs you in as <strong>{email}</strong>
          {isSwitch ? (
            <>
              {' '}
              and signs out <strong>{signedInEmail}</strong>
            </>
          ) : null}
        </span>
      )}
    </p>
  );
}
