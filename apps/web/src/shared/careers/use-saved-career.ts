import { hasCode, isUnauthorized, toServerMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';

interface SavedCareer {
  readonly isSaved: boolean;
  readonly setSaved: (isSaved: boolean) => void;
}

/** The careers that the user has saved, the latest first; undefined until they are known. */
export function useSavedCareers() {
  return trpc.user.savedCareers.useQuery().data?.careers;
}

/** Whether the user has saved a career. A change shows at once, and is taken back if the server refuses it. */
export function useSavedCareer(careerId: string): SavedCareer {
  const utils = trpc.useUtils();
  const saved = useSavedCareers();
  const { mutate, isPending, variables } = trpc.user.setCareerSaved.useMutation({
    // One after the other, so that the last press decides.
    scope: { id: 'saved-careers' },
    onSuccess: (list) => utils.user.savedCareers.setData(undefined, list),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Not Saved',
        // The server says how many may be saved.
        description:
          (hasCode(error, 'CONFLICT') && toServerMessage(error)) ||
          'Could not change your saved careers. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return {
    isSaved: isPending ? variables.isSaved : (saved?.some(({ id }) => id === careerId) ?? false),
    setSaved: (isSaved) => mutate({ careerId, isSaved }),
  };
}
