import { passwordMinLength, signupForm } from '@guildpath/contract';
import { Button, PasswordInput, TextInput } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { findFieldError, hasCode, toMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { useSignIn } from '../../shared/auth/use-sign-in.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { SiteSentence } from '../../shared/layout/site-sentence.tsx';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import classes from './account-page.module.css';
import { AccountForm, AccountPage } from './account-page.tsx';
import { RedirectTo, redirectSearch } from './next-path.tsx';

export interface SignupScreenProps {
  readonly nextPath: string;
}

export function SignupScreen({ nextPath }: SignupScreenProps) {
  const { isAuthenticated } = useAuth();

  if (isAuthenticated) return <RedirectTo path={nextPath} />;
  return (
    <AccountPage
      title="Sign Up"
      lead="Join the guild. It’s free, and it keeps all your results in one place."
      after={
        <p className="gp-soft gp-center">
          Already a member?{' '}
          <Link to="/login" search={redirectSearch(nextPath)} className="gp-tall-link">
            Login
          </Link>
        </p>
      }
    >
      <SignupForm nextPath={nextPath} />
    </AccountPage>
  );
}

function SignupForm({ nextPath }: SignupScreenProps) {
  const signIn = useSignIn();
  const form = useContractForm(signupForm, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  const mutation = trpc.auth.signup.useMutation({
    onSuccess: async (user) => {
      showToast({
        title: 'Welcome to Guildpath!',
        description: 'Your account has been created successfully.',
      });
      await signIn(user);
    },
    onError: (error) => {
      const passwordError = findFieldError(error, 'password');
      const emailError = findFieldError(error, 'email');
      const message = passwordError ?? emailError ?? toMessage(error, 'Please try again.');
      showFailure(error, 'Signup failed', message);
      const isAboutEmail = emailError !== undefined || hasCode(error, 'CONFLICT');
      const field = passwordError ? 'password' : isAboutEmail ? 'email' : undefined;
      if (!field) return;
      // A toast disappears; the message at the field stays.
      form.showAtField(field, message);
    },
  });
  const signUp = useSendOnce(mutation);

  // The repeated password is not sent.
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
    <AccountForm onSubmit={handleSubmit}>
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
      />
      <PasswordInput
        {...form.getInputProps('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
      />
      <SiteSentence name="ageNote" className="gp-soft gp-small" />
      <Button type="submit" fullWidth loading={mutation.isPending}>
        Sign Up
      </Button>
    </AccountForm>
  );
}
