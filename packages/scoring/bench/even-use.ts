import { type Career, type Tier, tierFacts } from '@guildpath/contract';
import { matcherOf } from '../src/index.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { simulatedProfiles, unequalMeans } from '../src/testing/simulated-people.ts';
import { percent } from './print-table.ts';

const people = 3000;
/** The largest share of people who may have the same best match. */
const maxShare = 1 / 15;
/** The smallest share of careers that must be a best match. */
const minReached = 0.5;

interface EvenUse {
  readonly population: string;
  /** The largest share of people with the same best match. */
  readonly mostFrequent: number;
  /** The share of careers that are the best match of at least one person. */
  readonly reached: number;
}

/** Simulates how evenly people of each population use a catalogue when they take a tier. */
export function evenUseOf(tier: Tier, careers: readonly Career[]): EvenUse[] {
  const questions = balancedQuestions(tier);
  const populations = Object.entries({ 'equal means': {}, ...unequalMeans });
  return populations.map(([population, means]) => {
    const times = new Map<string | undefined, number>();
    for (const profile of simulatedProfiles(questions, { people, seed: 2, means })) {
      const best = matcherOf(profile, careers)({ count: 1 })[0]?.careerId;
      times.set(best, (times.get(best) ?? 0) + 1);
    }
    const mostFrequent = Math.max(...times.values()) / people;
    return { population, mostFrequent, reached: times.size / careers.length };
  });
}

export function evenUseReport(tier: Tier, uses: readonly EvenUse[]): string[][] {
  return [
    [`${tierFacts[tier].name}, best matches`, 'most frequent', 'careers reached'],
    ...uses.map(({ population, mostFrequent, reached }) => [
      population,
      percent(mostFrequent),
      percent(reached),
    ]),
  ];
}

/** Names the populations that do not use the catalogue evenly enough. */
export function missedByEvenUse(tier: Tier, uses: readonly EvenUse[]): string[] {
  return uses
    .filter(({ mostFrequent, reached }) => mostFrequent > maxShare || reached < minReached)
    .map(({ population }) => `${tier}: even use by ${population}`);
}
