import { type RiasecType, riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { scoreAssessment } from '../score-assessment.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers } from '../testing/simulated-people.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { archetypeTie, interestPattern, isNearTie } from './interest-pattern.ts';

const baseProfile = scoreAssessment(
  balancedQuestions('quick'),
  devotedAnswers(balancedQuestions('quick'), 'social'),
);

// Each of the six estimates has a standard error of 1.
function profileWith(estimates: Readonly<Record<RiasecType, number>>): TraitProfile {
  const size = baseProfile.posterior.covariance.length;
  const covariance = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => Number(row === column)),
  );
  const riasec = Object.fromEntries(
    riasecTypes.map((type) => {
      const estimate = estimates[type];
      return [type, { ...baseProfile.riasec[type], estimate, percentage: 50 + 30 * estimate }];
    }),
  ) as TraitProfile['riasec']; // every interest is a key of riasecTypes
  return { ...baseProfile, riasec, posterior: { ...baseProfile.posterior, covariance } };
}

const low = {
  realistic: -1,
  investigative: -1,
  artistic: -1,
  social: -1,
  enterprising: -1,
  conventional: -1,
};

test.each([
  [
    'a second clearly ahead of the third',
    { artistic: 1.2, social: 0.9, enterprising: 0.4 },
    { kind: 'pair', first: 'artistic', second: 'social' },
  ],
  [
    'a second within the error of the third',
    { artistic: 1.2, social: 0.9, enterprising: 0.6 },
    { kind: 'tied', first: 'artistic', seconds: ['social', 'enterprising'] },
  ],
  [
    'no other above the middle',
    { artistic: 1.2, social: 0 },
    { kind: 'single', first: 'artistic' },
  ],
  [
    'four within the error',
    { artistic: 0.6, social: 0.5, enterprising: 0.3, realistic: 0 },
    { kind: 'even' },
  ],
  [
    'four within the error, of which the first is high',
    { artistic: 1.4, social: 1.3, enterprising: 1.1, realistic: 0.8 },
    { kind: 'tied', first: 'artistic', seconds: ['social', 'enterprising'] },
  ],
  [
    'two tied, and none above the middle',
    { artistic: 0.1, social: -0.2 },
    { kind: 'pair', first: 'artistic', second: 'social' },
  ],
] as const)('%s', (_, estimates, pattern) => {
  expect(interestPattern(profileWith({ ...low, ...estimates }))).toEqual(pattern);
});

test('a tie is measured by the error of the difference, and named beside the archetype', () => {
  const apart = profileWith({ ...low, social: 1, artistic: 0.5 });
  expect(isNearTie(apart, 'social', 'artistic')).toBe(false);
  expect(archetypeTie(apart)).toBeUndefined();
  const close = profileWith({ ...low, social: 1, artistic: 0.6 });
  expect(isNearTie(close, 'artistic', 'social')).toBe(true);
  expect(archetypeTie(close)).toBe('artistic');
});
