import type { CurrentUser } from '@guildpath/contract';
import { Modal } from '@guildpath/ui';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';

export interface SettleInDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
  /** The dialog is gone by then, because the account has a password. */
  readonly onDone: () => void;
}

/** Asks for a name, unless there is one, and then for a password. */
export function SettleInDialog({ user, onClose, onDone }: SettleInDialogProps) {
  const isNamed = Boolean(user.firstName);
  return (
    <Modal title={isNamed ? 'Set a Password' : 'Your Name'} opened onClose={onClose}>
      {isNamed ? (
        <PasswordForm user={user} onDone={onDone} />
      ) : (
        <NameForm user={user} onDone={() => undefined} />
      )}
    </Modal>
  );
}
