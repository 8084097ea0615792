import { guestEmailInput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { TextInput } from '@mantine/core';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import classes from './account-page.module.css';

export interface GuestLinkFormProps {
  /** Known only in the tab in which the quest was taken; otherwise the form asks for it. */
  readonly guestEmail: string | undefined;
  readonly isPending: boolean;
  readonly onSubmit: (guestEmail: string) => void;
}

/** Asks for a fresh link to a guest's results. */
export function GuestLinkForm({ guestEmail, isPending, onSubmit }: GuestLinkFormProps) {
  const form = useContractForm(guestEmailInput);

  if (guestEmail) {
    return (
      <Button variant="outline" loading={isPending} onClick={() => onSubmit(guestEmail)}>
        Send the Link Again
      </Button>
    );
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => onSubmit(values.guestEmail))}
    >
      <TextInput
        {...form.getInputProps('guestEmail')}
        type="email"
        label="Email of your quest"
        autoComplete="email"
        inputMode="email"
      />
      <Button type="submit" variant="outline" loading={isPending}>
        Send Me the Link
      </Button>
    </form>
  );
}
