import type { CurrentUser } from '@guildpath/contract';
import { Modal } from '@mantine/core';
import { DeleteForm } from './delete-form.tsx';

export interface DeleteDialogProps {
  readonly user: CurrentUser;
  readonly opened: boolean;
  /** Has to give the focus back. */
  readonly onClose: () => void;
}

/** Says what will be gone, and deletes the account of whoever types that this is meant. */
export function DeleteDialog({ user, opened, onClose }: DeleteDialogProps) {
  return (
    <Modal title="Delete Account" opened={opened} onClose={onClose} returnFocus={false}>
      <DeleteForm user={user} onCancel={onClose} />
    </Modal>
  );
}
