import type { RiasecType } from '@guildpath/contract';
import { evenPortrait } from './even.ts';
import { artisticPairs } from './pairs/artistic.ts';
import { conventionalPairs } from './pairs/conventional.ts';
import { enterprisingPairs } from './pairs/enterprising.ts';
import { investigativePairs } from './pairs/investigative.ts';
import { realisticPairs } from './pairs/realistic.ts';
import { socialPairs } from './pairs/social.ts';
import type { PairPortrait, Portrait } from './portrait.ts';
import { singlePortraits } from './singles.ts';

/** The portraits of people by their interests, for every pattern that interests can form. */
export const interestPortraits: {
  /** By the interest that leads, then by the one that comes second. */
  readonly pairs: Readonly<Record<RiasecType, Readonly<Partial<Record<RiasecType, PairPortrait>>>>>;
  readonly singles: Readonly<Record<RiasecType, Portrait>>;
  readonly even: Portrait;
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
};
