import { guestEmailInput, guestEmailRequired, type Tier } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import '@guildpath/ui/mantine-fields.css';
import { TextInput } from '@mantine/core';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import classes from './guest-email-form.module.css';
import { LoginInstead } from './login-instead.tsx';

export interface GuestEmailFormProps {
  readonly tier: Tier;
  readonly isSubmitting: boolean;
  /** False until it is known whether the visitor is signed in. */
  readonly isReady: boolean;
  readonly onSubmit: (guestEmail: string) => void;
}

/** Asks for the address for a guest's results, or offers the login; the answers stay in the browser meanwhile. */
export function GuestEmailForm({ tier, isSubmitting, isReady, onSubmit }: GuestEmailFormProps) {
  const form = useContractForm(guestEmailInput);

  const handleSubmit = form.onSubmit(
    ({ guestEmail }) => onSubmit(guestEmail),
    ({ guestEmail: message }) => {
      if (message !== guestEmailRequired) return;
      showToast({
        title: 'Email Required',
        description: guestEmailRequired,
        variant: 'destructive',
      });
      // The message is in the toast; the field is only marked invalid.
      form.setFieldError('guestEmail', true);
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <TextInput
        {...form.getInputProps('guestEmail')}
        type="email"
        label="Email address"
        placeholder="you@example.com"
        autoComplete="email"
        inputMode="email"
        readOnly={isSubmitting}
      />
      <Button type="submit" fullWidth disabled={!isReady} loading={isSubmitting}>
        {isSubmitting ? 'Unlocking Results...' : 'Get My Career Results'}
      </Button>
      <p className={classes.note}>
        We'll create a free account for you and send your results via email.
      </p>
      <LoginInstead tier={tier} variant="outline" fullWidth />
    </form>
  );
}
