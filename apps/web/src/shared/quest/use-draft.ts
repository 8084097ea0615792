import type { Tier } from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../auth/auth.ts';
import { usePlace } from '../halls/place.ts';
import type { FetchedDraft } from './quest-storage.ts';

export interface DraftState extends FetchedDraft {
  readonly isLoading: boolean;
}

/** Returns true for those whose answers the server keeps: members, and students with a place in a hall. */
export function useHasDrafts(): boolean {
  const { isAuthenticated } = useAuth();
  const { place } = usePlace();
  return isAuthenticated || place !== undefined;
}

/** Returns the answers that the server keeps; none for guests, or when loading has failed. */
export function useDraft(tier: Tier): DraftState {
  const hasDrafts = useHasDrafts();
  const { data, isFetching, dataUpdatedAt } = trpc.user.drafts.useQuery(
    hasDrafts ? undefined : skipToken,
  );
  const draft = data?.drafts.find(({ assessmentType }) => assessmentType === tier);
  return {
    draft: hasDrafts ? draft : undefined,
    fetchedAt: hasDrafts ? dataUpdatedAt : 0,
    isLoading: hasDrafts && isFetching,
  };
}

/** Does nothing for guests. */
export function useDeleteDraft(tier: Tier): () => void {
  const hasDrafts = useHasDrafts();
  const utils = trpc.useUtils();
  const { mutate } = trpc.user.deleteDraft.useMutation({
    onMutate: () =>
      utils.user.drafts.setData(undefined, (current) => ({
        drafts: current?.drafts.filter(({ assessmentType }) => assessmentType !== tier) ?? [],
      })),
    // Brings the draft back if it was not deleted.
    onError: () => void utils.user.drafts.invalidate(),
  });
  return () => {
    if (hasDrafts) mutate({ assessmentType: tier });
  };
}
