import { expect, test } from 'vitest';
import { characterClass } from './character-class.ts';

test.each([
  ['Warrior', { enterprising: 90, realistic: 60, investigative: 80, artistic: 60 }],
  ['Mage', { investigative: 80, artistic: 60, enterprising: 99 }],
  ['Healer', { social: 90, conventional: 60, artistic: 99 }],
  ['Warrior', {}],
  ['Mage', { artistic: 50, social: 50 }],
])('it is %s for %o', (name, scores) => {
  expect(characterClass(scores)).toBe(name);
});
