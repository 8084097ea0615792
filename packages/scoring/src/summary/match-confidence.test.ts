import { expect, test } from 'vitest';
import { matchConfidence } from './match-confidence.ts';

test.each([
  [0, []],
  [80, [80]],
  [75, [80, 70]],
  [80, [90, 80, 70]],
  [80, [90, 80, 70, 10, 5]],
  [81, [81, 81, 80]],
  [80, [81, 80, 80]],
])('Match Confidence is %i for matches of %o', (confidence, percentages) => {
  const matches = percentages.map((matchPercentage) => ({ matchPercentage }));
  expect(matchConfidence(matches)).toBe(confidence);
});
