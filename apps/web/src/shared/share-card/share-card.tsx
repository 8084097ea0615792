import { crestOf } from '@guildpath/contract';
import { Brand, Crest } from '@guildpath/ui';
import nightScene from '@guildpath/ui/night-scene.svg';
import type { Ref } from 'react';
import { useSiteAddress } from '../api/site-settings.ts';
import { type CardFacts, cardWords } from './card-facts.ts';
import classes from './share-card.module.css';

export interface ShareCardProps {
  readonly facts: CardFacts;
  /** The card itself, which keeps its full size. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Shows the card of a result, scaled by `--scale`. */
export function ShareCard({ facts, ref }: ShareCardProps) {
  const { characterClass, guildTitle, topCareer, companies } = facts;
  return (
    <div className={classes.frame}>
      <div className={classes.lens}>
        <div ref={ref} className={classes.card} role="img" aria-label={cardWords(facts)}>
          <img className={classes.scene} src={nightScene} alt="" width={1600} height={900} />
          <p className={classes.tier}>{facts.tierName}</p>
          <Crest {...crestOf(facts)} size={164} loading="eager" className={classes.crest} />
          <div className={classes.words}>
            <p className={classes.headline}>{guildTitle}</p>
            <p className={classes.ribbon}>{characterClass} of the guild</p>
            <div className={classes.pair}>
              <Fact label="Archetype">{facts.archetype}</Fact>
              <Fact label="Personality">{facts.personalityType}</Fact>
            </div>
            {topCareer ? (
              // Longer titles get smaller letters.
              <div className={topCareer.length > 28 ? classes.long : undefined}>
                <Fact label="Top career">{topCareer}</Fact>
              </div>
            ) : null}
            {companies.length > 0 ? (
              <div className={classes.companies}>
                <Fact label="Top companies">{companies.join(' · ')}</Fact>
              </div>
            ) : null}
          </div>
          <p className={classes.origin}>
            <Brand className={classes.brand} />
            <span>{useSiteAddress().host}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{children}</p>
    </div>
  );
}
