import type { CurrentUser } from '@guildpath/contract';
import '@guildpath/ui/mantine-dialog.css';
import '@guildpath/ui/mantine-fields.css';
import '@guildpath/ui/mantine-menu.css';
import '@guildpath/ui/mantine-password.css';
import { Menu, Modal } from '@mantine/core';
import {
  IconDevices,
  IconDownload,
  IconFingerprint,
  IconKey,
  IconSignature,
  IconTrash,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hasPassword } from '../../../shared/auth/has-password.ts';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { useDownloadData } from '../../../shared/proof/use-download-data.ts';
import { useProof } from '../../../shared/proof/use-proof.ts';
import { AccountButton } from './account-button.tsx';
import classes from './account-menu.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasskeysDialog } from './passkeys-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

/** The menu, which opens as soon as it is loaded, and the dialogs behind its items. */
export function AccountOptions({ user }: { readonly user: CurrentUser }) {
  const button = useRef<HTMLButtonElement>(null);
  const identityId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<'name' | 'password' | 'passkeys' | 'sessions' | 'delete'>();
  const proof = useProof();
  const { download, isPending } = useDownloadData({
    proof,
    onSettled: () => setIsOpen(false),
  });

  useEffect(() => {
    // Replaces the button that was pressed; the menu returns the focus to whatever had it on opening.
    button.current?.focus();
    setIsOpen(true);
  }, []);

  const closeDialog = () => {
    setDialog(undefined);
    button.current?.focus();
  };

  // The button that had the focus is gone with the dialog, however it ends.
  const thenFocus = (end: () => void) => () => {
    end();
    button.current?.focus();
  };
  const ownProof = {
    ...proof,
    handleProven: thenFocus(proof.handleProven),
    handleCancel: thenFocus(proof.handleCancel),
  };

  return (
    <>
      {/* The bar with its button is sticky, so the target is never detached. */}
      <Menu opened={isOpen} onChange={setIsOpen} hideDetached={false}>
        <Menu.Target>
          <AccountButton ref={button} user={user} />
        </Menu.Target>
        <Menu.Dropdown
          className={classes.dropdown}
          onKeyDown={(event) => {
            if (event.key === 'Tab') setIsOpen(false);
          }}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu */}
          <div role="group" aria-labelledby={identityId}>
            <div id={identityId} className={classes.identity}>
              <p className={classes.fullName}>{toFullName(user)}</p>
              <p className={classes.email}>{user.email}</p>
            </div>
            <Menu.Divider />
            <Menu.Item
              data-autofocus
              closeMenuOnClick={false}
              leftSection={<IconDownload size={20} aria-hidden="true" />}
              aria-disabled={isPending || undefined}
              onClick={download}
            >
              {isPending ? 'Preparing Your Data...' : 'Download My Data'}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconSignature size={20} aria-hidden="true" />}
              onClick={() => setDialog('name')}
            >
              {user.firstName ? 'Change Your Name' : 'Set Your Name'}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconKey size={20} aria-hidden="true" />}
              onClick={() => setDialog('password')}
            >
              {hasPassword(user) ? 'Change Password' : 'Set a Password'}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFingerprint size={20} aria-hidden="true" />}
              onClick={() => setDialog('passkeys')}
            >
              Passkeys
            </Menu.Item>
            <Menu.Item
              leftSection={<IconDevices size={20} aria-hidden="true" />}
              onClick={() => setDialog('sessions')}
            >
              Where You Are Signed In
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              className={classes.destructive}
              leftSection={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => setDialog('delete')}
            >
              Delete Account
            </Menu.Item>
          </div>
        </Menu.Dropdown>
      </Menu>
      <NameDialog user={user} opened={dialog === 'name'} onClose={closeDialog} />
      <PasswordDialog user={user} opened={dialog === 'password'} onClose={closeDialog} />
      <PasskeysDialog user={user} opened={dialog === 'passkeys'} onClose={closeDialog} />
      <SessionsDialog opened={dialog === 'sessions'} onClose={closeDialog} />
      <Modal
        title="Is It You?"
        opened={proof.isAsked}
        onClose={ownProof.handleCancel}
        returnFocus={false}
      >
        <ProofStep user={user} proof={ownProof} />
      </Modal>
      <DeleteDialog user={user} opened={dialog === 'delete'} onClose={closeDialog} />
    </>
  );
}

function toFullName({ firstName, lastName, username }: CurrentUser): string {
  return [firstName, lastName].filter(Boolean).join(' ').trim() || username;
}
