import { useHydrated } from '@tanstack/react-router';

/** The search parameters of a prerendered page: none until it is hydrated, since it was rendered for the bare address. */
export function useHydratedSearch<Search extends object>(search: Search): Partial<Search> {
  return useHydrated() ? search : {};
}
