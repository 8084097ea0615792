import type { CookieName } from '@guildpath/contract';

/** Browsers reject a cookie named `__Host-…` from other hosts and over plain http. */
export function toCookieName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
