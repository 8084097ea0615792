import type { Tier } from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../auth/auth.ts';
import type { KnownDraft } from './waiting-quest.ts';

/** The draft is what the viewer has answered of the tier, on whichever device: none for guests, and when it could not be loaded. */
export interface DraftState extends KnownDraft {
  readonly isLoading: boolean;
}

export function useDraft(tier: Tier): DraftState {
  const { isAuthenticated } = useAuth();
  const { data, isFetching, dataUpdatedAt } = trpc.user.drafts.useQuery(
    isAuthenticated ? undefined : skipToken,
  );
  const draft = data?.drafts.find(({ assessmentType }) => assessmentType === tier);
  return {
    draft: isAuthenticated && draft?.responses.length ? draft : undefined,
    fetchedAt: isAuthenticated ? dataUpdatedAt : 0,
    isLoading: isAuthenticated && isFetching,
  };
}

/** Deletes the viewer's draft of the tier; a guest has none. */
export function useDeleteDraft(tier: Tier): () => void {
  const { isAuthenticated } = useAuth();
  const utils = trpc.useUtils();
  const { mutate } = trpc.user.deleteDraft.useMutation({
    onMutate: () =>
      utils.user.drafts.setData(undefined, (known) => ({
        drafts: known?.drafts.filter(({ assessmentType }) => assessmentType !== tier) ?? [],
      })),
    // Where it could not be deleted, it is offered again.
    onError: () => void utils.user.drafts.invalidate(),
  });
  return () => {
    if (isAuthenticated) mutate({ assessmentType: tier });
  };
}
