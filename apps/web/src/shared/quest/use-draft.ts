import type { Draft, Tier } from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../auth/auth.ts';

export interface DraftState {
  /** What the viewer has answered of the tier, on whichever device. None for guests, and when it could not be loaded. */
  readonly draft: Draft | undefined;
  readonly isLoading: boolean;
}

export function useDraft(tier: Tier): DraftState {
  const { isAuthenticated } = useAuth();
  const { data, isFetching } = trpc.user.drafts.useQuery(isAuthenticated ? undefined : skipToken);
  const draft = data?.drafts.find(({ assessmentType }) => assessmentType === tier);
  return {
    draft: isAuthenticated && draft?.responses.length ? draft : undefined,
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
