import { paths, type ResultsOutput } from '@guildpath/contract';
import { ButtonAnchor } from '@guildpath/ui';
import { useRef, useState } from 'react';
import { fetchFile } from '../api/fetch-from-api.ts';
import { download } from '../download.ts';
import { ChoiceChips } from '../forms/choice-chips.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { storyWords, toCardFacts } from './card-facts.ts';
import { canShareImages, getCardImage, shareImage } from './card-image.ts';
import { NetworkButtons } from './network-buttons.tsx';
import { PictureButton } from './picture-button.tsx';
import { PublicCard } from './public-card.tsx';
import { ShareCard } from './share-card.tsx';
import { toSharing } from './share-links.ts';
import classes from './share-panel.module.css';
import { usePublicCard } from './use-public-card.ts';

const kinds = [
  { value: 'card', label: 'Card' },
  { value: 'story', label: 'Story' },
] as const;

// Stories are shared from phones.
function kindForWindow(): (typeof kinds)[number]['value'] {
  return window.matchMedia('(max-width: 39.99em)').matches ? 'story' : 'card';
}

/** The names by which apps with a browser of their own call it. */
const inAppBrowsers =
  /\b(Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|Snapchat|Line\/|LinkedInApp|MicroMessenger|Pinterest|Twitter for i)/;

/** Shows the card or the story as it will be saved, with buttons to save and share it. */
export function SharePanel({ results }: { readonly results: ResultsOutput }) {
  // Null while the story is shown.
  const card = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState(kindForWindow);
  const [withBestMatch, setWithBestMatch] = useState(false);
  const { id } = results.assessmentResult;
  const publicCard = usePublicCard(id);
  const facts = toCardFacts(results);
  const sharing = toSharing(facts, publicCard.sharedUrl);
  const isStory = kind === 'story';
  const address = isStory ? paths.story(id, { withBestMatch }) : paths.cardPicture(id);
  const fileName = `guildpath-${facts.tier}-${isStory ? 'story' : 'results'}.png`;
  const getPicture = () =>
    card.current
      ? getCardImage({ card: card.current, fileName, address })
      : fetchFile(address, fileName);
  return (
    <div className={classes.panel}>
      {isStory ? (
        <img
          src={address}
          alt={storyWords(facts, { withBestMatch })}
          width={1080}
          height={1920}
          className={classes.story}
        />
      ) : (
        <ShareCard facts={facts} ref={card} />
      )}
      <div className={`gp-stack gp-gap-3 gp-top ${classes.image}`}>
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
        <div className={classes.buttons}>
          {canShareImages() ? (
            <PictureButton
              label="Share"
              run={async () => shareImage(await getPicture(), sharing)}
            />
          ) : null}
          {/* Browsers inside other apps ignore downloads without a word. */}
          {inAppBrowsers.test(navigator.userAgent) ? (
            <>
              <ButtonAnchor href={address}>Open the Picture</ButtonAnchor>
              <p className="gp-soft gp-small">
                Then press and hold it to save it. If nothing happens, open this page in your
                browser.
              </p>
            </>
          ) : (
            <PictureButton
              label="Download"
              variant={canShareImages() ? 'outline' : 'gold'}
              run={async () => {
                download(await getPicture());
                showToast({ title: 'Card Downloaded!', description: "It's in your downloads." });
              }}
            />
          )}
        </div>
      </div>
      <div className={classes.links}>
        <Disclosure summary="Links and networks" isOpenWide>
          <div className={classes.buttons}>
            <NetworkButtons sharing={sharing} publicCard={publicCard} />
          </div>
          <PublicCard publicCard={publicCard} />
        </Disclosure>
      </div>
    </div>
  );
}
