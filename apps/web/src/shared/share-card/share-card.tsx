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
  const { archetype, personalityType, topCareer, companies, tierName } = facts;
  return (
    <div
      ref={ref}
      className={classes.card}
      data-emblem={facts.emblem}
      role="img"
      aria-label={cardWords(facts, host)}
    >
      <CardScenery className={classes.scenery} />
      <p className={classes.tier}>{tierName}</p>
      <Crest emblem={facts.emblem} size={164} className={classes.crest} />
      <div className={classes.words}>
        <div>
          <p className={classes.label}>Archetype</p>
          <p className={classes.archetype}>{archetype}</p>
        </div>
        <p className={classes.ribbon}>
          <span>Personality</span> {personalityType}
        </p>
        {topCareer ? (
          <div className={classes.career}>
            <MatchSeal percentage={topCareer.matchPercentage} />
            <div>
              <p className={classes.label}>Top career</p>
              <p className={classes.title} data-length={lengthOf(topCareer.title)}>
                {topCareer.title}
              </p>
            </div>
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

function MatchSeal({ percentage }: { readonly percentage: number }) {
  return (
    <div className={classes.seal}>
      <svg viewBox="0 0 112 112" aria-hidden="true">
        <circle
          cx="56"
          cy="56"
          r="48"
          pathLength="36"
          fill="var(--gp-gold-200)"
          stroke="var(--gp-gold-500)"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray="0 1"
        />
        <circle cx="56" cy="56" r="40" fill="var(--gp-gold-100)" stroke="var(--gp-gold-600)" />
      </svg>
      <p className={classes.sealText}>
        <strong>{percentage}%</strong> match
      </p>
    </div>
  );
}

// Longer titles get smaller letters.
function lengthOf(title: string): 'short' | 'long' | 'huge' {
  if (title.length > 60) return 'huge';
  return title.length > 28 ? 'long' : 'short';
}
