import { type Career, jobZones, type RiasecType, riasecTypes, tiers } from '@guildpath/contract';
import { matchCareers } from '@guildpath/scoring';
import { simulatedProfiles, unequalMeans } from '@guildpath/scoring/testing';
import { describe, expect, it } from 'vitest';
import { questionBank } from '../questions/question-bank.ts';
import { careers } from './careers.ts';

const people = 1500;

const writtenTiers = tiers.filter((tier) => questionBank[tier].length > 0);

function highestInterest({ interests }: Career): RiasecType | undefined {
  return riasecTypes.toSorted((one, other) => interests[other] - interests[one])[0];
}

describe.each(writtenTiers)('among people who take the %s tier', (tier) => {
  it.each(Object.keys(unequalMeans) as (keyof typeof unequalMeans)[])(
    'with unequal mean interests (%s) no career is the best match of more than one person in 14',
    (population) => {
      const means = unequalMeans[population];
      const times = new Map<string, number>();
      for (const profile of simulatedProfiles(questionBank[tier], { people, seed: 2, means })) {
        const best = matchCareers(profile, careers, { count: 1 })[0]?.careerId ?? '';
        times.set(best, (times.get(best) ?? 0) + 1);
      }
      const [[favourite, most] = ['', 0]] = [...times].toSorted(
        ([, one], [, other]) => other - one,
      );
      expect(most / people, favourite).toBeLessThanOrEqual(1 / 14);
      const best = careers.filter(({ id }) => times.has(id));
      expect(new Set(best.map(({ jobZone }) => jobZone)).size).toBe(jobZones.length);
      expect(new Set(best.map(highestInterest)).size).toBe(riasecTypes.length);
    },
  );
});
