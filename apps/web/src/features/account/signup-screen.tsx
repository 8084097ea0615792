import { Link } from '@tanstack/react-router';
import { useAuth } from '../../shared/auth/auth.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { LeaveTo, redirectSearch } from './next-path.tsx';
import { SignupForm } from './signup-form.tsx';

export function SignupScreen({ nextPath }: { readonly nextPath: string }) {
  const { isAuthenticated } = useAuth();

  if (isAuthenticated) return <LeaveTo path={nextPath} />;
  return (
    <AccountPage
      title="Sign Up"
      lead="Join the guild. It is free, and it keeps your results together."
      after={
        <p className={classes.other}>
          Already a member?{' '}
          <Link to="/login" search={redirectSearch(nextPath)} className="gp-tall-link">
            Login
          </Link>
        </p>
      }
    >
      <SignupForm nextPath={nextPath} />
    </AccountPage>
  );
}
