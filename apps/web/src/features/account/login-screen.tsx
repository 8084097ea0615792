import { paths } from '@guildpath/contract';
import { Button, ButtonAnchor } from '@guildpath/ui';
import { Link, useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { usePasskeyLogin } from '../../shared/auth/passkeys.ts';
import { useSignIn, welcomeBack } from '../../shared/auth/use-sign-in.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { findSubmittedQuest } from '../../shared/quest/quest-storage.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import { AccountPage } from './account-page.tsx';
import { LoginForm } from './login-form.tsx';
import { findResultId, RedirectTo, redirectSearch } from './next-path.tsx';
import { type ProviderError, ProviderLoginError } from './provider-login-error.tsx';
import { ResultsLink } from './results-link.tsx';

export interface LoginScreenProps {
  readonly nextPath: string;
  readonly error: ProviderError | undefined;
}

/** Guests on the way to results have no password, so for them the form is collapsed. */
export function LoginScreen({ nextPath, error }: LoginScreenProps) {
  const { isAuthenticated } = useAuth();
  const { hasProviderLogin } = useSiteSettings();
  const assessmentResultId = findResultId(nextPath);
  const submitted = assessmentResultId ? findSubmittedQuest(assessmentResultId) : undefined;

  // When it replaces another form, the focused link is gone. On a page load it is not hydrated yet.
  const [replacesForm] = useState(useHydrated());
  useEffect(() => {
    if (replacesForm) focusScreen();
  }, [replacesForm]);

  if (isAuthenticated) return <RedirectTo path={nextPath} />;
  return (
    <AccountPage
      title="Login"
      lead="Welcome back, adventurer. Everything’s right where you left it."
      collapsedUnder={submitted?.guestEmail ? 'I have a password' : undefined}
      before={
        <>
          {error ? <ProviderLoginError error={error} nextPath={nextPath} /> : null}
          {assessmentResultId ? (
            <ResultsLink assessmentResultId={assessmentResultId} submitted={submitted} />
          ) : null}
        </>
      }
      after={
        <p className="gp-soft gp-center">
          No account yet?{' '}
          <Link to="/signup" search={redirectSearch(nextPath)} className="gp-tall-link">
            Sign up
          </Link>
        </p>
      }
    >
      <LoginForm nextPath={nextPath} />
      <PasskeyLogin />
      {hasProviderLogin ? (
        <ButtonAnchor
          href={`${paths.providerLogin}?redirect=${encodeURIComponent(nextPath)}`}
          variant="outline"
          fullWidth
        >
          Continue with Single Sign-On
        </ButtonAnchor>
      ) : null}
    </AccountPage>
  );
}

// A form, because React replays submissions from before hydration, but no clicks.
function PasskeyLogin() {
  const signIn = useSignIn();
  const { logIn, isPending } = usePasskeyLogin(async (user) => {
    showToast(welcomeBack);
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
