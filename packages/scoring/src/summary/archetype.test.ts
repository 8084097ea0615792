import { riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { archetype } from './archetype.ts';

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

test('of equal types the first around the hexagon is taken', () => {
  expect(archetype(Object.fromEntries(riasecTypes.map((type) => [type, 50])))).toBe('Realistic');
  expect(archetype({ conventional: 70, social: 70 })).toBe('Social');
});

test('the lowest possible score is a score', () => {
  expect(archetype({ enterprising: 0 })).toBe('Enterprising');
});
