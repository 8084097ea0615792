import { paths } from '@guildpath/contract';
import { isUnauthorized } from '../api/call-errors.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { showToast } from '../toasts/show-toast.ts';

export interface PublicCardState {
  /** Of the public page; undefined while the card is private, and until that is known. */
  readonly url: string | undefined;
  readonly isLoading: boolean;
  readonly isChanging: boolean;
  readonly setPublic: (isPublic: boolean) => void;
}

/** Whether a result's card has a public page, and the switch for it. */
export function usePublicCard(assessmentResultId: string): PublicCardState {
  const utils = trpc.useUtils();
  const { data, isPending } = trpc.results.publicCard.useQuery({ assessmentResultId });
  const mutation = trpc.results.setPublicCard.useMutation({
    onSuccess: (card) => {
      utils.results.publicCard.setData({ assessmentResultId }, card);
      showToast(
        card.cardId
          ? {
              title: 'Your Card Is Public',
              description: 'Its page opens for all who have the link.',
            }
          : { title: 'Your Card Is Private', description: 'Its page and its link are gone.' },
      );
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Error',
        description: 'Your card could not be changed. Please try again.',
        variant: 'destructive',
      });
    },
  });
  const send = useSendOnce(mutation);
  return {
    url: data?.cardId ? window.location.origin + paths.card(data.cardId) : undefined,
    isLoading: isPending,
    isChanging: mutation.isPending,
    setPublic: (isPublic) => send({ assessmentResultId, isPublic }),
  };
}
