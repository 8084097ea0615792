import { expect, it } from 'vitest';
import { employersOf } from './employers-of.ts';

const companies = [
  { name: 'Media House', socPrefixes: ['27-30'] },
  { name: 'Poetry Press', socPrefixes: ['27-3043.05'] },
  { name: 'Book Publisher', socPrefixes: ['11-1', '27-3', '27-3043'] },
  { name: 'Hospital', socPrefixes: ['29-1141'] },
  { name: 'Nobody’s Employer', socPrefixes: [] },
];

const namesFor = (socCode: string) => employersOf({ socCode }, companies).map(({ name }) => name);

it('employers of the very occupation come before those of its group', () => {
  expect(namesFor('27-3043.05')).toEqual(['Poetry Press', 'Book Publisher', 'Media House']);
});

it('an employer of one occupation is none of its neighbours’', () => {
  expect(namesFor('27-3043.00')).toEqual(['Book Publisher', 'Media House']);
  expect(namesFor('29-1141.01')).toEqual(['Hospital']);
  expect(namesFor('29-1171.00')).toEqual([]);
});

it('employers that are equally near stand as in the catalogue', () => {
  const alike = [
    { name: 'B', socPrefixes: ['27-30'] },
    { name: 'A', socPrefixes: ['27-30'] },
  ];
  expect(employersOf({ socCode: '27-3043.05' }, alike)).toEqual(alike);
});
