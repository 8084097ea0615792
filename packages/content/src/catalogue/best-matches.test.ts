import {
  type Career,
  jobZones,
  type RiasecType,
  riasecTypes,
  type Tier,
  tiers,
} from '@guildpath/contract';
import { matchCareers } from '@guildpath/scoring';
import { simulatedProfiles, unequalMeans } from '@guildpath/scoring/testing';
import { describe, expect, it } from 'vitest';
import { questionBank } from '../questions/question-bank.ts';
import { careers } from './careers.ts';

const people = 1500;
const topTen = 10;

const writtenTiers = tiers.filter((tier) => questionBank[tier].length > 0);

function highestInterest({ interests }: Career): RiasecType | undefined {
  return riasecTypes.toSorted((one, other) => interests[other] - interests[one])[0];
}

function timesBestAmong(tier: Tier, means: Partial<Record<RiasecType, number>>) {
  const times = new Map<string, number>();
  for (const profile of simulatedProfiles(questionBank[tier], { people, seed: 2, means })) {
    const best = matchCareers(profile, careers, { count: 1 })[0]?.careerId ?? '';
    times.set(best, (times.get(best) ?? 0) + 1);
  }
  return times;
}

describe.each(writtenTiers)('among people who take the %s tier', (tier) => {
  const lists = simulatedProfiles(questionBank[tier], { people, seed: 1 }).map((profile) =>
    matchCareers(profile, careers, { count: topTen }).map(({ careerId }) => careerId),
  );
  const timesBest = new Map<string, number>();
  for (const [best = ''] of lists) timesBest.set(best, (timesBest.get(best) ?? 0) + 1);

  it('at least half of the careers are the best match of somebody', () => {
    expect(timesBest.size / careers.length).toBeGreaterThanOrEqual(0.5);
  });

  it('no career is the best match of more than one person in thirty', () => {
    const [[favourite, times] = ['', 0]] = [...timesBest].toSorted(
      ([, one], [, other]) => other - one,
    );
    expect(times / people, favourite).toBeLessThanOrEqual(1 / 30);
  });

  it.each(Object.keys(unequalMeans) as (keyof typeof unequalMeans)[])(
    'with unequal mean interests (%s) no career is the best match of more than one person in 25',
    (population) => {
      const times = timesBestAmong(tier, unequalMeans[population]);
      const [[favourite, most] = ['', 0]] = [...times].toSorted(
        ([, one], [, other]) => other - one,
      );
      expect(most / people, favourite).toBeLessThanOrEqual(0.04);
      const best = careers.filter(({ id }) => times.has(id));
      expect(new Set(best.map(({ jobZone }) => jobZone)).size).toBe(jobZones.length);
      expect(new Set(best.map(highestInterest)).size).toBe(riasecTypes.length);
    },
  );

  it('at most half of the places in a top ten need graduate school', () => {
    const graduate = new Set(careers.filter(({ jobZone }) => jobZone === 5).map(({ id }) => id));
    const places = lists.flat();
    const long = places.filter((careerId) => graduate.has(careerId));
    expect(long.length / places.length).toBeLessThanOrEqual(0.5);
  });

  it('nineteen careers in twenty are in the top ten of somebody', () => {
    expect(new Set(lists.flat()).size / careers.length).toBeGreaterThanOrEqual(0.95);
  });
});
