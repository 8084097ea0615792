import { TextInput } from '@guildpath/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DeleteChoice } from './delete-choice.tsx';
import classes from './dialog.module.css';
import { focusOnMount } from './focus-on-mount.ts';

export interface DeleteAccountFormProps {
  /** Must be typed in full to enable the button. */
  readonly confirmation: string;
  readonly autoCapitalize: 'none' | 'characters';
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Replaces the form, which keeps its text. */
  readonly proofStep?: ReactNode;
  readonly children: ReactNode;
}

export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { confirmation, autoCapitalize, isPending, onConfirm, onCancel, proofStep, children } =
    props;
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === confirmation;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) onConfirm();
  };

  if (proofStep) return proofStep;
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      {children}
      <TextInput
        ref={focusOnMount}
        label={`Type ${confirmation} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize={autoCapitalize}
        spellCheck={false}
        data-autofocus
      />
      <DeleteChoice
        noun="Account"
        onKeep={onCancel}
        type="submit"
        disabled={!isConfirmed}
        loading={isPending}
      />
    </form>
  );
}
