import { expect, test } from 'vitest';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { simulatedProfiles } from '../testing/simulated-people.ts';
import { highPercentage } from './character.ts';
import { levelWord, tellingTraits } from './telling-traits.ts';

test('high and low traits tell more than those in the middle, and more the further they are from it in standard errors', () => {
  const [profile] = simulatedProfiles(balancedQuestions('quick'), { people: 1 });
  if (!profile) throw new Error('Nobody was simulated.');
  const at = (percentage: number, estimate: number, standardError: number) => ({
    ...profile.bigFive.openness,
    percentage,
    estimate,
    standardError,
  });
  const bigFive = {
    openness: at(99, 0.8, 0.8),
    conscientiousness: at(50, 0, 0.8),
    extraversion: at(highPercentage + 1, 0.7, 0.5),
    agreeableness: at(99 - highPercentage, -1.2, 0.8),
    neuroticism: at(highPercentage, 0.3, 0.1),
  };
  expect(tellingTraits({ ...profile, bigFive })).toEqual([
    { trait: 'agreeableness', level: 'low' },
    { trait: 'extraversion', level: 'high' },
    { trait: 'openness', level: 'high' },
    { trait: 'neuroticism', level: 'middle' },
    { trait: 'conscientiousness', level: 'middle' },
  ]);
});

test.each([
  [29, 'low'],
  [30, 'lower middle'],
  [49, 'lower middle'],
  [50, 'middle'],
  [51, 'upper middle'],
  [70, 'upper middle'],
  [71, 'high'],
])('%d is %s', (percentage, level) => {
  expect(levelWord(percentage)).toBe(level);
});
