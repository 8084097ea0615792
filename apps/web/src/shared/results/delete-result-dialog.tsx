import { type AssessmentResult, tierFacts } from '@guildpath/contract';
import { Modal } from '@guildpath/ui';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { DeleteChoice } from '../forms/delete-choice.tsx';
import classes from '../forms/dialog.module.css';
import { formatDay } from '../layout/format-time.ts';
import { showFailure } from '../toasts/show-failure.ts';
import { showToast } from '../toasts/show-toast.ts';

export type DeletedResult = Pick<AssessmentResult, 'id' | 'assessmentType' | 'completedAt'>;

export interface DeleteResultDialogProps {
  readonly result: DeletedResult;
  /** Must return the focus. */
  readonly onClose: () => void;
  /** Must remove the result from the screen and move the focus. */
  readonly onDeleted: () => void | Promise<void>;
}

export function DeleteResultDialog({ result, onClose, onDeleted }: DeleteResultDialogProps) {
  const queryClient = useQueryClient();
  const mutation = trpc.results.delete.useMutation({
    onSuccess: async ({ message }, input) => {
      await onDeleted();
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.results.get, input, 'query') });
      showToast({ title: 'Result Deleted', description: message });
    },
    onError: (error) => showFailure(error, 'Result Not Deleted'),
  });
  const deleteResult = useSendOnce(mutation);
  return (
    <Modal title="Delete This Result?" opened onClose={onClose} returnFocus={false}>
      <div className={classes.form}>
        <p>
          This deletes your <strong>{tierFacts[result.assessmentType].name}</strong> from{' '}
          {formatDay(result.completedAt)}, with its answers and its card. You can’t undo it.
        </p>
        <DeleteChoice
          noun="Result"
          onKeep={onClose}
          loading={mutation.isPending}
          onClick={() => deleteResult({ assessmentResultId: result.id })}
        />
      </div>
    </Modal>
  );
}
