import { tiers } from '@guildpath/contract';
import { matchCareers } from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { describe, expect, it } from 'vitest';
import { questionBank } from '../questions/question-bank.ts';
import { careers } from './careers.ts';

const people = 400;
const topTen = 10;

const writtenTiers = tiers.filter((tier) => questionBank[tier].length > 0);

describe.each(writtenTiers)('among people who take the %s tier', (tier) => {
  const lists = simulatedProfiles(questionBank[tier], { people, seed: 1 }).map((profile) =>
    matchCareers(profile, careers, { count: topTen }).map(({ careerId }) => careerId),
  );
  const timesBest = new Map<string, number>();
  for (const [best = ''] of lists) timesBest.set(best, (timesBest.get(best) ?? 0) + 1);

  it('at least half of the careers are a best match', () => {
    expect(timesBest.size / careers.length).toBeGreaterThanOrEqual(0.5);
  });

  it('no career is the best match of more than one person in thirty', () => {
    const [[favourite, times] = ['', 0]] = [...timesBest].toSorted(
      ([, one], [, other]) => other - one,
    );
    expect(times / people, favourite).toBeLessThanOrEqual(1 / 30);
  });

  it('at most half of the places in a top ten need graduate school', () => {
    const graduate = new Set(careers.filter(({ jobZone }) => jobZone === 5).map(({ id }) => id));
    const places = lists.flat();
    const long = places.filter((careerId) => graduate.has(careerId));
    expect(long.length / places.length).toBeLessThanOrEqual(0.5);
  });

  it('nineteen careers in twenty are in a top ten', () => {
    expect(new Set(lists.flat()).size / careers.length).toBeGreaterThanOrEqual(0.95);
  });
});
