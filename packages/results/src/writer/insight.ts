import type {
  Career,
  CareerAnalysis,
  Companion,
  Company,
  PortraitParagraph,
  ScoredQuestion,
  Skill,
  Tier,
  WriterTexts,
} from '@guildpath/contract';
import type { CareerMatch, MatchField, TraitProfile } from '@guildpath/scoring';
import type { ById } from '../catalogue/catalogue.ts';

/** Holds all that an insight is made of; nothing in it identifies the person. */
export interface InsightFacts {
  readonly tier: Tier;
  readonly profile: TraitProfile;
  /** Is the Match Confidence of the answers, whatever was taken along. */
  readonly confidence: number;
  /** Best first. */
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
  /** Stays within `insightBounds` and contains no digit. */
  readonly portrait: PortraitParagraph[];
  /** One for each match, by career id, within `analysisBounds`. */
  readonly careerAnalyses: Readonly<Record<string, CareerAnalysis>>;
  readonly guildTitle: string;
  /** One warm sentence about people with that guild title. */
  readonly welcome: string;
  /** The answer that shows the first interest best, as the story tells it. */
  readonly moment: string | undefined;
  /** Three lines on "What friends come to you for". */
  readonly friends: readonly string[];
  /** Three lines on "What it costs you". */
  readonly costs: readonly string[];
  /** The title that the guild needs beside the person, and why the two need each other. */
  readonly beside: Companion;
  /** The reason why the best matches fall into a job family, one sentence for each family. */
  readonly fieldSentences: Readonly<Record<string, string>>;
  /** The answer that belongs to a job family, as the story tells it, for each family that has one. */
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
