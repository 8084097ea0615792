import { Button } from '@guildpath/ui';
import { IconCookie, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import classes from './cookie-banner.module.css';
import { type CookieChoice, findCookieChoice, storeCookieChoice } from './cookie-choice.ts';

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
    const timer = setTimeout(() => setIsVisible(true), Math.max(0, delayMs - sinceLoadMs()));
    return () => clearTimeout(timer);
  }, []);

  if (!isVisible) return null;

  const choose = (choice: CookieChoice) => {
    storeCookieChoice(choice);
    setIsVisible(false);
  };
  return (
    <section className={classes.banner} aria-label="Cookie notice">
      <IconCookie className={classes.icon} size={36} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>
        We use a cookie to keep you signed in, and your browser’s storage to keep your quest.
        Details are in our <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
      <div className={classes.actions}>
        <Button size="sm" onClick={() => choose('accepted')}>
          Accept All
        </Button>
        <Button size="sm" variant="outline" onClick={() => choose('declined')}>
          Decline
        </Button>
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label="Close and decline cookies"
        onClick={() => choose('declined')}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
    </section>
  );
}
