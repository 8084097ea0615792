import { paths, type ResultsOutput, withArticle } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSiteAddress } from '../../shared/api/site-settings.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { TextToSelect } from '../../shared/copying/text-to-select.tsx';
import { useCopy } from '../../shared/copying/use-copy.ts';
import { showFailure } from '../../shared/toasts/show-failure.ts';

interface AskFriendsProps {
  readonly results: Pick<ResultsOutput, 'assessmentResult' | 'beside'>;
}

/** Offers a member a link to ask friends with, as many as there are in a chat. */
export function AskFriends({ results: { assessmentResult, beside } }: AskFriendsProps) {
  const { id: assessmentResultId, guildTitle } = assessmentResult;
  const question = `I’m ${withArticle(guildTitle)}. The guild needs ${withArticle(beside.guildTitle)} beside me. Is that you?`;
  const { copy, failed } = useCopy(
    { title: 'Question Copied!', description: 'Paste it into a chat: everyone there can answer.' },
    'We couldn’t copy the question. Please try again.',
  );
  const { origin } = useSiteAddress();
  const utils = trpc.useUtils();
  const invite = trpc.friends.invite.useMutation({
    onSuccess: () => void utils.friends.list.invalidate(),
  });
  const canShare = 'share' in navigator;
  const mutation = useMutation({
    mutationFn: async () => {
      const { invitationId } = await invite.mutateAsync({ assessmentResultId });
      const url = origin + paths.invitation(invitationId);
      if (!canShare) return copy(`${question} ${url}`);
      try {
        await navigator.share({ text: question, url });
      } catch (error) {
        // Cancelling is not a failure; a device that cannot share the text gets it to paste.
        const isCancelled = error instanceof DOMException && error.name === 'AbortError';
        if (!isCancelled) await copy(`${question} ${url}`);
      }
    },
    onError: (error) => showFailure(error, 'No Invitation'),
  });
  const ask = useSendOnce(mutation);
  const Icon = canShare ? IconShare2 : IconCopy;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        loading={mutation.isPending}
        leftIcon={<Icon size={20} aria-hidden="true" />}
        onClick={() => ask()}
      >
        {canShare ? 'Ask Your Friends' : 'Copy a Question for Friends'}
      </Button>
      {failed === undefined ? null : <TextToSelect label="Your question" text={failed} />}
    </>
  );
}
