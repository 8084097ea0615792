import { riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { archetype, characterClass, personalityType } from './character.ts';

test.each([
  ['Realistic', { realistic: 80, social: 20 }],
  ['Investigative', { realistic: 10, investigative: 11 }],
  ['Artistic', { artistic: 99, conventional: 98 }],
  ['Social', { social: 51, enterprising: 50 }],
  ['Enterprising', { enterprising: 60 }],
  ['Conventional', { artistic: 1, conventional: 2 }],
])('the highest type names the archetype: %s', (name, scores) => {
  expect(archetype(scores)).toBe(name);
});

test('without scores the archetype is Explorer', () => {
  expect(archetype({})).toBe('Explorer');
});

test('ties go to the first type around the hexagon', () => {
  expect(archetype(Object.fromEntries(riasecTypes.map((type) => [type, 50])))).toBe('Realistic');
  expect(archetype({ conventional: 70, social: 70 })).toBe('Social');
});

test('a score of 0 counts as a score', () => {
  expect(archetype({ enterprising: 0 })).toBe('Enterprising');
});

test.each([
  ['Warrior', { enterprising: 90, realistic: 60, investigative: 80, artistic: 60 }],
  ['Mage', { investigative: 80, artistic: 60, enterprising: 99 }],
  ['Healer', { social: 90, conventional: 60, artistic: 99 }],
  ['Warrior', {}],
  ['Mage', { artistic: 50, social: 50 }],
])('the character class is %s for %o', (name, scores) => {
  expect(characterClass(scores)).toBe(name);
});

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
])('the personality type is %s for %o', (type, scores) => {
  expect(personalityType(scores)).toBe(type);
});
