import type { SeedOutput } from '@guildpath/contract';
import { isUnauthorized } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

interface Seed {
  readonly seed: () => void;
  readonly isPending: boolean;
}

export function useSeedQuestions(): Seed {
  const mutation = trpc.admin.seedQuestions.useMutation(useOutcome('Failed to seed questions'));
  const send = useSendOnce(mutation);
  return { seed: () => send(), isPending: mutation.isPending };
}

export function useSeedCareerData(): Seed {
  const mutation = trpc.admin.seedCareerData.useMutation(useOutcome('Failed to seed career data'));
  const send = useSendOnce(mutation);
  return { seed: () => send(), isPending: mutation.isPending };
}

/** Shows the outcome in a toast, and refetches what the seeding has changed. */
function useOutcome(failure: string) {
  const utils = trpc.useUtils();
  const showFailure = () =>
    showToast({ title: 'Error', description: failure, variant: 'destructive' });

  return {
    onSuccess: ({ success, message }: SeedOutput) => {
      if (!success) return showFailure();
      showToast({ title: 'Success', description: message });
      void utils.admin.databaseStats.invalidate();
      void utils.admin.systemOverview.invalidate();
    },
    onError: (error: unknown) => {
      if (!isUnauthorized(error)) showFailure();
    },
  };
}
