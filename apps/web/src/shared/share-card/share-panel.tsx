import type { ResultsOutput } from '@guildpath/contract';
import type { ButtonLook } from '@guildpath/ui';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ChoiceChips } from '../forms/choice-chips.tsx';
import { CardButton } from './card-button.tsx';
import { toCardFacts } from './card-facts.ts';
import { canShareImages, type PictureKind, shareImage } from './card-image.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { NetworkButtons } from './network-buttons.tsx';
import { PictureToHold } from './picture-to-hold.tsx';
import { PublicCard } from './public-card.tsx';
import { saveFile } from './save-file.ts';
import { ShareCard } from './share-card.tsx';
import { toSharing } from './share-links.ts';
import classes from './share-panel.module.css';
import { StoryCard } from './story-card.tsx';
import { usePublicCard } from './use-public-card.ts';

export interface SharePanelProps {
  readonly results: ResultsOutput;
  /** A screen should have one gold button. Default: `gold`. */
  readonly downloadVariant?: ButtonLook['variant'];
}

const kinds = [
  { value: 'card', label: 'Card' },
  { value: 'story', label: 'Story' },
] as const satisfies readonly { readonly value: PictureKind; readonly label: string }[];

// Stories are shared from phones.
function kindForWindow(): PictureKind {
  return window.matchMedia('(max-width: 39.99em)').matches ? 'story' : 'card';
}

const downloadedToast = { title: 'Card Downloaded!', description: "It's in your downloads." };

/** Shows the card or the story as it will be saved, with buttons to save and share it. */
export function SharePanel({ results, downloadVariant = 'gold' }: SharePanelProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState(kindForWindow);
  const [withBestMatch, setWithBestMatch] = useState(false);
  const [drawn, setDrawn] = useState<File>();
  const publicCard = usePublicCard(results.assessmentResult.id);
  const facts = toCardFacts(results);
  const { host, origin } = window.location;
  const sharing = toSharing(facts, publicCard.url ?? `${origin}/`);
  const image = { picture, kind, tier: facts.tier };
  return (
    <div className={classes.panel}>
      <div className={classes.parts}>
        <div className={classes.frame} data-kind={kind}>
          <div className={classes.lens}>
            {kind === 'card' ? (
              <ShareCard facts={facts} host={host} ref={picture} />
            ) : (
              <StoryCard facts={facts} host={host} withBestMatch={withBestMatch} ref={picture} />
            )}
          </div>
        </div>
        <div className={classes.image}>
          <ChoiceChips legend="Picture" options={kinds} chosen={kind} onChoose={setKind}>
            {kind === 'story' && facts.topCareer ? (
              <label className={classes.option}>
                <input
                  type="checkbox"
                  checked={withBestMatch}
                  onChange={({ target }) => setWithBestMatch(target.checked)}
                />
                Show my best match
              </label>
            ) : null}
          </ChoiceChips>
          <div className={classes.buttons}>
            <CardButton
              {...image}
              label="Download"
              variant={downloadVariant}
              Icon={IconDownload}
              {...(isInAppBrowser()
                ? { onDrawn: setDrawn }
                : { onDrawn: saveFile, successToast: downloadedToast })}
              failureToast={{
                title: 'Download Failed',
                description: 'Could not download the card. Please try again.',
              }}
            />
            {canShareImages() ? (
              <CardButton
                {...image}
                label="Share"
                Icon={IconShare2}
                variant="outline"
                onDrawn={(file) => shareImage(file, sharing)}
                failureToast={{
                  title: 'Share Failed',
                  description: 'Could not share the card. Please try again.',
                }}
              />
            ) : null}
          </div>
        </div>
        {drawn ? <PictureToHold key={drawn.lastModified} picture={drawn} /> : null}
        <div className={classes.links}>
          <div className={classes.buttons}>
            <NetworkButtons sharing={sharing} />
          </div>
          <PublicCard publicCard={publicCard} />
        </div>
      </div>
    </div>
  );
}
