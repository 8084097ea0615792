import { useHydrated } from '@tanstack/react-router';

/**
 * The search parameters of a page that was finished without any: none while the app takes over what stands there, then
 * those of the address.
 */
export function useSearchInTime<Search extends object>(search: Search): Partial<Search> {
  return useHydrated() ? search : {};
}
