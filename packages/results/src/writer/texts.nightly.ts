import { readingGrade, repeated } from '@guildpath/content/testing';
import { type Tier, tiers } from '@guildpath/contract';
import { interestPattern, tellingTraits } from '@guildpath/scoring';
import { beforeAll, describe, expect, it } from 'vitest';
import { openingOf, sentencesOf } from './compose.ts';
import {
  type Analysis,
  analysesOf,
  type SimulatedResult,
  simulatedResults,
} from './testing/simulated-results.ts';

const people: Readonly<Record<Tier, number>> = { quick: 1000, standard: 500, epic: 500 };
const traitCounts: Readonly<Record<Tier, number>> = { quick: 2, standard: 3, epic: 5 };

describe.each(tiers)('the texts of a population that takes the %s quest', (tier) => {
  let results: SimulatedResult[] = [];
  let analyses: Analysis[] = [];

  beforeAll(() => {
    results = simulatedResults(tier, people[tier]);
    analyses = analysesOf(results);
  });

  function likenessOf({ facts: { profile } }: SimulatedResult): string {
    const traits = tellingTraits(profile).slice(0, traitCounts[tier]);
    return JSON.stringify([interestPattern(profile), traits]);
  }

  it('portray people of other patterns or other telling traits in other words', () => {
    const likeness = new Map(results.map((one) => [one.personalityInsight, likenessOf(one)]));
    const mixed = results.filter((one) => likeness.get(one.personalityInsight) !== likenessOf(one));
    expect(mixed).toEqual([]);
  });

  it('have less than 15 percent of their sentences in common, for half of all pairs of people', () => {
    const shares = results.flatMap((one, i) =>
      [1, 7, 61, 503, 997].flatMap((steps) => {
        const other = results[(i + steps) % results.length];
        return other ? [commonShare(one, other)] : [];
      }),
    );
    expect(quantile(shares, 0.5)).toBeLessThan(0.15);
  });

  it('share at most half of their sentences in most cases where pair and traits are the same', () => {
    const latest = new Map<string, SimulatedResult>();
    const shares = results.flatMap((one) => {
      const other = latest.get(likenessOf(one));
      latest.set(likenessOf(one), one);
      return other ? [commonShare(one, other)] : [];
    });
    if (tier === 'quick') expect(shares.length).toBeGreaterThan(20);
    if (shares.length < 20) return;
    expect(quantile(shares, 0.5)).toBeLessThan(0.42);
    expect(quantile(shares, 0.8)).toBeLessThanOrEqual(0.55);
  });

  it('keep the portrait at grade 6 to 8, with half a grade of play for 98 in 100', () => {
    const grades = results.map(({ personalityInsight }) =>
      readingGrade(personalityInsight.replaceAll('\n\n', ' ')),
    );
    expect(quantile(grades, 0.5)).toBeGreaterThanOrEqual(6);
    expect(quantile(grades, 0.01)).toBeGreaterThanOrEqual(5.5);
    expect(quantile(grades, 0.99)).toBeLessThanOrEqual(8.5);
  });

  it('open a sentence with the same four words in at most a tenth of the analyses', () => {
    const openings = analyses.flatMap(({ sentences, moments }) => {
      const own = sentences.filter(
        (sentence) => !moments.has(sentence) && !sentence.startsWith('Company names:'),
      );
      return [...new Set(own.map((sentence) => openingOf(sentence, 4)))];
    });
    expect(repeated(openings, analyses.length / 10)).toEqual([]);
  });

  it('begin two in three analyses with a moment of the person', () => {
    const own = analyses.filter(({ sentences: [first = ''], moments }) => moments.has(first));
    expect(own.length / analyses.length).toBeGreaterThan(2 / 3);
  });
});

/** Relative to the shorter text. */
function commonShare(one: SimulatedResult, other: SimulatedResult): number {
  const a = new Set(sentencesOf(one.personalityInsight));
  const b = new Set(sentencesOf(other.personalityInsight));
  return [...a].filter((sentence) => b.has(sentence)).length / Math.min(a.size, b.size);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
