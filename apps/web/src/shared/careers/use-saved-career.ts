import { hasCode, toMessage } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { showFailure } from '../toasts/show-failure.ts';

const failure = 'We couldn’t change your saved careers. Please try again.';

/** Returns the saved careers, newest first, or undefined until they are loaded. */
export function useSavedCareers() {
  return trpc.user.savedCareers.useQuery().data?.careers;
}

/** Shows a change immediately, and takes it back if the server refuses it. */
export function useSavedCareer(careerId: string) {
  const utils = trpc.useUtils();
  const saved = useSavedCareers();
  const { mutate, isPending, variables } = trpc.user.setCareerSaved.useMutation({
    // Changes run one after the other, so that the last press decides.
    scope: { id: 'saved-careers' },
    onSuccess: (list) => {
      utils.user.savedCareers.setData(undefined, list);
      return utils.user.dare.invalidate();
    },
    onError: (error) =>
      // On a conflict the server's message names the limit of saved careers.
      showFailure(
        error,
        'Not Saved',
        hasCode(error, 'CONFLICT') ? toMessage(error, failure) : failure,
      ),
  });
  return {
    isSaved: isPending ? variables.isSaved : (saved?.some(({ id }) => id === careerId) ?? false),
    isPending,
    setSaved: (isSaved: boolean) => mutate({ careerId, isSaved }),
    finishDare: () => mutate({ careerId, isSaved: true, isDone: true }),
  };
}
