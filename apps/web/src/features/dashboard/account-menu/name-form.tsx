import { type CurrentUser, setNamesInput } from '@guildpath/contract';
import { Button, TextInput } from '@guildpath/ui';
import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { setViewer } from '../../../shared/auth/auth.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

export interface NameFormProps {
  readonly user: CurrentUser;
  readonly onDone: () => void;
}

export function NameForm({ user, onDone }: NameFormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm(setNamesInput, {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
  });
  const mutation = trpc.user.setNames.useMutation({
    onSuccess: async (named) => {
      await setViewer(queryClient, named);
      showToast({ title: 'Name Saved', description: `The guild calls you ${named.firstName}.` });
      onDone();
    },
    onError: (error) =>
      showFailure(error, 'Name Not Saved', 'We couldn’t save your name. Please try again.'),
  });
  const setNames = useSendOnce(mutation);
  const handleSubmit = form.onSubmit(({ firstName, lastName }) =>
    setNames({ firstName, ...(lastName ? { lastName } : {}) }),
  );

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <p className="gp-soft">We use it to greet you here and in our emails.</p>
      <TextInput
        {...form.getInputProps('firstName')}
        label="First name"
        autoComplete="given-name"
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('lastName')}
        label="Last name (optional)"
        autoComplete="family-name"
      />
      <Button type="submit" fullWidth loading={mutation.isPending}>
        Save
      </Button>
    </form>
  );
}
