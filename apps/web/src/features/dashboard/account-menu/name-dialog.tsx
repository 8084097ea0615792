import { type CurrentUser, setNamesInput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { setViewer } from '../../../shared/auth/auth.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

export interface NameDialogProps {
  readonly user: CurrentUser;
  readonly opened: boolean;
  /** Must return the focus. */
  readonly onClose: () => void;
}

/** Sets the names of an account: a guest's has none. */
export function NameDialog({ user, opened, onClose }: NameDialogProps) {
  return (
    <Modal title="Your Name" opened={opened} onClose={onClose} returnFocus={false}>
      <NameForm user={user} onDone={onClose} />
    </Modal>
  );
}

interface NameFormProps {
  readonly user: CurrentUser;
  readonly onDone: () => void;
}

function NameForm({ user, onDone }: NameFormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm(setNamesInput);
  const mutation = trpc.user.setNames.useMutation({
    onSuccess: async (named) => {
      await setViewer(queryClient, named);
      showToast({ title: 'Name Saved', description: `The guild calls you ${named.firstName}.` });
      onDone();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Name Not Saved',
        description: 'Your name could not be saved. Please try again.',
        variant: 'destructive',
      });
    },
  });
  const setNames = useSendOnce(mutation);
  const handleSubmit = form.onSubmit(({ firstName, lastName }) =>
    setNames({ firstName, ...(lastName ? { lastName } : {}) }),
  );

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <p className={classes.lead}>
        It stands in your greeting, and in the letters that we send you.
      </p>
      <TextInput
        {...form.getInputProps('firstName')}
        defaultValue={user.firstName ?? ''}
        label="First name"
        autoComplete="given-name"
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('lastName')}
        defaultValue={user.lastName ?? ''}
        label="Last name (optional)"
        autoComplete="family-name"
      />
      <Button type="submit" fullWidth loading={mutation.isPending}>
        Save
      </Button>
    </form>
  );
}
