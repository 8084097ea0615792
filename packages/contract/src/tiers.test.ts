import { expect, test } from 'vitest';
import { questionCountInWords, tiers } from './tiers.ts';

test('sentences name the number of scenes in words', () => {
  expect(tiers.map(questionCountInWords)).toEqual(['fifteen', 'twenty-five', 'forty']);
});
