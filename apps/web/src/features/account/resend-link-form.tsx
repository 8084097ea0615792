import { guestEmailInput } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { TextInput } from '@mantine/core';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useResendLink } from '../../shared/letter/use-resend-link.ts';
import classes from './account-page.module.css';

/** For a visitor on the way to results whose address this browser does not know: offers a fresh link to them. */
export function ResendLinkForm({ assessmentResultId }: { readonly assessmentResultId: string }) {
  const form = useContractForm(guestEmailInput);
  const { resend, isPending, answer } = useResendLink();

  return (
    <Panel
      as="section"
      surface="parchment"
      className={classes.letter}
      aria-labelledby="letter-title"
    >
      <h2 id="letter-title">Took the quest as a guest?</h2>
      <p>
        Your results open with the link in the letter that we have emailed you. Give the same email
        again and we will send you a fresh one.
      </p>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(({ guestEmail }) => resend({ assessmentResultId, guestEmail }))}
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
      <p role="status" className={classes.answer}>
        {answer}
      </p>
    </Panel>
  );
}
