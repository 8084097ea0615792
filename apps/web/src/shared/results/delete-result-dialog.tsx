import { type AssessmentResult, tierFacts } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import '@guildpath/ui/mantine-dialog.css';
import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { isUnauthorized, toServerMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import classes from '../forms/dialog.module.css';
import { formatDay } from '../layout/format-time.ts';
import { showToast } from '../toasts/show-toast.ts';

export type DeletedResult = Pick<AssessmentResult, 'id' | 'assessmentType' | 'completedAt'>;

export interface DeleteResultDialogProps {
  readonly result: DeletedResult;
  readonly opened: boolean;
  /** Must return the focus. */
  readonly onClose: () => void;
  /** Takes the result off the screen and moves the focus. */
  readonly onDeleted: () => void | Promise<void>;
}

/** Says what will be gone, and deletes it when that is confirmed. */
export function DeleteResultDialog({
  result,
  opened,
  onClose,
  onDeleted,
}: DeleteResultDialogProps) {
  const queryClient = useQueryClient();
  const mutation = trpc.results.delete.useMutation({
    onSuccess: async ({ message }, input) => {
      await onDeleted();
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.results.get, input, 'query') });
      showToast({ title: 'Result Deleted', description: message });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Result Not Deleted',
        description: toServerMessage(error) ?? 'The server could not be reached. Please try again.',
        variant: 'destructive',
      });
    },
  });
  const deleteResult = useSendOnce(mutation);
  return (
    <Modal title="Delete This Result?" opened={opened} onClose={onClose} returnFocus={false}>
      <div className={classes.form}>
        <p>
          Your <strong>{tierFacts[result.assessmentType].name}</strong> of{' '}
          {formatDay(result.completedAt)} will be gone with its answers and its card, at once and
          for good. This cannot be undone.
        </p>
        <div className={classes.choice}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            Keep Result
          </Button>
          <Button
            variant="outline"
            className={classes.destructive}
            loading={mutation.isPending}
            onClick={() => deleteResult({ assessmentResultId: result.id })}
          >
            Delete Result
          </Button>
        </div>
      </div>
    </Modal>
  );
}
