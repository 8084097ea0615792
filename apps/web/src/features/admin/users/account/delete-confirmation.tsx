import type { AdminUserOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import dialog from '../../../../shared/forms/dialog.module.css';
import { focusWhenThere } from '../../../../shared/forms/focus-when-there.ts';

interface DeleteConfirmationProps {
  readonly account: AdminUserOutput;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what will be deleted, and takes the name of the account: so that nobody deletes the wrong one. */
export function DeleteConfirmation({
  account: { username, email, resultCount },
  isPending,
  onConfirm,
  onCancel,
}: DeleteConfirmationProps) {
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === username;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) onConfirm();
  };

  return (
    <form className={dialog.form} noValidate onSubmit={handleSubmit}>
      <p>
        The account <strong className={dialog.email}>{email}</strong> and{' '}
        {resultCount === 0 ? 'everything in it' : `its results (${resultCount})`} will be gone, at
        once and for good. Its owner is told by mail.
      </p>
      <TextInput
        ref={focusWhenThere}
        label={`Type ${username} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={dialog.choice}>
        <Button variant="outline" onClick={onCancel}>
          Keep Account
        </Button>
        <Button
          type="submit"
          variant="outline"
          className={dialog.destructive}
          disabled={!isConfirmed}
          loading={isPending}
        >
          Delete Account
        </Button>
      </div>
    </form>
  );
}
