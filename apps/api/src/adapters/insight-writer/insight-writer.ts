import type { Career, Company, ScoredQuestion, Skill, Tier } from '@guildpath/contract';
import type { CareerMatch, TraitProfile } from '@guildpath/scoring';

interface Lookup<Thing> {
  readonly get: (id: string) => Thing;
}

/** All that a text may be made of: figures, answers and catalogue, and nothing that tells who the person is. */
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
  /** 150 to 250 words in paragraphs with an empty line between them. */
  readonly personalityInsight: string;
  /**
   * By career id, one for each match: 60 to 110 words, the last line being `Company names: A, B, C` where the
   * catalogue knows an employer of the field. The share card reads the names from there (spec section 2).
   */
  readonly careerAnalyses: Readonly<Record<string, string>>;
}

/**
 * Turns a result into words. Answers at once, because results never wait for their texts: a writer
 * that asks a server first works later, in a job, from the same facts to the same insight.
 */
export interface InsightWriter {
  readonly write: (facts: InsightFacts) => Insight;
}
