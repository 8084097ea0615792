import { expect, it } from 'vitest';
import { hollandCode } from './listings.ts';

const interests = {
  realistic: 3.5,
  investigative: 6,
  artistic: 1.2,
  social: 2,
  enterprising: 2.2,
  conventional: 5,
};

it.each([
  ['the strongest interest comes first', {}, ['investigative', 'conventional']],
  ['a third counts from 4 on', { realistic: 4 }, ['investigative', 'conventional', 'realistic']],
  ['a second counts however weak', { conventional: 1 }, ['investigative', 'realistic']],
  [
    'equals stand as on the hexagon',
    { realistic: 6, conventional: 6 },
    ['realistic', 'investigative', 'conventional'],
  ],
] as const)('%s', (_name, own, code) => {
  expect(hollandCode({ interests: { ...interests, ...own } })).toEqual(code);
});
