import { expect, it } from 'vitest';
import { careersInput, programsInput } from './catalogue-reads.ts';

it('requests the first twenty careers by default', () => {
  expect(careersInput.parse({})).toEqual({ page: 1, pageSize: 20 });
});

it('accepts numbers as text, as in a query string', () => {
  expect(
    careersInput.parse({ search: ' nurse ', jobZone: '4', page: '2', pageSize: '100' }),
  ).toEqual({ search: 'nurse', jobZone: 4, page: 2, pageSize: 100 });
});

it.each([
  [{ jobZone: 6 }, 'Must be a whole number from 1 to 5'],
  [{ jobZone: '2.5' }, 'Must be a whole number from 1 to 5'],
  [{ pageSize: 101 }, 'Must be a whole number from 1 to 100'],
  [{ page: 0 }, 'Must be a whole number from 1 to 1000000'],
  [{ search: 'x'.repeat(101) }, 'Please use at most 100 characters'],
  [
    { type: 'heroic' },
    'Must be one of: realistic, investigative, artistic, social, enterprising, conventional',
  ],
])('rejects %o', (input, message) => {
  expect(careersInput.safeParse(input).error?.issues).toMatchObject([
    { path: [Object.keys(input)[0]], message },
  ]);
});

it('rejects an unknown program level', () => {
  expect(programsInput.safeParse({ level: 'wizard' }).error?.issues).toMatchObject([
    {
      path: ['level'],
      message: 'Must be one of: certificate, apprenticeship, associate, bachelor, master, doctoral',
    },
  ]);
});
