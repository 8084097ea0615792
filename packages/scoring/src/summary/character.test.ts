import { riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { archetype, characterClass, nearestToType, personalityType } from './character.ts';

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

test.each([
  ['Warrior', { enterprising: 60, investigative: 59, artistic: 59, social: 59 }],
  ['Mage', { investigative: 60, artistic: 10, enterprising: 59, realistic: 59 }],
  ['Mage', { artistic: 60, investigative: 10, social: 59, conventional: 59 }],
  ['Healer', { social: 60, enterprising: 59, artistic: 59, investigative: 59 }],
  ['Warrior', { realistic: 90, enterprising: 51, investigative: 50, artistic: 10, social: 50 }],
  ['Mage', { realistic: 90, enterprising: 50, investigative: 51, artistic: 10, social: 50 }],
  ['Mage', { conventional: 90, enterprising: 50, investigative: 10, artistic: 51, social: 50 }],
  ['Healer', { conventional: 90, enterprising: 50, investigative: 50, artistic: 50, social: 51 }],
  ['Healer', { realistic: 90, conventional: 89, social: 1 }],
  ['Warrior', { realistic: 90 }],
  ['Warrior', {}],
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

test.each([
  ['openness', { openness: 70, conscientiousness: 69, extraversion: 20, agreeableness: 99 }],
  ['extraversion', { openness: 12, conscientiousness: 20, extraversion: 35 }],
  ['openness', { openness: 40, conscientiousness: 40, extraversion: 40 }],
  [undefined, { openness: 71, conscientiousness: 40, extraversion: 40 }],
  [undefined, { agreeableness: 60 }],
])('the trait nearest to another type is %s for %o', (trait, scores) => {
  expect(nearestToType(scores)).toBe(trait);
});
