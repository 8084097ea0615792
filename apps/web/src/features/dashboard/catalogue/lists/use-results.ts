import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

export interface ResultsPage<Item> {
  readonly items: readonly Item[];
  /** On all pages. */
  readonly total: number;
}

export interface ResultsSource<Item> {
  /** The procedure and the filters. */
  readonly queryKey: QueryKey;
  /** Pages count from 1. */
  readonly fetchPage: (page: number) => Promise<ResultsPage<Item>>;
}

export interface Results<Item> {
  /** Undefined until the first response; then the latest one, until the next arrives. */
  readonly found: ResultsPage<Item> | undefined;
  readonly isFetching: boolean;
  /** The last request failed: for the first page or for one more. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** One page more. */
  readonly showMore: () => void;
}

/**
 * Collects the results page by page in one list. Changed filters start again at the first page. tRPC's own hook for
 * this needs an input named `cursor`; the catalogue's procedures, which REST serves too, take a `page`.
 */
export function useResults<Item>({ queryKey, fetchPage }: ResultsSource<Item>): Results<Item> {
  const { data, isError, isFetching, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_last, _pages, page) => page + 1,
    select: ({ pages }): ResultsPage<Item> => ({
      items: pages.flatMap(({ items }) => items),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
  });
  const showMore = () => void fetchNextPage();

  return {
    found: data,
    isFetching,
    hasFailed: isError,
    retry: data ? showMore : () => void refetch(),
    showMore,
  };
}
