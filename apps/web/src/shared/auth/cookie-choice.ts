import { readStorage, writeStorage } from './visitor-storage.ts';

export type CookieChoice = 'accepted' | 'declined';

/** Outlasts a sign-out, so it lacks the prefix of a visitor's data. */
const storageKey = 'cookieConsent';

export function findCookieChoice(): CookieChoice | undefined {
  const stored = readStorage(storageKey);
  return stored === 'accepted' || stored === 'declined' ? stored : undefined;
}

export function storeCookieChoice(choice: CookieChoice): void {
  writeStorage(storageKey, choice);
}
