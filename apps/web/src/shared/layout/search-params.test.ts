import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

it('a token that looks like a number stays text', () => {
  expect(parseSearch('?token=0012e5&redirect=%2Fresults%2Fx')).toEqual({
    token: '0012e5',
    redirect: '/results/x',
  });
});

it('a redirect is readable, and everything else is escaped', () => {
  expect(stringifySearch({ redirect: '/results/x?a=1&b=ü', token: undefined })).toBe(
    '?redirect=/results/x%3Fa%3D1%26b%3D%C3%BC',
  );
});
