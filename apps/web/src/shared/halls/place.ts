import type { PlaceOutput } from '@guildpath/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { hasCode, isUnauthorized } from '../api/call-errors.ts';
import { type ApiClient, trpc } from '../api/trpc.ts';
import {
  clearViewerData,
  ensureViewer,
  placeQueryKey,
  setViewer,
  useAuth,
  type ViewerContext,
} from '../auth/auth.ts';
import { clearVisitorStorage } from '../auth/visitor-storage.ts';
import { isSamePlace, readPlace, type StoredPlace, writePlace } from './stored-place.ts';

/** Fetches the place of this browser, or null. Its cookie decides, because a browser may store nothing. */
function placeQuery(client: ApiClient) {
  return queryOptions({
    queryKey: placeQueryKey,
    queryFn: async ({ client: queryClient }) => {
      // Members have none.
      const mayHave = readPlace() ?? !(await ensureViewer({ queryClient, client }));
      return mayHave ? findPlace(client) : null;
    },
  });
}

async function findPlace(client: ApiClient): Promise<PlaceOutput | null> {
  try {
    return await client.place.get.query();
  } catch (error) {
    // The operator may have turned halls off.
    if (!isUnauthorized(error) && !hasCode(error, 'NOT_FOUND')) throw error;
    // The words last as long as the session; with the rest, someone who comes back finds their answers.
    const stored = readPlace();
    if (stored) writePlace({ ...stored, returnWords: undefined });
    return null;
  }
}

export function ensurePlace({ queryClient, client }: ViewerContext): Promise<PlaceOutput | null> {
  return queryClient.ensureQueryData(placeQuery(client));
}

export function usePlace() {
  const { client } = trpc.useUtils();
  const { user } = useAuth();
  const { data, isPending } = useQuery(placeQuery(client));
  const isHydrated = useHydrated();
  // A browser has one viewer at a time.
  const isStudent = isHydrated && !user;
  return {
    place: (isStudent && data) || undefined,
    /** The place that has closed on this device, or whose hall is gone. */
    left: isStudent && data === null ? readPlace() : undefined,
    isLoading: isPending || !isHydrated,
  };
}

/** Returns what starts with a place's session: this browser forgets who used it before. */
export function useEnterPlace(): (entered: StoredPlace) => Promise<PlaceOutput | null> {
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  return async (entered) => {
    // Someone who comes back to their own place finds their answers.
    if (!isSamePlace(readPlace(), entered)) clearVisitorStorage();
    await forgetViewer(queryClient);
    writePlace(entered);
    return queryClient.fetchQuery({ ...placeQuery(client), staleTime: 0 });
  };
}

/** Returns what follows the end of a place: nothing of it is left in this browser. */
export function useForgetPlace(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    clearVisitorStorage();
    await forgetViewer(queryClient);
  };
}

async function forgetViewer(queryClient: ViewerContext['queryClient']): Promise<void> {
  await setViewer(queryClient, null);
  clearViewerData(queryClient);
  queryClient.removeQueries({ queryKey: ['assessment.preview'] });
}
