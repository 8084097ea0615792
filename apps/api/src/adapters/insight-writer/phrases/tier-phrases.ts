import type { Tier } from '@guildpath/contract';

/** How far a result of each tier can be trusted, in two ways of saying it. */
export const accuracyOfTier: Readonly<Record<Tier, readonly [string, string]>> = {
  quick: [
    'All of this rests on 15 answers, with just one scene for each of the five traits, so read it as a first sketch and not as a verdict.',
    'Mind that 15 answers, and just one scene for each of the five traits, make a first sketch and not a portrait.',
  ],
  standard: [
    'All of this rests on 25 answers, with two scenes for each of the five traits: enough for an outline, but not for fine print.',
    'Mind that 25 answers, with two scenes for each of the five traits, make a fair outline and no more.',
  ],
  epic: [
    'All of this rests on 40 answers, with three scenes for each of the five traits: the clearest picture we draw, and still one with soft edges.',
    'Even 40 answers, with three scenes for each of the five traits, leave soft edges, though no quest of ours draws a clearer picture.',
  ],
};
