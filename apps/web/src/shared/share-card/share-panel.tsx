import { paths, type ResultsOutput } from '@guildpath/contract';
import type { ButtonLook } from '@guildpath/ui';
import { useRef, useState } from 'react';
import { fetchFile } from '../api/fetch-from-api.ts';
import { ChoiceChips } from '../forms/choice-chips.tsx';
import { storyWords, toCardFacts } from './card-facts.ts';
import { getCardImage } from './card-image.ts';
import { NetworkButtons } from './network-buttons.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { PublicCard } from './public-card.tsx';
import { ShareCard } from './share-card.tsx';
import { toSharing } from './share-links.ts';
import classes from './share-panel.module.css';
import { usePublicCard } from './use-public-card.ts';

export interface SharePanelProps {
  readonly results: ResultsOutput;
  /** A screen should have one gold button. Default: `gold`. */
  readonly downloadVariant?: ButtonLook['variant'];
}

const kinds = [
  { value: 'card', label: 'Card' },
  { value: 'story', label: 'Story' },
] as const;

// Stories are shared from phones.
function kindForWindow(): (typeof kinds)[number]['value'] {
  return window.matchMedia('(max-width: 39.99em)').matches ? 'story' : 'card';
}

/** Shows the card or the story as it will be saved, with buttons to save and share it. */
export function SharePanel({ results, downloadVariant = 'gold' }: SharePanelProps) {
  const card = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState(kindForWindow);
  const [withBestMatch, setWithBestMatch] = useState(false);
  const { id } = results.assessmentResult;
  const publicCard = usePublicCard(id);
  const facts = toCardFacts(results);
  const { host, origin } = window.location;
  const sharing = toSharing(facts, publicCard.url ?? `${origin}/`);
  const isStory = kind === 'story';
  const address = isStory ? paths.story(id, { withBestMatch }) : paths.cardPicture(id);
  const fileName = `guildpath-${facts.tier}-${isStory ? 'story' : 'results'}.png`;
  return (
    <div className={classes.panel}>
      <div className={classes.parts}>
        <div className={classes.frame} data-kind={kind}>
          {isStory ? (
            <img
              src={address}
              alt={storyWords(facts, { withBestMatch })}
              width={1080}
              height={1920}
              className={classes.story}
            />
          ) : (
            <div className={classes.lens}>
              <ShareCard facts={facts} host={host} ref={card} />
            </div>
          )}
        </div>
        <div className={classes.image}>
          <ChoiceChips legend="Picture" options={kinds} chosen={kind} onChoose={setKind}>
            {isStory && facts.topCareer ? (
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
          <PictureButtons
            getPicture={() =>
              isStory
                ? fetchFile(address, fileName)
                : getCardImage({ card: card.current, fileName, address })
            }
            address={address}
            sharing={sharing}
            variant={downloadVariant}
          />
        </div>
        <div className={classes.links}>
          <div className={classes.buttons}>
            <NetworkButtons sharing={sharing} publicCard={publicCard} />
          </div>
          <PublicCard publicCard={publicCard} />
        </div>
      </div>
    </div>
  );
}
