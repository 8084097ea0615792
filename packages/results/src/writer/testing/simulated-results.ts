import { questionBank } from '@guildpath/content';
import type { CareerAnalysis, Tier } from '@guildpath/contract';
import type { TraitProfile } from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { sentencesOf } from '../compose.ts';
import type { Insight, InsightFacts } from '../insight.ts';
import { toAnalysis, toInsight } from '../join.ts';
import { writeInsight } from '../write-insight.ts';
import { factsOf } from './insight-facts.ts';

export interface SimulatedResult extends Insight {
  readonly facts: InsightFacts;
  readonly personalityInsight: string;
}

export function simulatedResult(facts: InsightFacts): SimulatedResult {
  const insight = writeInsight(facts);
  return { facts, ...insight, personalityInsight: toInsight(insight.portrait) };
}

/** Half of the people name what is least like them in every scene, the others in none. */
export function simulatedResults(tier: Tier, people: number): SimulatedResult[] {
  return [0, 1].flatMap((leastShare) =>
    simulatedProfiles(questionBank[tier], {
      people: people / 2,
      seed: 20 + leastShare,
      leastShare,
    }).map((profile) => simulatedResult(factsOf(tier, profile))),
  );
}

/** Returns a profile for every combination of no and all of each figure of a chart. */
export function cornersOf(profile: TraitProfile, scale: 'riasec' | 'bigFive'): TraitProfile[] {
  const figures = Object.entries(profile[scale]);
  return Array.from({ length: 2 ** figures.length }, (_, corner) => {
    const scores = figures.map(([name, score], i) => {
      const isAll = Boolean(corner & (2 ** i));
      return [name, { ...score, percentage: isAll ? 100 : 0, estimate: isAll ? 3 : -3 }];
    });
    return { ...profile, [scale]: Object.fromEntries(scores) };
  });
}

export interface Analysis {
  readonly careerId: string;
  readonly analysis: CareerAnalysis;
  readonly text: string;
  readonly sentences: readonly string[];
  /** Maps the moments of the person to the interests chosen in them and to what they did. */
  readonly moments: ReturnType<typeof momentsOf>;
  readonly facts: InsightFacts;
}

export function analysesOf(results: readonly SimulatedResult[]): Analysis[] {
  return results.flatMap(({ facts, careerAnalyses }) => {
    const moments = momentsOf(facts);
    return Object.entries(careerAnalyses).map(([careerId, analysis]) => {
      const text = toAnalysis({ ...facts.careersById.get(careerId), analysis });
      return { careerId, analysis, text, sentences: sentencesOf(text), moments, facts };
    });
  });
}

export function momentsOf({ profile, questions, tier }: InsightFacts) {
  const asked = new Map(questions[tier].scored.map((question) => [question.id, question]));
  return new Map(
    profile.evidence.flatMap(({ questionId, selectedOption, chosenType }) => {
      const { key, options } = asked.get(questionId) ?? {};
      const moment = options?.find(({ id }) => id === selectedOption)?.moment;
      const activities = (key?.kind === 'riasec' && key.activities?.[selectedOption]) || [];
      return moment ? [[moment, { chosenType, activities }] as const] : [];
    }),
  );
}
