import type { AssessmentResult, ResultsOutput } from '@guildpath/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ApiClient, useApi } from '../../shared/api-context.ts';
import { ownAssessmentsQuery, resultsQuery } from '../../shared/own-data.ts';

export interface LatestResults {
  /** Undefined when they could not be loaded. */
  readonly data: ResultsOutput | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export type Quests =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'some';
      readonly latest: AssessmentResult;
      /** Newest first, the latest too. */
      readonly all: readonly AssessmentResult[];
      readonly results: LatestResults;
    };

/** The viewer's quests, once everything that the screen shows of them is there: so that nothing on it moves later. */
export function useQuests(): Quests {
  const api = useApi();
  const assessments = useQuery(ownAssessmentsQuery(api));
  const all = assessments.data?.assessments ?? [];
  const [latest] = all;
  const results = useQuery({
    ...resultsQuery(api, latest?.id ?? ''),
    enabled: latest !== undefined,
  });

  if (isFirstTry(assessments)) return { kind: 'loading' };
  if (!assessments.data) {
    return {
      kind: 'failed',
      isRetrying: assessments.isFetching,
      retry: () => void assessments.refetch(),
    };
  }
  if (!latest) return { kind: 'none' };
  if (isFirstTry(results)) return { kind: 'loading' };
  return {
    kind: 'some',
    latest,
    all,
    results: {
      data: results.data,
      isRetrying: results.isFetching,
      retry: () => void results.refetch(),
    },
  };
}

/** Who asks again after a failure stays where the failure is told. */
function isFirstTry(query: { readonly isPending: boolean; readonly errorUpdateCount: number }) {
  return query.isPending && query.errorUpdateCount === 0;
}

/** Asks for the same ahead of the screen. */
export async function prefetchQuests(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const query = ownAssessmentsQuery(api);
  await queryClient.prefetchQuery(query);
  const latest = queryClient.getQueryData(query.queryKey)?.assessments[0];
  if (latest) await queryClient.prefetchQuery(resultsQuery(api, latest.id));
}
