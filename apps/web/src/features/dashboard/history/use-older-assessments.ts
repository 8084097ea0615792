import { type AssessmentResult, assessmentsMaxPageSize } from '@guildpath/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';

interface OlderAssessments {
  /** Newest first; empty until asked for. */
  readonly older: readonly AssessmentResult[];
  /** There may be some that are not loaded yet. */
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  /** One page more, or the one that failed again. */
  readonly showMore: () => void;
}

/** What comes after the first page of quests, page by page on request. Expects that page with at least one quest. */
export function useOlderAssessments(first: readonly AssessmentResult[]): OlderAssessments {
  const { client } = trpc.useUtils();
  const lastId = first.at(-1)?.id;
  const pages = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.user.assessments), 'before', lastId],
    queryFn: ({ pageParam }) =>
      client.user.assessments.query({ limit: assessmentsMaxPageSize, before: pageParam }),
    initialPageParam: lastId,
    getNextPageParam: ({ assessments }) =>
      isFull(assessments) ? assessments.at(-1)?.id : undefined,
    enabled: false,
  });
  return {
    older: pages.data?.pages.flatMap(({ assessments }) => assessments) ?? [],
    hasMore: pages.data ? pages.hasNextPage : isFull(first),
    isFetching: pages.isFetching,
    hasFailed: pages.isError,
    showMore: () => void pages.fetchNextPage(),
  };
}

function isFull(page: readonly AssessmentResult[]): boolean {
  return page.length >= assessmentsMaxPageSize;
}
