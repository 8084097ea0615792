import type { RiasecType } from '@guildpath/contract';
import { evenPortrait } from './even.ts';
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
