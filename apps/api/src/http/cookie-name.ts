import type { CookieName } from '@guildpath/contract';

/** Under https browsers keep a `__Host-` cookie from being set by other hosts of the domain, or over plain http. */
export function toCookieName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
