import { passwordMinLength, signupForm } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { PasswordInput, TextInput } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import { findFieldProblem, hasCode, toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useSignIn } from '../../shared/auth/use-sign-in.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { SiteSentence } from '../../shared/layout/site-sentence.tsx';
import { showToast } from '../../shared/toasts/show-toast.ts';
import classes from './account-page.module.css';
import { redirectSearch } from './next-path.tsx';

export function SignupForm({ nextPath }: { readonly nextPath: string }) {
  const signIn = useSignIn();
  const form = useContractForm(signupForm);
  // The toggle works only after hydration, so it is not rendered before.
  const toggle = useHydrated() ? undefined : false;
  const mutation = trpc.auth.signup.useMutation({
    onSuccess: async (user) => {
      showToast({
        title: 'Welcome to Guildpath!',
        description: 'Your account has been created successfully.',
      });
      await signIn(user);
    },
    onError: (error) => {
      const aboutPassword = findFieldProblem(error, 'password');
      const message = aboutPassword ?? toServerMessage(error) ?? 'Please try again.';
      showToast({ title: 'Signup failed', description: message, variant: 'destructive' });
      const field = aboutPassword ? 'password' : hasCode(error, 'CONFLICT') ? 'email' : undefined;
      if (!field) return;
      // A toast disappears; the field keeps saying that the address is taken, and what to do about it.
      form.setFieldError(field, message);
      form.getInputNode(field)?.focus();
    },
  });
  const signUp = useSendOnce(mutation);

  // The repeated password stays in the browser.
  const handleSubmit = form.onSubmit(({ email, password, firstName, lastName }) =>
    signUp({
      email,
      password,
      firstName,
      ...(lastName ? { lastName } : {}),
      ...redirectSearch(nextPath),
    }),
  );

  return (
    <form {...form.untilHydrated} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.names}>
        <TextInput
          {...form.getInputProps('firstName')}
          label="First name"
          autoComplete="given-name"
        />
        <TextInput
          {...form.getInputProps('lastName')}
          label="Last name (optional)"
          autoComplete="family-name"
        />
      </div>
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label="Email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordInput
        {...form.getInputProps('password')}
        label="Password"
        description={`At least ${passwordMinLength} characters`}
        autoComplete="new-password"
        rightSection={toggle}
      />
      <PasswordInput
        {...form.getInputProps('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        rightSection={toggle}
      />
      <SiteSentence name="ageNote" className={classes.age} />
      <Button type="submit" fullWidth loading={mutation.isPending}>
        Sign Up
      </Button>
    </form>
  );
}
