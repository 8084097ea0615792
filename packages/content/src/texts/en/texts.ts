import type { WriterTexts } from '@guildpath/contract';
import { artisticPairs } from './pairs/artistic.ts';
import { conventionalPairs } from './pairs/conventional.ts';
import { enterprisingPairs } from './pairs/enterprising.ts';
import { investigativePairs } from './pairs/investigative.ts';
import { realisticPairs } from './pairs/realistic.ts';
import { socialPairs } from './pairs/social.ts';
import { evenPortrait } from './portraits/even.ts';
import { singlePortraits } from './portraits/singles.ts';
import { analyses } from './sentences/analyses.ts';
import { certainty } from './sentences/certainty.ts';
import { fields } from './sentences/fields.ts';
import { interests } from './sentences/interests.ts';
import { roadmap } from './sentences/roadmap.ts';
import { together } from './sentences/together.ts';
import { personalityTypes } from './traits/personality-types.ts';
import { traitPairs } from './traits/trait-pairs.ts';
import { traits } from './traits/traits.ts';

/** The built-in writer's English. Another language is a folder like this one. */
export const texts: WriterTexts = {
  portraits: {
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
  },
  traits,
  traitPairs,
  personalityTypes,
  interests,
  certainty,
  fields,
  analyses,
  roadmap,
  together,
};
