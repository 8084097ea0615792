import type { CurrentUser } from '@guildpath/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, useApi } from './api-context.ts';
import { isUnauthorized } from './call-error.ts';

const freshForMs = 5 * 60 * 1000;

export interface Auth {
  readonly user: CurrentUser | undefined;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
}

/** Who is signed in: null for no one, which is an answer and not an error. */
export function viewerQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['viewer'],
    staleTime: freshForMs,
    queryFn: async (): Promise<CurrentUser | null> => {
      try {
        return await api.auth.user.query();
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });
}

export function useAuth(): Auth {
  const { data, isError, isPending } = useQuery(viewerQuery(useApi()));
  const user = isError ? undefined : (data ?? undefined);
  return { user, isAuthenticated: user !== undefined, isLoading: isPending };
}
