import type { AssessmentResult, ResultsOutput } from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { type ApiUtils, trpc } from '../../../shared/api/trpc.ts';

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
      /** Newest first, including the latest. */
      readonly all: readonly AssessmentResult[];
      readonly results: LatestResults;
    };

/** The viewer's quests, once everything shown of them has loaded, so that the layout does not shift later. */
export function useQuests(): Quests {
  const assessments = trpc.user.assessments.useQuery();
  const all = assessments.data?.assessments ?? [];
  const [latest] = all;
  const results = trpc.results.get.useQuery(latest ? { assessmentResultId: latest.id } : skipToken);

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

/** A retry keeps the failure on the screen until it succeeds. */
function isFirstTry(query: { readonly isPending: boolean; readonly errorUpdateCount: number }) {
  return query.isPending && query.errorUpdateCount === 0;
}

/** Prefetches the same data in the route's loader. */
export async function prefetchQuests({ user, results }: ApiUtils): Promise<void> {
  await user.assessments.prefetch();
  const latest = user.assessments.getData()?.assessments[0];
  if (latest) await results.get.prefetch({ assessmentResultId: latest.id });
}
