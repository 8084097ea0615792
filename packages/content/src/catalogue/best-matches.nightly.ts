import {
  type BasicInterest,
  basicInterests,
  jobZones,
  maxBasicInterests,
  riasecTypes,
  tiers,
} from '@guildpath/contract';
import { matcherOf } from '@guildpath/scoring';
import { simulatedProfiles, unequalMeans } from '@guildpath/scoring/testing';
import { describe, expect, it } from 'vitest';
import { questionBank } from '../questions/question-bank.ts';
import { highestInterest } from '../testing/ranked-interests.ts';
import { careers } from './careers.ts';

/** Maps careers to the number of lists that they head. */
function countBest(lists: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const [best = ''] of lists) times.set(best, (times.get(best) ?? 0) + 1);
  return times;
}

/** Takes one to three things along. Over many people, all are taken equally often, in many combinations. */
function takenBy(person: number): BasicInterest[] {
  const step = 1 + Math.floor(person / basicInterests.length);
  const positions = Array.from({ length: 1 + (person % maxBasicInterests) }, (_, k) => k * step);
  const taken = positions.map((at) => basicInterests[(person + at) % basicInterests.length]);
  return [...new Set(taken)].filter((thing) => thing !== undefined);
}

describe.each(tiers)('among people who take the %s tier', (tier) => {
  const questions = questionBank[tier];

  it('the best matches spread over the catalogue', () => {
    const lists = simulatedProfiles(questions, { people: 400, seed: 1 }).map((profile) =>
      matcherOf(profile, careers)({ count: 10 }).map(({ careerId }) => careerId),
    );
    const best = countBest(lists);
    expect(best.size / careers.length).toBeGreaterThanOrEqual(0.5);
    expect(Math.max(...best.values()) / lists.length).toBeLessThanOrEqual(1 / 30);
    const places = lists.flat();
    expect(new Set(places).size / careers.length).toBeGreaterThanOrEqual(0.95);
    const graduate = new Set(careers.filter(({ jobZone }) => jobZone === 5).map(({ id }) => id));
    const long = places.filter((careerId) => graduate.has(careerId));
    expect(long.length / places.length).toBeLessThanOrEqual(0.5);
  });

  it.each(Object.entries(unequalMeans))(
    'with unequal mean interests (%s) no career is the best match of more than one person in 14',
    (_population, means) => {
      const people = 1500;
      const lists = simulatedProfiles(questions, { people, seed: 2, means }).map((profile) =>
        matcherOf(profile, careers)({ count: 1 }).map(({ careerId }) => careerId),
      );
      const times = countBest(lists);
      expect(Math.max(...times.values()) / people).toBeLessThanOrEqual(1 / 14);
      const best = careers.filter(({ id }) => times.has(id));
      expect(new Set(best.map(({ jobZone }) => jobZone)).size).toBe(jobZones.length);
      expect(new Set(best.map(highestInterest)).size).toBe(riasecTypes.length);
    },
  );

  it.each(Object.entries({ equal: {}, ...unequalMeans }))(
    'whatever they take along, no career is the best match of more than 6 in 100 (means: %s)',
    (_population, means) => {
      const people = 1500;
      const lists = simulatedProfiles(questions, { people, seed: 3, means }).map((profile, i) =>
        matcherOf(profile, careers, takenBy(i))({ count: 1 }).map(({ careerId }) => careerId),
      );
      const times = countBest(lists);
      expect(Math.max(...times.values()) / people).toBeLessThanOrEqual(0.06);
      expect(times.size / careers.length).toBeGreaterThanOrEqual(0.5);
    },
  );
});
