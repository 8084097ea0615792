import {
  adminPasswordMinLength,
  type CurrentUser,
  passwordMinLength,
  setPasswordForm,
} from '@guildpath/contract';
import { Button, PasswordInput, Spinner } from '@guildpath/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findFieldError,
  hasCode,
  isUnauthorized,
  toMessage,
} from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { setViewer } from '../../../shared/auth/auth.ts';
import { hasPassword } from '../../../shared/auth/has-password.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { focusOnMount } from '../../../shared/forms/focus-on-mount.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { useProof } from '../../../shared/proof/use-proof.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

export interface PasswordFormProps {
  readonly user: CurrentUser;
  readonly onDone: () => void;
}

/** Sets a password, and does not ask for one that may be forgotten after a sign-in by emailed link. */
export function PasswordForm(props: PasswordFormProps) {
  const { data, isPending } = trpc.user.sessions.useQuery(undefined, { staleTime: 0 });
  // If another window sets the first password, the text typed here stays.
  const [isFirst] = useState(!hasPassword(props.user));
  if (isPending && !isFirst) return <Spinner label="Loading" />;
  const asksForCurrent = hasPassword(props.user) && !data?.canReplacePassword;
  return <Fields {...props} asksForCurrent={asksForCurrent} />;
}

interface FieldsProps extends PasswordFormProps {
  readonly asksForCurrent: boolean;
}

function Fields({ user, asksForCurrent, onDone }: FieldsProps) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const form = useContractForm(setPasswordForm, {
    currentPassword: '',
    password: '',
    confirmPassword: '',
  });
  const isChange = hasPassword(user);
  const proof = useProof();
  const mutation = trpc.user.setPassword.useMutation({
    onSuccess: async (changedUser) => {
      await setViewer(queryClient, changedUser);
      showToast(
        isChange
          ? { title: 'Password Changed', description: 'Use the new one from now on.' }
          : {
              title: 'Password Set',
              description: 'You can now log in with your email and password.',
            },
      );
      onDone();
    },
    onError: (error, input) => {
      if (isUnauthorized(error) || proof.requiredBy(error, () => send(input))) return;
      const passwordError = findFieldError(error, 'password');
      let message = passwordError ?? toMessage(error);
      if (!input.currentPassword && findFieldError(error, 'currentPassword') !== undefined) {
        // Another window has set a password, or the emailed link is too old. The refetch adds the field.
        void utils.auth.user.invalidate();
        void utils.user.sessions.invalidate();
        message = isChange
          ? 'It’s been too long since you opened your emailed link. Please enter your current password too.'
          : 'This account has a password now. Please enter it too.';
      }
      showFailure(error, 'Password Not Saved', message);
      if (passwordError) form.showAtField('password', passwordError);
      else if (
        isChange &&
        (hasCode(error, 'INVALID_CREDENTIALS') || hasCode(error, 'TOO_MANY_REQUESTS'))
      )
        form.showAtField('currentPassword', message);
    },
  });
  const send = useSendOnce(mutation);

  // The repeated password is not sent.
  const handleSubmit = form.onSubmit(({ password, currentPassword }) =>
    send({ password, ...(currentPassword === undefined ? {} : { currentPassword }) }),
  );

  if (proof.isRequired) return <ProofStep user={user} proof={proof} />;
  return (
    <form className={classes.form} method="post" noValidate onSubmit={handleSubmit}>
      <p className="gp-soft">
        {isChange
          ? 'This signs you out everywhere else.'
          : 'After that, you can log in with your email and this password instead of an emailed link.'}
      </p>
      {/* Password managers store passwords under the username. */}
      <input hidden name="username" autoComplete="username" value={user.email} readOnly />
      {asksForCurrent ? (
        <PasswordInput
          {...form.getInputProps('currentPassword')}
          ref={focusOnMount}
          label="Current password"
          autoComplete="current-password"
          data-autofocus
        />
      ) : null}
      <PasswordInput
        {...form.getInputProps('password')}
        ref={asksForCurrent ? undefined : focusOnMount}
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
      <Button type="submit" fullWidth loading={mutation.isPending}>
        {isChange ? 'Change Password' : 'Set Password'}
      </Button>
    </form>
  );
}
