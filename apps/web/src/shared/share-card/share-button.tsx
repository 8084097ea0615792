import { paths, type ResultsOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '../api/fetch-from-api.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { toCardFacts } from './card-facts.ts';
import { canShareImages, shareImage } from './card-image.ts';
import classes from './share-button.module.css';
import { toSharing } from './share-links.ts';
import { usePublicCard } from './use-public-card.ts';

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareButtonProps {
  readonly results: ResultsOutput;
}

/**
 * Renders a Share button and, in a wide window, the story. The button opens the system's share sheet with the
 * story, or the share panel where a device shares no pictures; the story opens the panel.
 */
export function ShareButton({ results }: ShareButtonProps) {
  const { id } = results.assessmentResult;
  const facts = toCardFacts(results);
  const publicCard = usePublicCard(id);
  const { open, dialog } = useShareDialog(results);
  const getStory = useStory(id, `guildpath-${facts.tier}-story.png`);
  const sharing = useMutation({
    mutationFn: async () => {
      const url = publicCard.url ?? `${window.location.origin}/`;
      await shareImage(await getStory(), toSharing(facts, url));
    },
    onError: () =>
      showToast({
        title: 'Share Failed',
        description: 'Could not share the card. Please try again.',
        variant: 'destructive',
      }),
  });
  const share = useSendOnce(sharing);
  return (
    <div className={classes.ways}>
      <button type="button" className={classes.story} aria-haspopup="dialog" onClick={open}>
        <img src={paths.story(id)} alt="Your story" width={540} height={960} loading="lazy" />
      </button>
      <Button
        loading={sharing.isPending}
        leftIcon={<IconShare2 size={20} aria-hidden="true" />}
        onClick={(event) => (canShareImages() ? share() : open(event))}
      >
        Share
      </Button>
      {dialog}
    </div>
  );
}

/** Opens the share panel: the pictures to save, the networks and the link. */
export function ShareCardButton({ results }: ShareButtonProps) {
  const { open, dialog } = useShareDialog(results);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" className={classes.card} onClick={open}>
        Share Your Card
      </Button>
      {dialog}
    </>
  );
}

function useShareDialog(results: ResultsOutput) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const open = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    opener.current = currentTarget;
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const dialog = isOpen ? (
    <Part name="the share dialog" fallback={null}>
      <ShareDialog results={results} onClose={close} />
    </Part>
  ) : null;
  return { open, dialog };
}

// Fetched while the browser is idle, because a share sheet opens only right after a press.
function useStory(id: string, fileName: string): () => Promise<File> {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!canShareImages()) return;
    const prepare = () => void queryClient.prefetchQuery(storyQuery(id, fileName));
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return prepare();
    const handle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(handle);
  }, [queryClient, id, fileName]);
  return () => queryClient.ensureQueryData(storyQuery(id, fileName));
}

function storyQuery(id: string, fileName: string) {
  return queryOptions({
    queryKey: ['story', id],
    queryFn: () => fetchFile(paths.story(id), fileName),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
