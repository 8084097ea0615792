import type { Career, Company, ScoredQuestion, Skill, Tier } from '@guildpath/contract';
import type { CareerMatch, TraitProfile } from '@guildpath/scoring';

interface Lookup<Thing> {
  readonly get: (id: string) => Thing;
}

/** All that a text may be made of: figures, answers and catalogue, and nothing that identifies the person. */
export interface InsightFacts {
  readonly tier: Tier;
  /** With the answers, in its evidence. */
  readonly profile: TraitProfile;
  /** Best first. */
  readonly matches: readonly CareerMatch[];
  readonly questions: Readonly<Record<Tier, { readonly scored: readonly ScoredQuestion[] }>>;
  /** The whole catalogue. */
  readonly careers: readonly Career[];
  readonly careersById: Lookup<Career>;
  readonly skillsById: Lookup<Skill>;
  readonly companies: readonly Company[];
}

export interface Insight {
  /** The portrait, in paragraphs with an empty line between them, within `insightBounds` and without a digit. */
  readonly personalityInsight: string;
  /**
   * By career id, one for each match, within `analysisBounds`, the last line being `Company names: A, B, C` where the
   * catalogue knows an employer. The share card reads the names from there (spec section 2).
   */
  readonly careerAnalyses: Readonly<Record<string, string>>;
  /** What the guild calls such a person, such as `Siegewright`. */
  readonly guildTitle: string;
  /** One warm sentence about a person of that title. */
  readonly welcome: string;
  /** By job family: one sentence on why the best matches fall into it. */
  readonly fieldSentences: Readonly<Record<string, string>>;
}

export interface WordBounds {
  readonly minWords: number;
  readonly maxWords: number;
}

export const insightBounds: Readonly<Record<Tier, WordBounds>> = {
  quick: { minWords: 220, maxWords: 320 },
  standard: { minWords: 320, maxWords: 450 },
  epic: { minWords: 450, maxWords: 650 },
};

export const analysisBounds: WordBounds = { minWords: 110, maxWords: 200 };
