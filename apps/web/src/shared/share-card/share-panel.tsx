import type { ResultsOutput } from '@guildpath/contract';
import type { ButtonLook } from '@guildpath/ui';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { CardButton } from './card-button.tsx';
import { toCardFacts } from './card-facts.ts';
import { canPassOn, cardFileName, passOn } from './card-image.ts';
import { NetworkButtons } from './network-buttons.tsx';
import { saveFile } from './save-file.ts';
import { ShareCard } from './share-card.tsx';
import classes from './share-panel.module.css';

export interface SharePanelProps {
  readonly results: ResultsOutput;
  /** Variant of the download button: one gold button is enough for a screen. Default: `gold`. */
  readonly downloadVariant?: ButtonLook['variant'];
}

/** The share card as it will be saved, with buttons to save and share it. Fits narrow and wide columns. */
export function SharePanel({ results, downloadVariant = 'gold' }: SharePanelProps) {
  const card = useRef<HTMLDivElement>(null);
  const facts = toCardFacts(results);
  const image = { card, fileName: cardFileName(facts.tier) };
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={classes.frame}>
          <div className={classes.lens}>
            <ShareCard facts={facts} host={window.location.host} ref={card} />
          </div>
        </div>
        <div className={classes.ways}>
          <p>Keep your card, or show it to someone whose path you would like to know.</p>
          <div className={classes.buttons}>
            <CardButton
              {...image}
              label="Download"
              variant={downloadVariant}
              Icon={IconDownload}
              handOver={saveFile}
              whenDone={{
                title: 'Card Downloaded!',
                description: 'You find it among your downloads.',
              }}
              whenFailed={{
                title: 'Download Failed',
                description: 'Could not download the card. Please try again.',
              }}
            />
            {canPassOn() ? (
              <CardButton
                {...image}
                label="Share"
                Icon={IconShare2}
                variant="outline"
                handOver={passOn}
                whenFailed={{
                  title: 'Share Failed',
                  description: 'Could not share the card. Please try again.',
                }}
              />
            ) : null}
          </div>
          <div className={classes.buttons}>
            <NetworkButtons facts={facts} />
          </div>
          <p className={classes.note}>
            The link leads to Guildpath. Your results stay visible to you alone.
          </p>
        </div>
      </div>
    </div>
  );
}
