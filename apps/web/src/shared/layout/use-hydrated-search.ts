import { useHydrated } from '@tanstack/react-router';

/** The search parameters of a prerendered page: none until it is hydrated, as it was rendered without any. */
export function useHydratedSearch<Search extends object>(search: Search): Partial<Search> {
  return useHydrated() ? search : {};
}
