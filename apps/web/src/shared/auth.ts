import type { CurrentUser } from '@guildpath/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, useApi } from './api-context.ts';
import { isUnauthorized } from './call-error.ts';
import { ownDataKey } from './own-data.ts';

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
    queryFn: async ({ client, queryKey }) => {
      const before = client.getQueryData<CurrentUser | null>(queryKey);
      const viewer = await findViewer(api);
      // Another tab may have logged out and in: what the one before could see is not for this one.
      if (before !== undefined && before?.id !== viewer?.id) {
        client.removeQueries({ queryKey: ownDataKey });
      }
      return viewer;
    },
  });
}

async function findViewer(api: ApiClient): Promise<CurrentUser | null> {
  try {
    return await api.auth.user.query();
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** From now on this is who is here. An answer on its way was asked for before that, and counts no longer. */
export async function setViewer(
  api: ApiClient,
  queryClient: QueryClient,
  viewer: CurrentUser | null,
): Promise<void> {
  const { queryKey } = viewerQuery(api);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, viewer);
}

export function useAuth(): Auth {
  const { data, isError, isPending } = useQuery(viewerQuery(useApi()));
  const user = isError ? undefined : (data ?? undefined);
  return { user, isAuthenticated: user !== undefined, isLoading: isPending };
}
