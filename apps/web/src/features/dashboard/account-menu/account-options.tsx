import type { CurrentUser } from '@guildpath/contract';
import { Menu, Modal } from '@guildpath/ui';
import { MenuDivider, MenuDropdown, MenuItem, MenuTarget } from '@mantine/core';
import {
  IconDevices,
  IconDownload,
  IconFingerprint,
  IconKey,
  IconShieldCog,
  IconSignature,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { hasPassword } from '../../../shared/auth/has-password.ts';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { useDownloadData } from '../../../shared/proof/use-download-data.ts';
import { useProof } from '../../../shared/proof/use-proof.ts';
import { AccountButton } from './account-button.tsx';
import classes from './account-menu.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { NameForm } from './name-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

type Dialog = 'name' | 'password' | 'passkeys' | 'sessions' | 'delete';

/** Renders the menu, which opens as soon as it is loaded, and the dialogs of its items. */
export function AccountOptions({ user }: { readonly user: CurrentUser }) {
  const button = useRef<HTMLButtonElement>(null);
  const identityId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<Dialog>();
  const proof = useProof();
  const { download, isPending } = useDownloadData({
    proof,
    onSettled: () => setIsOpen(false),
  });

  useEffect(() => {
    // The pressed button has been replaced; the menu returns the focus to what had it on opening.
    button.current?.focus();
    setIsOpen(true);
  }, []);

  const closeDialog = () => {
    setDialog(undefined);
    button.current?.focus();
  };
  // The button that had the focus before the dialog is gone.
  const downloadProof = {
    ...proof,
    handleProven: () => {
      proof.handleProven();
      button.current?.focus();
    },
    handleCancel: () => {
      proof.handleCancel();
      button.current?.focus();
    },
  };

  const titles: Record<Dialog, string> = {
    name: 'Your Name',
    password: hasPassword(user) ? 'Change Password' : 'Set a Password',
    passkeys: 'Passkeys',
    sessions: 'Where You’re Signed In',
    delete: 'Delete Account',
  };
  const items = [
    {
      id: 'name',
      name: user.firstName ? 'Change Your Name' : 'Set Your Name',
      Icon: IconSignature,
    },
    { id: 'password', name: titles.password, Icon: IconKey },
    { id: 'passkeys', name: titles.passkeys, Icon: IconFingerprint },
    { id: 'sessions', name: titles.sessions, Icon: IconDevices },
  ] as const;

  return (
    <>
      {/* The bar with the button is sticky, so the target is never detached. */}
      <Menu opened={isOpen} onChange={setIsOpen} hideDetached={false}>
        <MenuTarget>
          <AccountButton ref={button} user={user} />
        </MenuTarget>
        <MenuDropdown
          className={classes.dropdown}
          onKeyDown={(event) => {
            if (event.key === 'Tab') setIsOpen(false);
          }}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu */}
          <div role="group" aria-labelledby={identityId}>
            <div id={identityId} className={classes.identity}>
              <p className="gp-bold">{toFullName(user)}</p>
              <p className="gp-soft gp-small">{user.email}</p>
            </div>
            <MenuDivider />
            {user.role === 'admin' ? (
              <MenuItem
                component={Link}
                to="/admin"
                leftSection={<IconShieldCog size={20} aria-hidden="true" />}
              >
                Admin Panel
              </MenuItem>
            ) : null}
            <MenuItem
              data-autofocus
              closeMenuOnClick={false}
              leftSection={<IconDownload size={20} aria-hidden="true" />}
              aria-disabled={isPending || undefined}
              onClick={download}
            >
              {isPending ? 'Preparing Your Data...' : 'Download My Data'}
            </MenuItem>
            {items.map(({ id, name, Icon }) => (
              <MenuItem
                key={id}
                leftSection={<Icon size={20} aria-hidden="true" />}
                onClick={() => setDialog(id)}
              >
                {name}
              </MenuItem>
            ))}
            <MenuDivider />
            <MenuItem
              className={classes.destructive}
              leftSection={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => setDialog('delete')}
            >
              {titles.delete}
            </MenuItem>
          </div>
        </MenuDropdown>
      </Menu>
      <Modal
        title={dialog && titles[dialog]}
        opened={dialog !== undefined}
        onClose={closeDialog}
        returnFocus={false}
      >
        {dialog === 'name' ? <NameForm user={user} onDone={closeDialog} /> : null}
        {dialog === 'password' ? <PasswordForm user={user} onDone={closeDialog} /> : null}
        {dialog === 'passkeys' ? <Passkeys user={user} /> : null}
        {dialog === 'sessions' ? <Sessions /> : null}
        {dialog === 'delete' ? <DeleteAccount user={user} onCancel={closeDialog} /> : null}
      </Modal>
      <Modal
        title="Confirm It’s You"
        opened={proof.isRequired}
        onClose={downloadProof.handleCancel}
        returnFocus={false}
      >
        <ProofStep user={user} proof={downloadProof} />
      </Modal>
    </>
  );
}

function toFullName({ firstName, lastName, username }: CurrentUser): string {
  return [firstName, lastName].filter(Boolean).join(' ').trim() || username;
}
