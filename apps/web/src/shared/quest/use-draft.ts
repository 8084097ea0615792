import type { Tier } from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../auth/auth.ts';
import type { FetchedDraft } from './pending-quest.ts';

export interface DraftState extends FetchedDraft {
  readonly isLoading: boolean;
}

/** Returns the answers in the viewer's account; none for guests, or when loading has failed. */
export function useDraft(tier: Tier): DraftState {
  const { isAuthenticated } = useAuth();
  const { data, isFetching, dataUpdatedAt } = trpc.user.drafts.useQuery(
    isAuthenticated ? undefined : skipToken,
  );
  const draft = data?.drafts.find(({ assessmentType }) => assessmentType === tier);
  return {
    draft: isAuthenticated ? draft : undefined,
    fetchedAt: isAuthenticated ? dataUpdatedAt : 0,
    isLoading: isAuthenticated && isFetching,
  };
}

/** Does nothing for guests. */
export function useDeleteDraft(tier: Tier): () => void {
  const { isAuthenticated } = useAuth();
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
    if (isAuthenticated) mutate({ assessmentType: tier });
  };
}
