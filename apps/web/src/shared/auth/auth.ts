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

/** The routers whose answers are for the viewer alone. */
const viewerRouters = [trpc.user, trpc.results, trpc.admin];

const viewerKey = getQueryKey(trpc.auth.user, undefined, 'query');

/**
 * Who is signed in: null for no one, which is an answer and not an error, and as such is fresh for as long as any other.
 * Under tRPC's own key, so `utils.auth.user` reaches it.
 */
export function viewerQuery(client: ApiClient) {
  return queryOptions({
    queryKey: viewerKey,
    queryFn: async ({ client: queryClient }) => {
      const before = queryClient.getQueryData<CurrentUser | null>(viewerKey);
      const viewer = await findViewer(client);
      // Another tab may have logged out and in: what the previous user could see is not for this one.
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

/** From now on this is the viewer. An answer still on its way was asked for before that, and no longer counts. */
export async function setViewer(
  queryClient: QueryClient,
  viewer: CurrentUser | null,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: viewerKey });
  queryClient.setQueryData(viewerKey, viewer);
}

/** Forgets everything that only the previous viewer may see. */
export function forgetViewerData(queryClient: QueryClient): void {
  for (const router of viewerRouters) {
    queryClient.removeQueries({ queryKey: getQueryKey(router) });
  }
}

export function useAuth(): Auth {
  const { client } = trpc.useUtils();
  const { data, isError, isPending } = useQuery(viewerQuery(client));
  const user = isError ? undefined : (data ?? undefined);
  return { user, isAuthenticated: user !== undefined, isLoading: isPending };
}
