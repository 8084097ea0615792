import { listSubmittedQuests } from '../quest/quest-storage.ts';
import { areCookiesBlocked } from './browser-facts.ts';
import { readStorage, visitorKeyPrefix, writeStorage } from './visitor-storage.ts';

const storageKey = `${visitorKeyPrefix}asked-link`;

export function rememberAskedAddress(email: string): void {
  writeStorage(storageKey, email);
}

/** Returns whether this browser has asked for any link, by a quest or by the form, and can stay signed in. */
export function hasAskedForLink(): boolean {
  return !areCookiesBlocked() && listAskedAddresses().length > 0;
}

/**
 * Returns whether this browser has asked for a link to the address. No mail scanner has its storage, and a
 * link that someone sends to sign a visitor in to another account has another address.
 */
export function hasAskedFor(email: string): boolean {
  return listAskedAddresses().some((asked) => asked.toLowerCase() === email.toLowerCase());
}

function listAskedAddresses(): string[] {
  const asked = readStorage(storageKey);
  const submitted = listSubmittedQuests().map(({ guestEmail }) => guestEmail);
  return asked === null ? submitted : [asked, ...submitted];
}
