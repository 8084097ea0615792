import { passwordResetMinutes } from '@guildpath/contract';
import { visitorKeyPrefix } from './visitor-storage.ts';

const key = `${visitorKeyPrefix}link-sign-in`;

/** Notes that an emailed link has just signed in here: for ten minutes the server takes a new password without the old one. */
export function rememberLinkSignIn(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch (error) {
    console.warn(
      'This browser keeps nothing; a change of password asks for the current one.',
      error,
    );
  }
}

/** A new password has opened a new session. */
export function forgetLinkSignIn(): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('This browser keeps nothing, so there is nothing to forget.', error);
  }
}

export function isFreshLinkSignIn(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < passwordResetMinutes * 60_000;
  } catch {
    // Without storage nothing was noted.
    return false;
  }
}
