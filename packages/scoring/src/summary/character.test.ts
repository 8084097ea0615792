import { riasecTypes, traitNames } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { archetype, characterClass, highPercentage, personalityType } from './character.ts';

test('the highest type names the archetype, ties go to the first, and without scores it is Explorer', () => {
  for (const type of riasecTypes) {
    const others = Object.fromEntries(riasecTypes.map((each) => [each, 50]));
    expect(archetype({ ...others, [type]: 51 })).toBe(traitNames[type]);
  }
  expect(archetype({ conventional: 70, social: 70 })).toBe('Social');
  expect(archetype({})).toBe('Explorer');
});

test.each([
  ['Warrior', { enterprising: 60, investigative: 59, artistic: 59, social: 59 }],
  ['Mage', { investigative: 60, artistic: 10, enterprising: 59, realistic: 59 }],
  ['Mage', { artistic: 60, investigative: 10, social: 59, conventional: 59 }],
  ['Healer', { social: 60, enterprising: 59, artistic: 59, investigative: 59 }],
  ['Warrior', { realistic: 90, enterprising: 51, investigative: 50, artistic: 10, social: 50 }],
  ['Mage', { conventional: 90, enterprising: 50, investigative: 10, artistic: 51, social: 50 }],
  ['Healer', { realistic: 90, conventional: 89, social: 1 }],
  ['Warrior', {}],
])('the character class is %s for %o', (name, scores) => {
  expect(characterClass(scores)).toBe(name);
});

const limit = highPercentage;
const high = highPercentage + 1;

// A trait at the limit is not high. The others do not count.
test.each([
  ['Innovator', [high, high, high]],
  ['Innovator', [high, limit, high]],
  ['Leader', [limit, high, high]],
  ['Visionary', [high, high, limit]],
  ['Socializer', [limit, limit, high]],
  ['Organizer', [limit, high, limit]],
  ['Creative', [high, limit, limit]],
  ['Balanced', [limit, limit, limit]],
] as const)('the personality type is %s for the first three traits at %o', (type, percentages) => {
  const [openness, conscientiousness, extraversion] = percentages;
  const others = { agreeableness: 99, neuroticism: 99 };
  expect(personalityType({ openness, conscientiousness, extraversion, ...others })).toBe(type);
  expect(personalityType({})).toBe('Balanced');
});
