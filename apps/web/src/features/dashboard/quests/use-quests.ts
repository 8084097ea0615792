import {
  type AssessmentResult,
  assessmentsMaxPageSize,
  type CombinedProfileOutput,
  type ResultsOutput,
} from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { type ApiUtils, trpc } from '../../../shared/api/trpc.ts';

export interface Retryable<Data> {
  /** Undefined when it could not be loaded. */
  readonly data: Data | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export interface TakenQuests {
  readonly kind: 'some';
  readonly latest: AssessmentResult;
  /** The newest first, including the latest; at most a page. */
  readonly all: readonly AssessmentResult[];
  /** Of the latest quest. */
  readonly results: Retryable<ResultsOutput>;
  /** Undefined with quests of one tier only: there is nothing to combine. */
  readonly combined: Retryable<CombinedProfileOutput> | undefined;
}

export type Quests =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'none' }
  | TakenQuests;

/** All quests of nearly everyone; the history fetches what is older. */
export const latestAssessments = { limit: assessmentsMaxPageSize } as const;

/** The viewer's quests, once everything shown of them has loaded, so that the layout does not shift later. */
export function useQuests(): Quests {
  const assessments = trpc.user.assessments.useQuery(latestAssessments);
  const all = assessments.data?.assessments ?? [];
  const [latest] = all;
  const results = trpc.results.get.useQuery(latest ? { assessmentResultId: latest.id } : skipToken);
  const isCombined = hasSeveralTiers(all);
  const drafts = trpc.user.drafts.useQuery();
  const unclaimed = trpc.user.unclaimedResults.useQuery();
  const combined = trpc.user.profile.useQuery(isCombined ? undefined : skipToken);

  if ([assessments, drafts, unclaimed].some(isFirstTry)) return { kind: 'loading' };
  if (!assessments.data) {
    return {
      kind: 'failed',
      isRetrying: assessments.isFetching,
      retry: () => void assessments.refetch(),
    };
  }
  if (!latest) return { kind: 'none' };
  if (isFirstTry(results) || (isCombined && isFirstTry(combined))) return { kind: 'loading' };
  return {
    kind: 'some',
    latest,
    all,
    results: toRetryable(results),
    combined: isCombined ? toRetryable(combined) : undefined,
  };
}

/** Or may have: a quest of another tier may be on a later page. */
function hasSeveralTiers(assessments: readonly AssessmentResult[]): boolean {
  if (assessments.length >= assessmentsMaxPageSize) return true;
  return new Set(assessments.map(({ assessmentType }) => assessmentType)).size > 1;
}

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

function toRetryable<Data>({ data, isFetching, refetch }: Query<Data>): Retryable<Data> {
  return { data, isRetrying: isFetching, retry: () => void refetch() };
}

/** A retry keeps the failure on the screen until it succeeds. */
function isFirstTry(query: { readonly isPending: boolean; readonly errorUpdateCount: number }) {
  return query.isPending && query.errorUpdateCount === 0;
}

export async function loadCombinedSection() {
  const { CombinedSection } = await import('../combined/combined-section.tsx');
  return { default: CombinedSection };
}

/** Prefetches the same data in the route's loader. */
export async function prefetchQuests({ user, results }: ApiUtils): Promise<void> {
  void user.savedCareers.prefetch();
  void user.drafts.prefetch();
  void user.unclaimedResults.prefetch();
  await user.assessments.prefetch(latestAssessments);
  const all = user.assessments.getData(latestAssessments)?.assessments ?? [];
  const [latest] = all;
  await Promise.all([
    latest && results.get.prefetch({ assessmentResultId: latest.id }),
    ...(hasSeveralTiers(all) ? [user.profile.prefetch(), loadCombinedSection()] : []),
  ]);
}
