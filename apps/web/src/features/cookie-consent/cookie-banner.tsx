import { useEffect, useState } from 'react';
import {
  type CookieChoice,
  findCookieChoice,
  storeCookieChoice,
} from '../../shared/auth/cookie-choice.ts';
import { lazyPart, Part } from '../../shared/code-loading/lazy-part.tsx';

// Most visitors have made their choice, and the others see it last.
const CookieNotice = lazyPart(async () => (await import('./cookie-notice.tsx')).CookieNotice);

// Spec section 9.
const delayMs = 2000;

// Returns 0 until the page has loaded. It loads long before it is hydrated.
function sinceLoadMs(): number {
  const [page] = performance.getEntriesByType('navigation');
  // `duration` is 0 until the load event has been handled.
  return page?.duration ? performance.now() - page.duration : 0;
}

export function CookieBanner() {
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    if (findCookieChoice()) return;
    CookieNotice.preload();
    const timer = setTimeout(() => setIsVisible(true), Math.max(0, delayMs - sinceLoadMs()));
    return () => clearTimeout(timer);
  }, []);

  if (!isVisible) return null;

  const choose = (choice: CookieChoice) => {
    storeCookieChoice(choice);
    setIsVisible(false);
  };
  return (
    // Without its code there is no notice, and nothing is accepted.
    <Part fallback={null} failure={null}>
      <CookieNotice onChoose={choose} />
    </Part>
  );
}
