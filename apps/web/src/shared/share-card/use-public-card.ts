import { paths } from '@guildpath/contract';
import { useSiteAddress } from '../api/site-settings.ts';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { showFailure } from '../toasts/show-failure.ts';
import { showToast } from '../toasts/show-toast.ts';

export function usePublicCard(assessmentResultId: string) {
  const utils = trpc.useUtils();
  const { data, isPending } = trpc.results.publicCard.useQuery({ assessmentResultId });
  const mutation = trpc.results.setPublicCard.useMutation({
    onSuccess: (card) => {
      const before = utils.results.publicCard.getData({ assessmentResultId });
      utils.results.publicCard.setData({ assessmentResultId }, card);
      if (before?.cardId === card.cardId) return;
      showToast(
        card.cardId
          ? {
              title: 'Your Card Is Public',
              description: 'Anyone with the link can open its page.',
            }
          : { title: 'Your Card Is Private', description: 'Its page and its link are gone.' },
      );
    },
    onError: (error) =>
      showFailure(error, 'Error', 'Your card could not be changed. Please try again.'),
  });
  const send = useSendOnce(mutation);
  const { origin } = useSiteAddress();
  const toUrl = (cardId?: string | null) => (cardId ? origin + paths.card(cardId) : undefined);
  const url = toUrl(data?.cardId);
  return {
    /** Undefined while the card is private or still loading. */
    url,
    /** Leads to the site's first page while the card has no page of its own. */
    sharedUrl: url ?? `${origin}/`,
    showsFirstName: data?.showsFirstName ?? false,
    isLoading: isPending,
    isChanging: mutation.isPending,
    setPublic: (isPublic: boolean, showsFirstName = false) =>
      send({ assessmentResultId, isPublic, showsFirstName }),
    /** Returns the address of the page; undefined when that failed, which a toast then says. */
    publish: async () => {
      const input = { assessmentResultId, isPublic: true };
      const card = await mutation.mutateAsync(input).catch(() => undefined);
      return toUrl(card?.cardId);
    },
  };
}
