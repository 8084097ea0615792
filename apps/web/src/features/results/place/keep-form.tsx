import { keepPlaceInput } from '@guildpath/contract';
import { Button, TextInput } from '@guildpath/ui';
import { toMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { rememberAskedAddress } from '../../../shared/auth/asked-addresses.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import classes from './place-choices.module.css';

/** Mails a link that moves the result into an account. */
export function KeepForm() {
  const form = useContractForm(keepPlaceInput, { email: '' });
  const mutation = trpc.place.keep.useMutation({
    onSuccess: (_, { email }) => rememberAskedAddress(email),
    onError: (error) => {
      if (!form.showFieldError(error)) form.showAtField('email', toMessage(error));
    },
  });
  const keep = useSendOnce(mutation);
  return (
    <form
      className={`gp-row gp-gap-3 gp-end ${classes.keep}`}
      noValidate
      onSubmit={form.onSubmit(keep)}
    >
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label="Email address"
        autoComplete="email"
        inputMode="email"
      />
      <Button type="submit" variant="outline" loading={mutation.isPending}>
        Keep My Result
      </Button>
      <p role="status" className="gp-answer">
        {mutation.data?.message}
      </p>
    </form>
  );
}
