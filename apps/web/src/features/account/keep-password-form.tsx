import { emailLinkForm } from '@guildpath/contract';
import { Button, PasswordInput } from '@guildpath/ui';
import { useEffect } from 'react';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { AccountForm } from './account-page.tsx';

export interface KeepPasswordFormProps {
  readonly isPending: boolean;
  /** The server's message about the last attempt. */
  readonly error: string | undefined;
  readonly onPassword: (password: string) => void;
  /** Continues without the password, which the server then removes. */
  readonly onWithout: () => void;
}

export function KeepPasswordForm({
  isPending,
  error,
  onPassword,
  onWithout,
}: KeepPasswordFormProps) {
  const form = useContractForm(emailLinkForm, { password: '' });
  const { setFieldError, getInputNode } = form;

  useEffect(() => {
    if (!error) return;
    setFieldError('password', error);
    getInputNode('password')?.focus();
  }, [error, setFieldError, getInputNode]);

  return (
    <AccountForm onSubmit={form.onSubmit(({ password }) => onPassword(password))}>
      <PasswordInput
        {...form.getInputProps('password')}
        label="Your password"
        autoComplete="current-password"
      />
      <Button type="submit" fullWidth loading={isPending}>
        Sign In and Keep It
      </Button>
      <Button variant="outline" fullWidth disabled={isPending} onClick={onWithout}>
        Continue Without It
      </Button>
    </AccountForm>
  );
}
