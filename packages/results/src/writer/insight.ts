import type {
  Career,
  Companion,
  Company,
  ScoredQuestion,
  Skill,
  Tier,
  WriterTexts,
} from '@guildpath/contract';
import type { CareerMatch, MatchField, TraitProfile } from '@guildpath/scoring';
import type { ById } from '../catalogue/catalogue.ts';

/** An insight is made of these facts and nothing else; nothing in them identifies the person. */
export interface InsightFacts {
  readonly tier: Tier;
  /** Has the answers in its evidence. */
  readonly profile: TraitProfile;
  /** Are ordered best first. */
  readonly matches: readonly CareerMatch[];
  /** The job families of the matches nearest to the best. */
  readonly fields: readonly MatchField[];
  readonly questions: Readonly<Record<Tier, { readonly scored: readonly ScoredQuestion[] }>>;
  readonly careers: readonly Career[];
  readonly careersById: ById<Career>;
  readonly skillsById: ById<Skill>;
  readonly companies: readonly Company[];
  readonly texts: WriterTexts;
}

export interface Insight {
  /** Has paragraphs with an empty line between them, stays within `insightBounds` and contains no digit. */
  readonly personalityInsight: string;
  /**
   * Has one analysis for each match, by career id, within `analysisBounds`. The last line is `Company names:
   * A, B, C` if the catalogue knows employers that a card may name; it reads them there (spec section 2).
   */
  readonly careerAnalyses: Readonly<Record<string, string>>;
  readonly guildTitle: string;
  /** Is one warm sentence about people with that guild title. */
  readonly welcome: string;
  /** Is the answer that shows the first interest best, as the story tells it. */
  readonly moment: string | undefined;
  /** Has three lines on "What friends come to you for". */
  readonly friends: readonly string[];
  /** Has three lines on "What it costs you". */
  readonly costs: readonly string[];
  /** Names the title that the guild needs beside the person, and why the two need each other. */
  readonly beside: Companion;
  /** Says why the best matches fall into a job family, one sentence for each family. */
  readonly fieldSentences: Readonly<Record<string, string>>;
  /** Has the answer that belongs to a job family, as the story tells it, for each family that has one. */
  readonly fieldMoments: Readonly<Record<string, string>>;
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

export const analysisBounds: WordBounds = { minWords: 110, maxWords: 210 };
