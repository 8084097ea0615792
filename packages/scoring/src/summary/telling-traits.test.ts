import { bigFiveTraits, tiers } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { simulatedProfiles } from '../testing/simulated-people.ts';
import { highPercentage } from './character.ts';
import { tellingTraits } from './telling-traits.ts';

test.each(tiers)('on %s, high and low traits come before those in the middle', (tier) => {
  for (const profile of simulatedProfiles(balancedQuestions(tier), { people: 200, seed: 3 })) {
    const telling = tellingTraits(profile);
    expect(new Set(telling.map(({ trait }) => trait))).toEqual(new Set(bigFiveTraits));
    const middle = telling.map(({ level }) => level === 'middle');
    expect(middle).toEqual(middle.toSorted((one, other) => Number(one) - Number(other)));
    for (const { trait, level } of telling) {
      const { percentage } = profile.bigFive[trait];
      expect(level === 'high').toBe(percentage > highPercentage);
      expect(level === 'low').toBe(percentage < 100 - highPercentage);
    }
  }
});

test('of two high traits, the one further from the middle in standard errors is more telling', () => {
  const [profile] = simulatedProfiles(balancedQuestions('quick'), { people: 1 });
  if (!profile) throw new Error('Nobody was simulated.');
  const at = (percentage: number, estimate: number, standardError: number) => ({
    ...profile.bigFive.openness,
    percentage,
    estimate,
    standardError,
  });
  const bigFive = {
    openness: at(80, 0.8, 0.8),
    conscientiousness: at(50, 0, 0.8),
    extraversion: at(75, 0.7, 0.5),
    agreeableness: at(10, -1.2, 0.8),
    neuroticism: at(60, 0.3, 0.1),
  };
  expect(tellingTraits({ ...profile, bigFive })).toEqual([
    { trait: 'agreeableness', level: 'low' },
    { trait: 'extraversion', level: 'high' },
    { trait: 'openness', level: 'high' },
    { trait: 'neuroticism', level: 'middle' },
    { trait: 'conscientiousness', level: 'middle' },
  ]);
});
