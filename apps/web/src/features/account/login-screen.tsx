import { paths } from '@guildpath/contract';
import { ButtonAnchor } from '@guildpath/ui';
import { Link, useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { findSubmittedQuest } from '../../shared/quest/waiting-quest.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { AwaitedLetter } from './awaited-letter-chunk.ts';
import { LoginForm } from './login-form.tsx';
import { type LoginError, LoginTrouble } from './login-trouble.tsx';
import { findResultId, LeaveTo, redirectSearch } from './next-path.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

export interface LoginScreenProps {
  readonly nextPath: string;
  /** Why a login at the provider has just failed. */
  readonly error: LoginError | undefined;
}

/**
 * Login by password or provider; on the way to results, it points to the emailed link first. Guests who have just been
 * sent one have no password, so for them the form is folded away.
 */
export function LoginScreen({ nextPath, error }: LoginScreenProps) {
  const { isAuthenticated } = useAuth();
  const { hasProviderLogin } = useSiteSettings();
  const assessmentResultId = findResultId(nextPath);
  const submitted = assessmentResultId ? findSubmittedQuest(assessmentResultId) : undefined;

  // It may take the place of a form whose link had the focus. A page that has just been loaded is not hydrated yet.
  const [isNext] = useState(useHydrated());
  useEffect(() => {
    if (isNext) focusScreen();
  }, [isNext]);

  if (isAuthenticated) return <LeaveTo path={nextPath} />;
  return (
    <AccountPage
      title="Login"
      lead="Welcome back, adventurer. Your path is where you left it."
      foldedUnder={submitted?.guestEmail ? 'I have a password' : undefined}
      before={
        <>
          {error ? <LoginTrouble error={error} nextPath={nextPath} /> : null}
          {assessmentResultId ? (
            <AwaitedLetter assessmentResultId={assessmentResultId} submitted={submitted} />
          ) : null}
        </>
      }
      after={
        <p className={classes.other}>
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
