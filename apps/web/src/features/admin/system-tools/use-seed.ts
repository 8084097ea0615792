import type { SeedOutput } from '@guildpath/contract';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

export function useSeedQuestions() {
  const mutation = trpc.admin.seedQuestions.useMutation(useOutcome('Failed to seed questions'));
  const send = useSendOnce(mutation);
  return { seed: () => send(), isPending: mutation.isPending };
}

export function useSeedCareerData() {
  const mutation = trpc.admin.seedCareerData.useMutation(useOutcome('Failed to seed career data'));
  const send = useSendOnce(mutation);
  return { seed: () => send(), isPending: mutation.isPending };
}

function useOutcome(failure: string) {
  const utils = trpc.useUtils();
  const handleError = (error: unknown) => showFailure(error, 'Error', failure);

  return {
    onSuccess: ({ success, message }: SeedOutput) => {
      if (!success) return handleError(undefined);
      showToast({ title: 'Success', description: message });
      void utils.admin.databaseStats.invalidate();
      void utils.admin.systemOverview.invalidate();
    },
    onError: handleError,
  };
}
