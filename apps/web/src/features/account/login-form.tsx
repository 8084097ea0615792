import { loginInput, toCanonicalEmail } from '@guildpath/contract';
import { Button, PasswordInput, TextInput } from '@guildpath/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { toMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useSignIn, welcomeBack } from '../../shared/auth/use-sign-in.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { dismissToast, showToast } from '../../shared/toasts/show-toast.ts';
import classes from './account-page.module.css';
import { AccountForm } from './account-page.tsx';
import { redirectSearch } from './next-path.tsx';

export function LoginForm({ nextPath }: { readonly nextPath: string }) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const form = useContractForm(loginInput, { identifier: '', password: '' });
  const mutation = trpc.auth.login.useMutation({
    onSuccess: async (user) => {
      showToast(welcomeBack);
      await signIn(user);
    },
    onError: (error) =>
      showFailure(error, 'Login failed', toMessage(error, 'Please check your email and password.')),
  });
  const login = useSendOnce(mutation);
  const linkSearch = { ...redirectSearch(nextPath), by: 'link' } as const;

  return (
    <AccountForm onSubmit={form.onSubmit(login)}>
      <TextInput
        {...form.getInputProps('identifier')}
        label="Email or username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        label="Password"
        autoComplete="current-password"
      />
      <Button type="submit" fullWidth loading={mutation.isPending}>
        Login
      </Button>
      <Link
        to="/login"
        search={linkSearch}
        className={classes.back}
        onClick={(event) => {
          // A toast about this form no longer applies.
          dismissToast();
          const typed = form.getInputNode<HTMLInputElement, string>('identifier')?.value;
          const typedEmail = toCanonicalEmail(typed ?? '');
          if (!typedEmail.includes('@') || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate({ to: '/login', search: linkSearch, state: { typedEmail } });
        }}
      >
        Forgot your password? Email me a link
      </Link>
    </AccountForm>
  );
}
