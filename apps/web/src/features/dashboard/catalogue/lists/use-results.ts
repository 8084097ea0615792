import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

export interface ResultsPage<Item> {
  readonly items: readonly Item[];
  /** Counts the items of all pages. */
  readonly total: number;
}

export interface ResultsSource<Item> {
  readonly queryKey: QueryKey;
  /** Pages count from 1. */
  readonly fetchPage: (page: number) => Promise<ResultsPage<Item>>;
}

export interface Results<Item> {
  /** Undefined until the first response. Keeps the previous results while new filters load. */
  readonly found: ResultsPage<Item> | undefined;
  readonly isFetching: boolean;
  /** True when the last request failed, whether for the first page or for another. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly showMore: () => void;
}

/** Replaces tRPC's hook, which needs an input named `cursor`; procedures of the catalogue take a `page`. */
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
