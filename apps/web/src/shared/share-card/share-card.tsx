import { crestOf } from '@guildpath/contract';
import { Brand, Crest } from '@guildpath/ui';
import type { Ref } from 'react';
import { type CardFacts, cardWords } from './card-facts.ts';
import { CardScenery } from './card-scenery.tsx';
import classes from './share-card.module.css';

export interface ShareCardProps {
  readonly facts: CardFacts;
  /** The site's host, such as `guildpath.example`. */
  readonly host: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Has its full size; the caller scales the container. */
export function ShareCard({ facts, host, ref }: ShareCardProps) {
  const { archetype, characterClass, guildTitle, personalityType, topCareer, companies } = facts;
  return (
    <div
      ref={ref}
      className={classes.card}
      data-class={characterClass}
      role="img"
      aria-label={cardWords(facts, host)}
    >
      <CardScenery className={classes.scenery} />
      <p className={classes.tier}>{facts.tierName}</p>
      <Crest {...crestOf(facts)} size={164} loading="eager" className={classes.crest} />
      <div className={classes.words}>
        <p className={classes.headline}>{guildTitle}</p>
        <p className={classes.ribbon}>{characterClass} of the guild</p>
        <div className={classes.pair}>
          <Fact label="Archetype" value={archetype} />
          <Fact label="Personality" value={personalityType} />
        </div>
        {topCareer ? (
          <div>
            <p className={classes.label}>Top career</p>
            <p className={classes.title} data-length={lengthOf(topCareer)}>
              {topCareer}
            </p>
          </div>
        ) : null}
        {companies.length > 0 ? (
          <div className={classes.companies}>
            <p className={classes.label}>Top companies</p>
            <ul>
              {companies.map((company) => (
                <li key={company}>{company}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <p className={classes.origin}>
        <Brand className={classes.brand} />
        <span className={classes.host}>{host}</span>
      </p>
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{value}</p>
    </div>
  );
}

// Longer titles get smaller letters.
function lengthOf(title: string): 'short' | 'long' | 'huge' {
  if (title.length > 60) return 'huge';
  return title.length > 28 ? 'long' : 'short';
}
