import { visitorKeyPrefix } from './visitor-storage.ts';

/** Kept for this tab only, because it is personal data. */
function toKey(assessmentResultId: string): string {
  return `${visitorKeyPrefix}guest-email.${assessmentResultId}`;
}

/** Remembers which address a guest gave for a result, so that the login page can send the link again. */
export function rememberGuestEmail(assessmentResultId: string, email: string): void {
  try {
    sessionStorage.setItem(toKey(assessmentResultId), email);
  } catch (error) {
    console.warn('This browser keeps nothing; the login page will ask for the email again.', error);
  }
}

export function findGuestEmail(assessmentResultId: string): string | undefined {
  try {
    return sessionStorage.getItem(toKey(assessmentResultId)) ?? undefined;
  } catch (error) {
    console.warn('This browser keeps nothing; the login page asks for the email.', error);
    return undefined;
  }
}
