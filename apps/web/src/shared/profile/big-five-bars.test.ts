import { expect, test } from 'vitest';
import { traitLevel } from './big-five-bars.tsx';

test.each([
  [1, 'Low'],
  [29, 'Low'],
  [30, 'Lower middle'],
  [49, 'Lower middle'],
  [50, 'Upper middle'],
  [70, 'Upper middle'],
  [71, 'High'],
  [99, 'High'],
])('%d is %s', (percentage, level) => {
  expect(traitLevel(percentage)).toBe(level);
});
