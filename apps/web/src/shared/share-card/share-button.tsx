import { paths, type ResultsOutput } from '@guildpath/contract';
import { ButtonAnchor } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchFile } from '../api/fetch-from-api.ts';
import { toCardFacts } from './card-facts.ts';
import { canShareImages, shareImage } from './card-image.ts';
import { PictureButton } from './picture-button.tsx';
import classes from './share-button.module.css';
import { toSharing } from './share-links.ts';
import { usePublicCard } from './use-public-card.ts';

/**
 * Renders a Share button and, in a wide window, the story. The button opens the system's share sheet with the
 * story; where a device shares no pictures, both lead to the share panel of the page.
 */
export function ShareButton({ results }: { readonly results: ResultsOutput }) {
  const { id } = results.assessmentResult;
  const facts = toCardFacts(results);
  const { sharedUrl } = usePublicCard(id);
  const queryClient = useQueryClient();
  const story = queryOptions({
    queryKey: ['story', id],
    queryFn: () => fetchFile(paths.story(id), `guildpath-${facts.tier}-story.png`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // Fetched ahead, because a share sheet opens only right after a press.
  useQuery({ ...story, enabled: canShareImages() });
  return (
    <div className={`gp-on-screen ${classes.ways}`}>
      <a href="#share" className={classes.story}>
        <img src={paths.story(id)} alt="Your story" width={540} height={960} loading="lazy" />
      </a>
      {canShareImages() ? (
        <PictureButton
          label="Share"
          run={async () =>
            shareImage(await queryClient.ensureQueryData(story), toSharing(facts, sharedUrl))
          }
        />
      ) : (
        <ButtonAnchor href="#share" leftIcon={<IconShare2 size={20} aria-hidden="true" />}>
          Share
        </ButtonAnchor>
      )}
    </div>
  );
}
