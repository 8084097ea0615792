import { expect, test } from 'vitest';
import { personalityType } from './personality-type.ts';

test.each([
  ['Innovator', { openness: 71, conscientiousness: 50, extraversion: 71 }],
  ['Innovator', { openness: 99, conscientiousness: 99, extraversion: 99 }],
  ['Leader', { openness: 70, conscientiousness: 71, extraversion: 71 }],
  ['Visionary', { openness: 71, conscientiousness: 71, extraversion: 70 }],
  ['Socializer', { openness: 70, conscientiousness: 70, extraversion: 71 }],
  ['Organizer', { openness: 70, conscientiousness: 71, extraversion: 70 }],
  ['Creative', { openness: 71, conscientiousness: 70, extraversion: 70 }],
  ['Balanced', { openness: 70, conscientiousness: 70, extraversion: 70 }],
  ['Balanced', { agreeableness: 99, neuroticism: 99 }],
  ['Balanced', {}],
])('it is %s for %o', (type, scores) => {
  expect(personalityType(scores)).toBe(type);
});
