import { expect, test } from 'vitest';
import { formatPeople } from './format-figures.ts';

test.each([
  [95, 'About 95'],
  [1_540, 'About 1,500'],
  [29_960, 'About 30,000'],
  [996_000, 'About 1 million'],
  [1_645_300, 'About 1.6 million'],
  [3_000_000, 'About 3 million'],
])('%d people are %s', (count, words) => {
  expect(formatPeople(count)).toBe(words);
});
