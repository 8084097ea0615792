import { expect, test } from 'vitest';
import { normalCdf } from './distributions.ts';

test.each([
  [-3, 0.0013499],
  [-1, 0.1586553],
  [0, 0.5],
  [0.5244005, 0.7],
  [1.959964, 0.975],
  [9, 1],
])('the normal distribution at %d is %d', (z, probability) => {
  expect(normalCdf(z)).toBeCloseTo(probability, 6);
});
