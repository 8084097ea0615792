import type { CurrentUser } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { latestAssessments } from '../queries/use-quests.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** Typed in full, so that nobody deletes an account by a slip of the finger. */
const confirmation = 'DELETE';

export interface DeleteDialogProps {
  readonly user: CurrentUser;
  readonly opened: boolean;
  /** Must return the focus. */
  readonly onClose: () => void;
}

/** Says what will be deleted, and deletes the account once the confirmation is typed. */
export function DeleteDialog({ user, opened, onClose }: DeleteDialogProps) {
  return (
    <Modal title="Delete Account" opened={opened} onClose={onClose} returnFocus={false}>
      <DeleteForm user={user} onCancel={onClose} />
    </Modal>
  );
}

interface DeleteFormProps {
  readonly user: CurrentUser;
  readonly onCancel: () => void;
}

function DeleteForm({ user, onCancel }: DeleteFormProps) {
  const { data } = trpc.user.assessments.useQuery(latestAssessments);
  const { proof, deleteAccount, isPending } = useDeleteAccount();
  // Not a contract form: the word is never sent, and the button is enabled as soon as it matches.
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === confirmation;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) deleteAccount();
  };

  if (proof.isAsked) return <ProofStep user={user} proof={proof} />;
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <p>
        Your account <strong className={classes.email}>{user.email}</strong> and{' '}
        {toWords(data?.assessments.length)} will be gone, at once and for good. This cannot be
        undone.
      </p>
      <p className={classes.lead}>Download your data first if you want to keep it.</p>
      <TextInput
        label={`Type ${confirmation} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
      />
      <div className={classes.choice}>
        <Button variant="outline" onClick={onCancel}>
          Keep Account
        </Button>
        <Button
          type="submit"
          variant="outline"
          className={classes.destructive}
          disabled={!isConfirmed}
          loading={isPending}
        >
          Delete Account
        </Button>
      </div>
    </form>
  );
}

/** The number of results may still be loading, or have failed to load. */
function toWords(resultCount: number | undefined): string {
  // Of a full page nobody knows how many there are.
  if (resultCount === undefined || resultCount >= latestAssessments.limit)
    return 'all your results';
  if (resultCount === 0) return 'everything in it';
  return resultCount === 1 ? 'your result' : `all ${resultCount} results`;
}
