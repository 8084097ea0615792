import { expect, test } from 'vitest';
import { topCompanies } from './top-companies.ts';

const career = (careerCategory: string, aiAnalysis?: string) => ({ careerCategory, aiAnalysis });

test.each([
  [
    'the first name of each of the three best',
    [
      career('Arts', 'Good. Company names: A1, A2, A3'),
      career('Law', 'Fine. Company names: B1, B2'),
      career('Health', 'Company names: C1'),
      career('Trade', 'Company names: D1'),
    ],
    ['A1', 'B1', 'C1'],
  ],
  [
    'distinct names',
    [career('Arts', 'Company names: Acme, Globex'), career('Law', 'COMPANY NAMES: Acme, Initech')],
    ['Acme', 'Globex', 'Initech'],
  ],
  [
    'category leaders where there are no names',
    [career('Arts'), career('Law', 'A fine job.'), career('Health', 'Company names:')],
    ['Arts Leader', 'Law Leader', 'Health Leader'],
  ],
  [
    'names before leaders',
    [career('Arts'), career('Law', 'Company names: Acme')],
    ['Acme', 'Arts Leader'],
  ],
  ['nothing without careers', [], []],
])('it lists %s', (_, careers, companies) => {
  expect(topCompanies(careers)).toEqual(companies);
});

test.each([
  ['Company names: Acme, Globex and Sons, Initech.', ['Acme', 'Globex and Sons', 'Initech']],
  ['Company names: Acme, Globex, and Initech. They hire often.', ['Acme', 'Globex', 'Initech']],
  ['Company names: J.P. Morgan, St. Jude, Acme Inc.', ['J.P. Morgan', 'St. Jude', 'Acme Inc.']],
  ['Company names: IBM, 3M. More soon.', ['IBM', '3M']],
  ['Company names: Acme\nNext: ask around.', ['Acme']],
])('from %j it reads %j', (aiAnalysis, names) => {
  expect(topCompanies([career('Arts', aiAnalysis)])).toEqual(names);
});
