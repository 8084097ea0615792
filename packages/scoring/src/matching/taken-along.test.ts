import type { BasicInterest, Career } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { preparedCatalogue } from './prepared-catalogue.ts';
import { takenShares } from './taken-along.ts';

const interests = {
  realistic: 3,
  investigative: 3,
  artistic: 3,
  social: 3,
  enterprising: 3,
  conventional: 3,
};
/** Has the layout of a career's row. */
const artisticPerson = Float64Array.from([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

function sharesOf(careers: readonly Career[], taken: readonly BasicInterest[]): number[] {
  return [...takenShares(preparedCatalogue(careers), artisticPerson, taken)];
}

test.each([
  [['media'], [1, 0.5, 0.5, 0]],
  [
    ['mechanics', 'media'],
    [1, 0.5, 0.5, 0],
  ],
  [
    ['law', 'media'],
    [2 / 3, 1, 2 / 3, 0],
  ],
  [
    ['law', 'finance', 'media'],
    [0.5, 0.75, 1, 0],
  ],
] as const)(
  'of %j, the main thing of a career counts whole and others half, out of the most that one has',
  (taken, shares) => {
    const careers = [
      aCareer({ id: 'photographer', about: ['media'] }),
      aCareer({ id: 'judge', about: ['law', 'media'] }),
      aCareer({ id: 'auditor', about: ['finance', 'law', 'media'] }),
      aCareer({ id: 'imported' }),
    ];
    expect(sharesOf(careers, taken)).toEqual(shares);
  },
);

test('a thing counts only in careers that fit as well as half of all, if it has one', () => {
  const careers = [
    aCareer({ id: 'poet', about: ['law'], interests: { ...interests, artistic: 7 } }),
    aCareer({ id: 'potter', interests: { ...interests, artistic: 6 } }),
    aCareer({ id: 'clerk', about: ['law'], interests: { ...interests, conventional: 7 } }),
    aCareer({ id: 'miner', about: ['mechanics'], interests: { ...interests, realistic: 7 } }),
  ];
  expect(sharesOf(careers, ['law'])).toEqual([1, 0, 0, 0]);
  expect(sharesOf(careers, ['mechanics'])).toEqual([0, 0, 0, 1]);
});
