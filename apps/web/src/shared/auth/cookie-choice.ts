export type CookieChoice = 'accepted' | 'declined';

/** The bare word is the stored value, because other code reads it too. */
const storageKey = 'cookieConsent';

export function findCookieChoice(): CookieChoice | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch (error) {
    console.warn('This browser keeps nothing; the cookie notice will be shown again.', error);
    return undefined;
  }
}

export function storeCookieChoice(choice: CookieChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.warn('This browser keeps nothing; the cookie notice will be shown again.', error);
  }
}
