import type { SeedOutput } from '@guildpath/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.ts';
import { isUnauthorized } from '../../shared/call-error.ts';
import { showToast } from '../../shared/toast.ts';
import { asAdmin, databaseStatsQuery, systemOverviewQuery } from './admin-queries.ts';

interface Seed {
  readonly seed: () => void;
  readonly isPending: boolean;
}

export function useSeedQuestions(): Seed {
  const api = useApi();
  return useSeed(() => api.admin.seedQuestions.mutate(), 'Failed to seed questions');
}

export function useSeedCareerData(): Seed {
  const api = useApi();
  return useSeed(() => api.admin.seedCareerData.mutate(), 'Failed to seed career data');
}

/** Seeds, says how it went, and reads again what that has changed. */
function useSeed(call: () => Promise<SeedOutput>, failure: string): Seed {
  const api = useApi();
  const queryClient = useQueryClient();
  const showFailure = () =>
    showToast({ title: 'Error', description: failure, variant: 'destructive' });

  const { mutate, isPending } = useMutation({
    mutationFn: () => asAdmin(api, queryClient, call()),
    onSuccess: ({ success, message }) => {
      if (!success) return showFailure();
      showToast({ title: 'Success', description: message });
      for (const { queryKey } of [databaseStatsQuery(api), systemOverviewQuery(api)]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: (error) => {
      if (!isUnauthorized(error)) showFailure();
    },
  });
  return { seed: () => mutate(), isPending };
}
