import { Button } from '@guildpath/ui';
import { IconCookie, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CookieChoice } from '../../shared/auth/cookie-choice.ts';
import classes from './cookie-notice.module.css';

export interface CookieNoticeProps {
  readonly onChoose: (choice: CookieChoice) => void;
}

export function CookieNotice({ onChoose }: CookieNoticeProps) {
  return (
    <section className={classes.banner} aria-label="Cookie notice">
      <IconCookie className={classes.icon} size={36} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>
        We use a cookie to keep you signed in, and your browser’s storage to keep your quest.
        Details are in our <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
      <div className={classes.actions}>
        <Button size="sm" onClick={() => onChoose('accepted')}>
          Accept All
        </Button>
        <Button size="sm" variant="outline" onClick={() => onChoose('declined')}>
          Decline
        </Button>
      </div>
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
