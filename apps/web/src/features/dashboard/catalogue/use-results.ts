import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export interface ResultsPage<Item> {
  readonly items: readonly Item[];
  /** On all pages. */
  readonly total: number;
}

export interface ResultsSource<Item> {
  /** Tells what is looked for, as JSON: other filters, another key. */
  readonly key: readonly unknown[];
  /** Pages count from 1. */
  readonly fetchPage: (page: number) => Promise<ResultsPage<Item>>;
}

export interface Results<Item> {
  /** Undefined until the first answer; then the last one, until there is another. */
  readonly found: ResultsPage<Item> | undefined;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** One page more. */
  readonly showMore: () => void;
}

/** What was found, page by page into one list. Other filters begin again at the first page. */
export function useResults<Item>({ key, fetchPage }: ResultsSource<Item>): Results<Item> {
  const queryClient = useQueryClient();
  const name = JSON.stringify(key);
  const [shown, setShown] = useState({ name, pageCount: 1 });
  const pageCount = shown.name === name ? shown.pageCount : 1;

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['catalogue', name, 'up to', pageCount],
    queryFn: async (): Promise<ResultsPage<Item>> => {
      const pages = await Promise.all(
        Array.from({ length: pageCount }, (_, index) =>
          queryClient.ensureQueryData({
            queryKey: ['catalogue', name, 'page', index + 1],
            queryFn: () => fetchPage(index + 1),
          }),
        ),
      );
      return { items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.total ?? 0 };
    },
    placeholderData: keepPreviousData,
  });

  return {
    found: data,
    isFetching,
    hasFailed: error !== null,
    retry: () => void refetch(),
    showMore: () => setShown({ name, pageCount: pageCount + 1 }),
  };
}
