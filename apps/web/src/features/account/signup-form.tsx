import { passwordMinLength, type SignupInput, signupForm } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.ts';
import { hasCode, toServerMessage } from '../../shared/call-error.ts';
import { PasswordField } from '../../shared/password-field.tsx';
import { TextField } from '../../shared/text-field.tsx';
import { showToast } from '../../shared/toast.ts';
import { useContractForm } from '../../shared/use-contract-form.ts';
import { useEnter } from '../../shared/use-enter.ts';
import classes from './account-page.module.css';

export function SignupForm() {
  const api = useApi();
  const enter = useEnter();
  const form = useContractForm(signupForm);
  const { mutate, isPending } = useMutation({
    mutationFn: (signup: SignupInput) => api.auth.signup.mutate(signup),
    onSuccess: async (user) => {
      showToast({
        title: 'Welcome to Guildpath!',
        description: 'Your account has been created successfully.',
      });
      await enter(user);
    },
    onError: (error) => {
      const message = toServerMessage(error) ?? 'Please try again.';
      showToast({ title: 'Signup failed', description: message, variant: 'destructive' });
      // A toast is soon gone; that the address is taken, and what to do about it, stays to be read.
      if (hasCode(error, 'CONFLICT')) form.setFieldError('email', message);
    },
  });

  // The repeated password stays in the browser.
  const handleSubmit = form.onSubmit(({ email, password, firstName, lastName }) =>
    mutate({ email, password, firstName, ...(lastName ? { lastName } : {}) }),
  );

  return (
    <form {...form.untilHydrated} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.names}>
        <TextField
          {...form.getInputProps('firstName')}
          label="First name"
          autoComplete="given-name"
        />
        <TextField
          {...form.getInputProps('lastName')}
          label="Last name (optional)"
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...form.getInputProps('email')}
        type="email"
        label="Email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField
        {...form.getInputProps('password')}
        label="Password"
        hint={`At least ${passwordMinLength} characters`}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.getInputProps('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
      />
      <Button type="submit" fullWidth loading={isPending}>
        Sign Up
      </Button>
    </form>
  );
}
