import type { CurrentUser } from '@guildpath/contract';
import { hashKey, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { isUnauthorized } from '../api/call-errors.ts';
import { type ApiClient, trpc } from '../api/trpc.ts';

/** Their data belongs to the viewer. */
const viewerRouters = [trpc.user, trpc.results, trpc.friends, trpc.halls, trpc.admin];

const viewerKey = getQueryKey(trpc.auth.user, undefined, 'query');

/** Identifies the query for the place that this browser has in a hall, which is null without one. */
export const placeQueryKey = getQueryKey(trpc.place.get, undefined, 'query');

/**
 * Fetches the signed-in user, or null for a guest, who is cached like any other result. Uses tRPC's own key,
 * so that `utils.auth.user` works too.
 */
function viewerQuery(client: ApiClient) {
  return queryOptions({
    queryKey: viewerKey,
    queryFn: async ({ client: queryClient }) => {
      const before = queryClient.getQueryData<CurrentUser | null>(viewerKey);
      const viewer = await findViewer(client);
      // Another tab may have switched users, and this one must not see the previous user's data.
      if (before !== undefined && before?.id !== viewer?.id) clearViewerData(queryClient);
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

export interface ViewerContext {
  readonly queryClient: QueryClient;
  readonly client: ApiClient;
}

/** Starts the request that every page makes. */
export function prefetchViewer({ queryClient, client }: ViewerContext): void {
  void queryClient.prefetchQuery(viewerQuery(client));
}

export function findCachedViewer({ queryClient }: ViewerContext): CurrentUser | null | undefined {
  return queryClient.getQueryData<CurrentUser | null>(viewerKey);
}

export function refetchViewer({ queryClient, client }: ViewerContext): Promise<CurrentUser | null> {
  return queryClient.fetchQuery({ ...viewerQuery(client), staleTime: 0 });
}

/** Calls the listener with every viewer that the cache gets. Returns how to stop. */
export function subscribeToViewer(
  { queryClient }: ViewerContext,
  listener: (viewer: CurrentUser | null) => void,
): () => void {
  const viewerHash = hashKey(viewerKey);
  return queryClient.getQueryCache().subscribe((event) => {
    // After a failed refetch the cache still has the viewer of before.
    if (event.query.queryHash !== viewerHash || event.type !== 'updated') return;
    if (event.action.type === 'success') listener(event.query.state.data as CurrentUser | null);
  });
}

/** Returns the viewer from the cache, or fetches it; an old one is refetched in the background. */
export function ensureViewer({ queryClient, client }: ViewerContext): Promise<CurrentUser | null> {
  return queryClient.ensureQueryData({ ...viewerQuery(client), revalidateIfStale: true });
}

/** Sets the viewer. Cancels a pending request for the user, whose response would be out of date. */
export async function setViewer(
  queryClient: QueryClient,
  viewer: CurrentUser | null,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: viewerKey });
  queryClient.setQueryData(viewerKey, viewer);
}

export function clearViewerData(queryClient: QueryClient): void {
  for (const router of viewerRouters) {
    queryClient.removeQueries({ queryKey: getQueryKey(router) });
  }
  // Set, not removed, because the screen that shows it has to see it go.
  queryClient.setQueryData(placeQueryKey, null);
}

/** Returns the viewer. Only a 401, for which `viewerQuery` returns null, signs someone out. */
export function useAuth() {
  const { client } = trpc.useUtils();
  const { data, isPending } = useQuery(viewerQuery(client));
  // The server renders pages for anyone, and the answer may arrive before they are hydrated.
  const isHydrated = useHydrated();
  const user = (isHydrated && data) || undefined;
  return { user, isAuthenticated: user !== undefined, isLoading: isPending || !isHydrated };
}
