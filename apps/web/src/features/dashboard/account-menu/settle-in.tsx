import type { CurrentUser } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { useRef, useState } from 'react';
import { hasPassword } from '../../../shared/auth/has-password.ts';
import {
  readStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../../../shared/auth/visitor-storage.ts';
import { lazyPart, Part } from '../../../shared/code-loading/lazy-part.tsx';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import classes from './settle-in.module.css';

const storageKey = `${visitorKeyPrefix}settled-in`;
const SettleInDialog = lazyPart(
  async () => (await import('./settle-in-dialog.tsx')).SettleInDialog,
);

/** Asks someone who came by an emailed link once for a name and a password. */
export function SettleIn({ user }: { readonly user: CurrentUser }) {
  const [isAnswered, setIsAnswered] = useState(() => readStorage(storageKey) !== null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (isAnswered || hasPassword(user) || user.authProvider !== 'guest') return null;

  const decline = () => {
    writeStorage(storageKey, 'later');
    setIsAnswered(true);
    // The focused button is gone.
    focusScreen();
  };
  const handleClose = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <Panel
      as="section"
      padding="md"
      className={`gp-row gp-gap-3 gp-middle ${classes.panel}`}
      aria-labelledby="settle-in"
    >
      <div className={classes.words}>
        <h2 id="settle-in">Make this account yours</h2>
        <p>Log in without waiting for an email.</p>
      </div>
      <Button
        ref={button}
        size="sm"
        onPointerEnter={SettleInDialog.preload}
        onFocus={SettleInDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {user.firstName ? 'Set a Password' : 'Set Name and Password'}
      </Button>
      <Button variant="quiet" size="sm" onClick={decline}>
        Not Now
      </Button>
      {isOpen ? (
        <Part name="the form" fallback={null}>
          <SettleInDialog user={user} onClose={handleClose} onDone={focusScreen} />
        </Part>
      ) : null}
    </Panel>
  );
}
