import type { RiasecType } from '@guildpath/contract';
import { artisticPairs } from './pairs/artistic.ts';
import { conventionalPairs } from './pairs/conventional.ts';
import { enterprisingPairs } from './pairs/enterprising.ts';
import { investigativePairs } from './pairs/investigative.ts';
import { realisticPairs } from './pairs/realistic.ts';
import { socialPairs } from './pairs/social.ts';
import { personalityTypePortraits } from './personality-types.ts';
import type { PairPortrait, Portrait } from './portrait.ts';
import { singlePortraits } from './singles.ts';
import { traitPairPortraits } from './trait-pairs.ts';
import { traitPortraits } from './traits.ts';

// For people in whom no interest stands out.
const evenPortrait: Portrait = {
  guildTitle: 'Wayfarer',
  welcome:
    'Many kinds of people and work make sense to you, and that makes you welcome almost anywhere.',
  text: 'On Monday you repair a shelf, on Tuesday you argue about a film, and by Thursday you are doing the accounts of the club. None of it feels like the wrong place, and none of it has to be the only one. Others ask you to fill in when somebody is missing, because you get along with the mechanic and with the poet. Mixed days suit you, with some company, some quiet and some work for the hands. Being shut into one narrow task would wear you down, and so would hearing that you must decide. For you, the team, the place and the hours may decide more about a job than the task itself. Trying a thing out tells you more than thinking about it.',
  needs:
    'A small firm where everybody does a bit of everything, or a job that changes often, could suit you.',
};

/** Holds the texts about people: by their interests, their traits and their personality type. */
export const portraits: {
  /** By the leading interest, then by the second. */
  readonly pairs: Readonly<Record<RiasecType, Readonly<Partial<Record<RiasecType, PairPortrait>>>>>;
  readonly singles: Readonly<Record<RiasecType, Portrait>>;
  readonly even: Portrait;
  readonly traits: typeof traitPortraits;
  readonly traitPairs: typeof traitPairPortraits;
  readonly personalityTypes: typeof personalityTypePortraits;
} = {
  pairs: {
    realistic: realisticPairs,
    investigative: investigativePairs,
    artistic: artisticPairs,
    social: socialPairs,
    enterprising: enterprisingPairs,
    conventional: conventionalPairs,
  },
  singles: singlePortraits,
  even: evenPortrait,
  traits: traitPortraits,
  traitPairs: traitPairPortraits,
  personalityTypes: personalityTypePortraits,
};
