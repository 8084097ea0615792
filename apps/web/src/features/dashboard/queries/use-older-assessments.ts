import { type AssessmentResult, assessmentsMaxPageSize } from '@guildpath/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';

/** Fetches the quests after the first page, page by page on request. The first page must not be empty. */
export function useOlderAssessments(first: readonly AssessmentResult[]) {
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
    /** Newest first; empty until the first `showMore`. */
    older: pages.data?.pages.flatMap(({ assessments }) => assessments) ?? [],
    /** True after a full page too, which may be the last. */
    hasMore: pages.data ? pages.hasNextPage : isFull(first),
    isFetching: pages.isFetching,
    hasFailed: pages.isError,
    showMore: () => void pages.fetchNextPage(),
  };
}

function isFull(page: readonly AssessmentResult[]): boolean {
  return page.length >= assessmentsMaxPageSize;
}
