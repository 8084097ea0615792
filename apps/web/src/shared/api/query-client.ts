import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { hasCode, isAboutAnswers, isUnauthorized } from './call-errors.ts';
import { trpc } from './trpc.ts';

const fiveMinutesMs = 5 * 60 * 1000;

const maxRetries = 3;
const firstRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/** Spec section 9: no retries, no refetch on focus, never stale; except for viewer and questions. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const viewerKey = getQueryKey(trpc.auth.user);
  const questionsKey = getQueryKey(trpc.assessment.questions);
  const handleError = (error: Error) => {
    if (isUnauthorized(error)) onUnauthorized();
    // The viewer may have lost a role; after the refetch the route decides.
    if (hasCode(error, 'FORBIDDEN')) void queryClient.invalidateQueries({ queryKey: viewerKey });
    if (isAboutAnswers(error)) void queryClient.invalidateQueries({ queryKey: questionsKey });
  };

  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: handleError }),
    mutationCache: new MutationCache({ onError: handleError }),
    defaultOptions: {
      // Offline, calls fail immediately instead of pausing silently.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  queryClient.setQueryDefaults(viewerKey, { staleTime: fiveMinutesMs });
  queryClient.setQueryDefaults(questionsKey, {
    // Starts when the quest is left, because the questions are in use until then.
    gcTime: fiveMinutesMs,
    retry: (failures, error) => failures < maxRetries && !isUnauthorized(error),
    retryDelay: (failures) => Math.min(firstRetryDelayMs * 2 ** failures, maxRetryDelayMs),
  });
  return queryClient;
}
