import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import {
  type CookieChoice,
  findCookieChoice,
  storeCookieChoice,
} from '../../shared/auth/cookie-choice.ts';

// Most visitors have chosen, and the others see it after everything else.
const CookieNotice = lazyRouteComponent(() => import('./cookie-notice.tsx'), 'CookieNotice');

/** Spec section 9. */
const delayMs = 2000;

/** Time since the page loaded, 0 until it has. A prerendered page loads long before it is hydrated. */
function sinceLoadMs(): number {
  const [page] = performance.getEntriesByType('navigation');
  // The entry's `duration` is 0 until the load event has been handled.
  return page?.duration ? performance.now() - page.duration : 0;
}

/** Asks visitors who have not chosen yet, two seconds after the page has loaded. */
export function CookieBanner() {
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    if (findCookieChoice()) return;
    void CookieNotice.preload?.();
    const timer = setTimeout(() => setIsVisible(true), Math.max(0, delayMs - sinceLoadMs()));
    return () => clearTimeout(timer);
  }, []);

  if (!isVisible) return null;

  const choose = (choice: CookieChoice) => {
    storeCookieChoice(choice);
    setIsVisible(false);
  };
  return (
    <Suspense fallback={null}>
      <CookieNotice onChoose={choose} />
    </Suspense>
  );
}
