import type { SeedOutput } from '@guildpath/contract';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

export function useSeed(procedure: 'seedQuestions' | 'seedCareerData', failure: string) {
  const utils = trpc.useUtils();
  const handleError = (error: unknown) => showFailure(error, 'Error', failure);
  const mutation = trpc.admin[procedure].useMutation({
    onSuccess: ({ success, message }: SeedOutput) => {
      if (!success) return handleError(undefined);
      showToast({ title: 'Success', description: message });
      void utils.admin.databaseStats.invalidate();
      void utils.admin.systemOverview.invalidate();
    },
    onError: handleError,
  });
  const send = useSendOnce(mutation);
  return { seed: () => send(), isPending: mutation.isPending };
}
