import { Brand, Crest } from '@guildpath/ui';
import { type Ref, useId } from 'react';
import { classEmblems } from '../profile/class-emblems.ts';
import { type CardFacts, storyWords } from './card-facts.ts';
import { RoadToTheHall } from './card-scenery.tsx';
import classes from './story-card.module.css';

export interface StoryCardProps {
  readonly facts: CardFacts;
  /** The site's host, such as `guildpath.example`. */
  readonly host: string;
  readonly withBestMatch: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Fills a phone. Its top and bottom hold no text, because apps cover them. */
export function StoryCard({ facts, host, withBestMatch, ref }: StoryCardProps) {
  const { characterClass, guildTitle, archetype, welcome, moment, topCareer } = facts;
  return (
    <div
      ref={ref}
      className={classes.story}
      data-class={characterClass}
      role="img"
      aria-label={storyWords(facts, { withBestMatch })}
    >
      <StoryScenery />
      <Brand className={classes.brand} />
      <Crest
        emblem={classEmblems[characterClass]}
        size={welcome || moment ? 136 : 184}
        className={classes.crest}
      />
      <p className={classes.lead}>The guild calls me{guildTitle ? '' : ' a'}</p>
      <p className={classes.name}>{guildTitle ?? characterClass}</p>
      {guildTitle ? <p className={classes.class}>{characterClass} of the guild</p> : null}
      {welcome || moment ? null : <p className={classes.archetype}>{archetype} at heart</p>}
      {welcome ? <p className={classes.quote}>“{welcome}”</p> : null}
      {moment ? (
        <>
          <p className={classes.remembers}>The guild remembers</p>
          <p className={classes.quote}>“{moment}”</p>
        </>
      ) : null}
      {withBestMatch && topCareer ? (
        <p className={classes.match}>
          <span>Best match</span>
          {topCareer}
        </p>
      ) : null}
      <p className={classes.invitation}>
        Which class are you?
        <span>{host}</span>
      </p>
    </div>
  );
}

function StoryScenery() {
  const id = useId();
  return (
    <svg className={classes.scenery} viewBox="0 0 540 960" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#070919" />
          <stop offset=".6" stopColor="#171b45" />
          <stop offset="1" stopColor="#473f85" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="var(--tint)" stopOpacity=".55" />
          <stop offset=".55" stopColor="var(--tint)" stopOpacity=".16" />
          <stop offset="1" stopColor="var(--tint)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id}sky)`} d="M0 0h540v960H0z" />
      <circle cx="270" cy="305" r="260" fill={`url(#${id}glow)`} />
      <g stroke="#fff3cf" strokeLinecap="round">
        <path
          strokeWidth="2"
          opacity=".75"
          d="M40 84h0M96 150h0M150 60h0M62 250h0M118 380h0M32 470h0M84 590h0M205 110h0M330 70h0M412 118h0M486 60h0M506 190h0M462 290h0M500 420h0M448 540h0M502 620h0M66 700h0M478 710h0"
        />
        <path
          strokeWidth="4"
          d="M72 120h0M130 210h0M440 180h0M496 330h0M46 360h0M60 640h0M486 560h0"
        />
      </g>
      {/* Wider than the story, and down to its lower edge. */}
      <g transform="translate(-78 474) scale(1.4)">
        <RoadToTheHall />
      </g>
      <path
        stroke="#e2b866"
        strokeWidth="3"
        opacity=".85"
        d="M40 18h460a22 22 0 0 0 22 22v880a22 22 0 0 0-22 22H40a22 22 0 0 0-22-22V40a22 22 0 0 0 22-22z"
      />
    </svg>
  );
}
