import { paths, type ResultsOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchFile } from '../api/fetch-from-api.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { LazyPart } from '../code-loading/lazy-part.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { toCardFacts } from './card-facts.ts';
import { canShareImages, shareImage } from './card-image.ts';
import classes from './share-button.module.css';
import { toSharing } from './share-links.ts';
import { usePublicCard } from './use-public-card.ts';

const loadDialog = () => import('./share-dialog.tsx');

interface ShareButtonProps {
  readonly results: ResultsOutput;
  /** Shown between the picture and the button. */
  readonly children: ReactNode;
}

/**
 * Renders the story and a Share button. The button opens the system's share sheet with the story, or the share
 * panel where a device shares no pictures; the story opens the panel.
 */
export function ShareButton({ results, children }: ShareButtonProps) {
  const { id } = results.assessmentResult;
  const facts = toCardFacts(results);
  const publicCard = usePublicCard(id);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const openPanel = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    opener.current = currentTarget;
    setIsOpen(true);
  };
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
    <>
      <button type="button" className={classes.story} aria-haspopup="dialog" onClick={openPanel}>
        <img src={paths.story(id)} alt="Your story" width={540} height={960} />
      </button>
      {children}
      <Button
        className={classes.share}
        loading={sharing.isPending}
        leftIcon={<IconShare2 size={20} aria-hidden="true" />}
        onClick={(event) => (canShareImages() ? share() : openPanel(event))}
      >
        Share
      </Button>
      {isOpen ? (
        <LazyPart name="the share dialog" load={loadDialog} fallback={null}>
          {({ ShareDialog }) => (
            <ShareDialog
              results={results}
              onClose={() => {
                setIsOpen(false);
                opener.current?.focus();
              }}
            />
          )}
        </LazyPart>
      ) : null}
    </>
  );
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
