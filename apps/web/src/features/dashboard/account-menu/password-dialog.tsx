import type { CurrentUser } from '@guildpath/contract';
import { Modal } from '@mantine/core';
import { hasPassword } from './has-password.ts';
import { PasswordForm } from './password-form.tsx';

export interface PasswordDialogProps {
  readonly user: CurrentUser;
  readonly opened: boolean;
  /** Has to give the focus back. */
  readonly onClose: () => void;
}

/** For the first password of an account, or for another one. */
export function PasswordDialog({ user, opened, onClose }: PasswordDialogProps) {
  return (
    <Modal
      title={hasPassword(user) ? 'Change Password' : 'Set a Password'}
      opened={opened}
      onClose={onClose}
      returnFocus={false}
    >
      <PasswordForm user={user} onDone={onClose} />
    </Modal>
  );
}
