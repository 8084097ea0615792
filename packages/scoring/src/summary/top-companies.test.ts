import { expect, test } from 'vitest';
import { topCompanies } from './top-companies.ts';

const career = (careerCategory: string, ...employers: readonly string[]) => ({
  careerCategory,
  analysis: { employers },
});

test.each([
  [
    'the first name of each of the three best',
    [
      career('Arts', 'A1', 'A2', 'A3'),
      career('Law', 'B1', 'B2'),
      career('Health', 'C1'),
      career('Trade', 'D1'),
    ],
    ['A1', 'B1', 'C1'],
  ],
  [
    'distinct names',
    [career('Arts', 'Acme', 'Globex'), career('Law', 'Acme', 'Initech')],
    ['Acme', 'Globex', 'Initech'],
  ],
  [
    'category leaders where there are no names',
    [career('Arts'), career('Law'), career('Health')],
    ['Arts Leader', 'Law Leader', 'Health Leader'],
  ],
  ['names before leaders', [career('Arts'), career('Law', 'Acme')], ['Acme', 'Arts Leader']],
  ['nothing without careers', [], []],
])('it lists %s', (_, careers, companies) => {
  expect(topCompanies(careers)).toEqual(companies);
});
