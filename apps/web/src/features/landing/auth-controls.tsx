import type { CurrentUser } from '@guildpath/contract';
import { useAuth } from '../../shared/auth/auth.ts';
import { usePlace } from '../../shared/halls/place.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import classes from './auth-controls.module.css';

/** Renders nothing until the viewer is known (spec section 2), and nothing for a student without account. */
export function AuthControls() {
  const { user, isLoading } = useAuth();
  const { place } = usePlace();
  if (isLoading || place) return null;
  if (user) {
    return (
      <>
        <span className={classes.welcome}>{`Welcome, ${toGreetingName(user)}!`}</span>
        <LinkButton to="/dashboard" size="sm">
          Dashboard
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <LinkButton to="/login" variant="quiet" size="sm">
        Login
      </LinkButton>
      <LinkButton to="/signup" size="sm">
        Sign Up
      </LinkButton>
    </>
  );
}

function toGreetingName({ firstName, username }: CurrentUser): string {
  return firstName || username || 'Adventurer';
}
