import { Button } from '@guildpath/ui';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CookieChoice } from '../../shared/auth/cookie-choice.ts';
import classes from './cookie-notice.module.css';

export function CookieNotice({ onChoose }: { readonly onChoose: (choice: CookieChoice) => void }) {
  return (
    <section className={`gp-on-screen ${classes.banner}`} aria-label="Cookie notice">
      <p className={classes.text}>
        One cookie keeps you signed in. <Link to="/privacy-policy">Privacy Policy</Link>
      </p>
      <Button size="sm" onClick={() => onChoose('accepted')}>
        Accept All
      </Button>
      <Button size="sm" variant="outline" onClick={() => onChoose('declined')}>
        Decline
      </Button>
      <button
        type="button"
        className={classes.close}
        aria-label="Close and decline cookies"
        onClick={() => onChoose('declined')}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
    </section>
  );
}
