import { paths, type ResultsOutput, withArticle } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSiteAddress } from '../../shared/api/site-settings.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { TextToSelect } from '../../shared/copying/text-to-select.tsx';
import { useCopy } from '../../shared/copying/use-copy.ts';
import { showFailure } from '../../shared/toasts/show-failure.ts';

interface AskFriendProps {
  readonly results: Pick<ResultsOutput, 'assessmentResult' | 'beside'>;
}

/** Offers a member a link to ask a friend with, and lists the pages with friends who answered. */
export function AskFriend({ results: { assessmentResult, beside } }: AskFriendProps) {
  const { id: assessmentResultId, guildTitle } = assessmentResult;
  const question = `I’m ${withArticle(guildTitle)}. The guild needs ${withArticle(beside.guildTitle)} beside me. Is that you?`;
  const { copy, failed } = useCopy(
    { title: 'Question Copied!', description: 'Paste it to a friend who might be the one.' },
    'We couldn’t copy the question. Please try again.',
  );
  const { origin } = useSiteAddress();
  const { data } = trpc.friends.list.useQuery({ assessmentResultId });
  const invite = trpc.friends.invite.useMutation();
  const canShare = 'share' in navigator;
  const mutation = useMutation({
    mutationFn: async () => {
      const { pageId } = await invite.mutateAsync({ assessmentResultId });
      const url = origin + paths.invitation(pageId);
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
        {canShare ? 'Ask a Friend' : 'Copy a Question for a Friend'}
      </Button>
      {data?.friends.map((friend) => (
        <Link key={friend.pageId} to="/together/$pageId" params={{ pageId: friend.pageId }}>
          You and {withArticle(friend.guildTitle)}: what you could build
        </Link>
      ))}
      {failed === undefined ? null : <TextToSelect label="Your question" text={failed} />}
    </>
  );
}
