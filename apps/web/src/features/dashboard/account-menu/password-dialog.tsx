import {
  adminPasswordMinLength,
  type CurrentUser,
  passwordMinLength,
  setPasswordForm,
} from '@guildpath/contract';
import { Button, Spinner } from '@guildpath/ui';
import { Modal, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { hasPassword } from '../../../shared/auth/has-password.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { focusWhenThere } from '../../../shared/forms/focus-when-there.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { useProof } from '../../../shared/proof/use-proof.ts';
import { useSetPassword } from './use-set-password.ts';

export interface PasswordDialogProps {
  readonly user: CurrentUser;
  readonly opened: boolean;
  /** Must return the focus. */
  readonly onClose: () => void;
}

/** Sets the first password of an account, or changes it. */
export function PasswordDialog({ user, opened, onClose }: PasswordDialogProps) {
  return (
    <Modal
      title={hasPassword(user) ? 'Change Password' : 'Set a Password'}
      opened={opened}
      onClose={onClose}
      returnFocus={false}
    >
      <PasswordStep user={user} onDone={onClose} />
    </Modal>
  );
}

interface PasswordStepProps {
  readonly user: CurrentUser;
  readonly onDone: () => void;
}

/** Someone who has just come in by an emailed link may have forgotten the current password, and is not asked for it. */
function PasswordStep(props: PasswordStepProps) {
  const { data, isPending } = trpc.user.sessions.useQuery(undefined, { staleTime: 0 });
  // A first password may be set in another window meanwhile: what is typed here stays.
  const [isFirst] = useState(!hasPassword(props.user));
  if (isPending && !isFirst) return <Spinner label="Loading" />;
  const asksForCurrent = hasPassword(props.user) && !data?.canReplacePassword;
  return <PasswordForm {...props} asksForCurrent={asksForCurrent} />;
}

interface PasswordFormProps extends PasswordStepProps {
  readonly asksForCurrent: boolean;
}

function PasswordForm({ user, asksForCurrent, onDone }: PasswordFormProps) {
  const form = useContractForm(setPasswordForm);
  const isChange = hasPassword(user);
  const proof = useProof();
  const { setPassword, isPending } = useSetPassword({
    user,
    proof,
    onDone,
    onRefused: (message) => {
      // A toast disappears; the field keeps saying what is wrong with the current password.
      form.setFieldError('currentPassword', message);
      form.getInputNode('currentPassword')?.focus();
    },
    onTooWeak: (message) => {
      form.setFieldError('password', message);
      form.getInputNode('password')?.focus();
    },
  });

  // The repeated password stays in the browser.
  const handleSubmit = form.onSubmit(({ password, currentPassword }) =>
    setPassword({ password, ...(currentPassword === undefined ? {} : { currentPassword }) }),
  );

  if (proof.isAsked) return <ProofStep user={user} proof={proof} />;
  return (
    <form className={classes.form} method="post" noValidate onSubmit={handleSubmit}>
      <p className={classes.lead}>
        {isChange
          ? 'Everywhere else you are signed in, you will be signed out.'
          : 'Then you can log in with your email and this password, and need no link from your mailbox.'}
      </p>
      {/* For password managers, which file a password under a name. */}
      <input hidden name="username" autoComplete="username" value={user.email} readOnly />
      {asksForCurrent ? (
        <PasswordInput
          {...form.getInputProps('currentPassword')}
          ref={focusWhenThere}
          label="Current password"
          autoComplete="current-password"
          data-autofocus
        />
      ) : null}
      <PasswordInput
        {...form.getInputProps('password')}
        ref={asksForCurrent ? undefined : focusWhenThere}
        label="New password"
        description={`At least ${user.role === 'admin' ? adminPasswordMinLength : passwordMinLength} characters`}
        autoComplete="new-password"
        data-autofocus
      />
      <PasswordInput
        {...form.getInputProps('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
      />
      <Button type="submit" fullWidth loading={isPending}>
        {isChange ? 'Change Password' : 'Set Password'}
      </Button>
    </form>
  );
}
