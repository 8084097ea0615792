import type { Consultant } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { consultantMatches } from './consultant-matches.ts';

const careers = [
  aCareer({ id: 'nurse', category: 'Health' }),
  aCareer({ id: 'medic', category: 'Health' }),
  aCareer({ id: 'mason', category: 'Building' }),
];
const matches = careers.map(({ id }, i) => ({ careerId: id, matchPercentage: 80 - i }));

function consultant(id: string, rating: number | undefined, ...categories: string[]): Consultant {
  const rated = rating === undefined ? {} : { rating };
  return { id, name: id, specialty: '', location: '', categories, isSample: true, ...rated };
}

function idsFor(consultants: readonly Consultant[], count?: number): string[] {
  const options = count === undefined ? {} : { count };
  return consultantMatches({ matches, careers, consultants }, options).map(
    ({ consultantId, careerId }) => `${consultantId} for ${careerId}`,
  );
}

test('consultants are ordered by the rank of their career, then by rating', () => {
  expect(
    idsFor([
      consultant('Ann', 5, 'Building'),
      consultant('Ben', 4, 'Health'),
      consultant('Cleo', 4.5, 'Health', 'Building'),
      consultant('Dan', undefined, 'Health'),
    ]),
  ).toEqual(['Cleo for nurse', 'Ben for nurse', 'Dan for nurse', 'Ann for mason']);
});

test('every career gets a consultant before any gets a second', () => {
  const consultants = [
    consultant('Ann', 5, 'Health'),
    consultant('Ben', 4, 'Health'),
    consultant('Cleo', 3, 'Building'),
  ];
  expect(idsFor(consultants, 2)).toEqual(['Ann for nurse', 'Cleo for mason']);
});

test('consultants for other job families are omitted', () => {
  expect(idsFor([consultant('Ann', 5, 'Arts')])).toEqual([]);
});
