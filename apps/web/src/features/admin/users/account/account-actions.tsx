import { type AdminUserOutput, roles } from '@guildpath/contract';
import { Button, NativeSelect } from '@guildpath/ui';
import { IconDownload, IconLogout, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import dialog from '../../../../shared/forms/dialog.module.css';
import classes from './account.module.css';
import type { useAccountChanges } from './use-account-changes.ts';

// As in the table, no role is shown as quick.
const noRole = 'quick';

interface AccountActionsProps {
  readonly account: AdminUserOutput;
  readonly changes: ReturnType<typeof useAccountChanges>;
  readonly download: { readonly download: () => void; readonly isPending: boolean };
  readonly onDelete: () => void;
}

export function AccountActions({ account, changes, download, onDelete }: AccountActionsProps) {
  const [chosen, setChosen] = useState<string>(account.role ?? noRole);
  const select = useRef<HTMLSelectElement>(null);
  const role = roles.find((each) => each === chosen) ?? null;

  const handleRole = (event: FormEvent) => {
    event.preventDefault();
    if (role === account.role) return;
    // The focused button will be disabled.
    select.current?.focus();
    changes.setRole.start(role);
  };

  return (
    <>
      <form className={`gp-row gp-gap-3 gp-end ${classes.role}`} onSubmit={handleRole}>
        <NativeSelect
          ref={select}
          label="Role"
          value={chosen}
          data={[noRole, ...roles]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="outline"
          disabled={role === account.role}
          loading={changes.setRole.isPending}
        >
          Set Role
        </Button>
      </form>
      <div className={`gp-row gp-gap-3 ${dialog.choice}`}>
        <Button
          variant="outline"
          leftIcon={<IconDownload size={20} aria-hidden="true" />}
          loading={download.isPending}
          onClick={download.download}
        >
          Download Data
        </Button>
        <Button
          variant="outline"
          leftIcon={<IconLogout size={20} aria-hidden="true" />}
          loading={changes.signOut.isPending}
          onClick={() => changes.signOut.start()}
        >
          Sign Out Everywhere
        </Button>
        <Button
          variant="outline"
          className={dialog.destructive}
          leftIcon={<IconTrash size={20} aria-hidden="true" />}
          onClick={onDelete}
        >
          Delete Account
        </Button>
      </div>
    </>
  );
}
