import { paths, type ResultsOutput } from '@guildpath/contract';
import { ButtonAnchor } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '../api/fetch-from-api.ts';
import { readStorage, visitorKeyPrefix, writeStorage } from '../auth/visitor-storage.ts';
import { toCardFacts } from './card-facts.ts';
import { canShareImages, shareImage } from './card-image.ts';
import { PictureButton } from './picture-button.tsx';
import classes from './share-button.module.css';
import { toSharing } from './share-links.ts';
import panelClasses from './share-panel.module.css';
import { usePublicCard } from './use-public-card.ts';

/** Remembers the choice to share no link, which would be that of the home page. */
const pictureOnlyKey = `${visitorKeyPrefix}picture-only`;

/**
 * Renders a Share button and, in a wide window, the story. The button opens the system's share sheet with the
 * story; where a device shares no pictures, both lead to the share panel of the page.
 */
export function ShareButton({ results }: { readonly results: ResultsOutput }) {
  const { id } = results.assessmentResult;
  const facts = toCardFacts(results);
  const publicCard = usePublicCard(id);
  const [isAsking, setIsAsking] = useState(false);
  const [isPictureOnly, setIsPictureOnly] = useState(() => readStorage(pictureOnlyKey) !== null);
  const queryClient = useQueryClient();
  const story = queryOptions({
    queryKey: ['story', id],
    queryFn: () => fetchFile(paths.story(id), `guildpath-${facts.tier}-story.png`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // Fetched ahead, because a share sheet opens only right after a press.
  useQuery({ ...story, enabled: canShareImages() });
  const share = async (url?: string) => {
    const sharing = toSharing(facts, url ?? '');
    const file = await queryClient.ensureQueryData(story);
    await shareImage(file, url ? sharing : { title: sharing.title, text: sharing.text });
    setIsAsking(false);
  };
  return (
    <div className="gp-on-screen gp-stack gp-gap-4 gp-items-center">
      <a href="#share" className={classes.story}>
        <img src={paths.story(id)} alt="Your story" width={540} height={960} loading="lazy" />
      </a>
      {isAsking ? (
        <fieldset className={panelClasses.question}>
          <legend ref={(element) => element?.focus()} tabIndex={-1}>
            Share with a page friends can open?
          </legend>
          <PictureButton
            label="Share"
            words="Yes"
            run={async () => {
              const url = await publicCard.publish();
              if (url) await share(url);
            }}
          />
          <PictureButton
            label="Share"
            words="Picture Only"
            variant="quiet"
            run={async () => {
              writeStorage(pictureOnlyKey, 'yes');
              setIsPictureOnly(true);
              await share();
            }}
          />
        </fieldset>
      ) : canShareImages() ? (
        <PictureButton
          label="Share"
          run={async () => {
            if (publicCard.url || isPictureOnly) await share(publicCard.url);
            else setIsAsking(true);
          }}
        />
      ) : (
        <ButtonAnchor href="#share" leftIcon={<IconShare2 size={20} aria-hidden="true" />}>
          Share
        </ButtonAnchor>
      )}
    </div>
  );
}
