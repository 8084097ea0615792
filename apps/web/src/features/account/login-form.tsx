import { type LoginInput, loginInput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.ts';
import { toServerMessage } from '../../shared/call-error.ts';
import { PasswordField } from '../../shared/password-field.tsx';
import { TextField } from '../../shared/text-field.tsx';
import { showToast } from '../../shared/toast.ts';
import { useContractForm } from '../../shared/use-contract-form.ts';
import { useEnter } from '../../shared/use-enter.ts';
import classes from './account-page.module.css';

export function LoginForm() {
  const api = useApi();
  const enter = useEnter();
  const form = useContractForm(loginInput);
  const { mutate, isPending } = useMutation({
    mutationFn: (login: LoginInput) => api.auth.login.mutate(login),
    onSuccess: async (user) => {
      showToast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
      await enter(user);
    },
    onError: (error) =>
      showToast({
        title: 'Login failed',
        description: toServerMessage(error) ?? 'Please check your email and password.',
        variant: 'destructive',
      }),
  });

  return (
    <form
      {...form.untilHydrated}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((login) => mutate(login))}
    >
      <TextField
        {...form.getInputProps('identifier')}
        label="Email or username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.getInputProps('password')}
        label="Password"
        autoComplete="current-password"
      />
      <Button type="submit" fullWidth loading={isPending}>
        Login
      </Button>
    </form>
  );
}
