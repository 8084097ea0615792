import {
  type AssessmentResult,
  assessmentsMaxPageSize,
  type ResultsOutput,
} from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { toShownResults } from '../../../shared/results/shown-results.ts';
import type { Refetchable } from '../../../shared/status-screens/load-failure.tsx';

export interface Loaded<Data> extends Refetchable {
  /** Undefined when loading has failed. */
  readonly data: Data | undefined;
}

export interface TakenQuests {
  readonly kind: 'some';
  readonly latest: AssessmentResult;
  /** Newest first, including the latest; at most one page. */
  readonly all: readonly AssessmentResult[];
  readonly latestResults: Loaded<ResultsOutput>;
}

export type Quests =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly query: Refetchable }
  | { readonly kind: 'none' }
  | TakenQuests;

/** Limits the first page, which has all quests of nearly everyone; the history fetches older ones. */
export const latestAssessments = { limit: assessmentsMaxPageSize } as const;

/** Stays loading until all that the dashboard shows has arrived, so that the layout does not shift. */
export function useQuests(): Quests {
  const assessments = trpc.user.assessments.useQuery(latestAssessments);
  const all = assessments.data?.assessments ?? [];
  const [latest] = all;
  const latestResults = trpc.results.get.useQuery(
    latest ? { assessmentResultId: latest.id } : skipToken,
    { select: toShownResults },
  );
  const drafts = trpc.user.drafts.useQuery();
  const unclaimed = trpc.user.unclaimedResults.useQuery();
  const dare = trpc.user.dare.useQuery();
  const friends = trpc.friends.list.useQuery();

  if ([assessments, drafts, unclaimed, dare, friends].some(isFirstTry)) return { kind: 'loading' };
  if (!assessments.data) return { kind: 'failed', query: assessments };
  if (!latest) return { kind: 'none' };
  if (isFirstTry(latestResults)) return { kind: 'loading' };
  return { kind: 'some', latest, all, latestResults };
}

// During a retry the failure stays on the screen.
function isFirstTry(query: { readonly isPending: boolean; readonly errorUpdateCount: number }) {
  return query.isPending && query.errorUpdateCount === 0;
}
