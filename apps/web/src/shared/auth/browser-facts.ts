import { useLayoutEffect, useState } from 'react';

/** Returns whether the browser refuses cookies, without which no one stays signed in. */
export function areCookiesBlocked(): boolean {
  const probe = 'guildpath_probe';
  try {
    // Chrome says that cookies are enabled while it blocks all of them.
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of 2022 have no other way
    document.cookie = `${probe}=1; SameSite=Lax`;
    const isKept = document.cookie.includes(probe);
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${probe}=; SameSite=Lax; Max-Age=0`;
    return !(navigator.cookieEnabled && isKept);
  } catch {
    // A page in a sandbox may not even ask.
    return true;
  }
}

/** Checks something about the browser as it opens; false on the server and while the page is hydrated. */
export function useBrowserFact(check: () => boolean): boolean {
  const [isTrue, setIsTrue] = useState(false);
  useLayoutEffect(() => setIsTrue(check()), [check]);
  return isTrue;
}
