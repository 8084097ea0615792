import type { CurrentUser } from '@guildpath/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { isUnauthorized } from '../api/call-errors.ts';
import { type ApiClient, trpc } from '../api/trpc.ts';

export interface Auth {
  readonly user: CurrentUser | undefined;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
}

/** The routers whose data belongs to the viewer. */
const viewerRouters = [trpc.user, trpc.results, trpc.admin];

const viewerKey = getQueryKey(trpc.auth.user, undefined, 'query');

/**
 * The signed-in user, or null: a guest is a result and not an error, so it is cached like any other.
 * Under tRPC's own key, so `utils.auth.user` reaches it.
 */
export function viewerQuery(client: ApiClient) {
  return queryOptions({
    queryKey: viewerKey,
    queryFn: async ({ client: queryClient }) => {
      const before = queryClient.getQueryData<CurrentUser | null>(viewerKey);
      const viewer = await findViewer(client);
      // Another tab may have switched users: the previous user's data must not be shown to this one.
      if (before !== undefined && before?.id !== viewer?.id) forgetViewerData(queryClient);
      return viewer;
    },
  });
}

async function findViewer(client: ApiClient): Promise<CurrentUser | null> {
  try {
    return await client.auth.user.query();
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** Sets the viewer. A pending request for the user started earlier, so it is cancelled. */
export async function setViewer(
  queryClient: QueryClient,
  viewer: CurrentUser | null,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: viewerKey });
  queryClient.setQueryData(viewerKey, viewer);
}

/** Removes everything that only the previous viewer may see. */
export function forgetViewerData(queryClient: QueryClient): void {
  for (const router of viewerRouters) {
    queryClient.removeQueries({ queryKey: getQueryKey(router) });
  }
}

/** A failed refetch signs nobody out: only the server's word does, which `viewerQuery` answers with null. */
export function useAuth(): Auth {
  const { client } = trpc.useUtils();
  const { data, isPending } = useQuery(viewerQuery(client));
  const user = data ?? undefined;
  return { user, isAuthenticated: user !== undefined, isLoading: isPending };
}
