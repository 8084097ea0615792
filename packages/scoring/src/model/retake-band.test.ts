import { describe, expect, test } from 'vitest';
import { normalCdf } from './distributions.ts';
import { retakeBand } from './retake-band.ts';

describe.each([0.3, 0.5, 0.7, 0.9])('with a reliability of %d', (reliability) => {
  test.each([-2.3, -1, 0, 0.4, 1.6])('the band contains the figure itself at %d', (z) => {
    const { low, high } = retakeBand(z, reliability);
    expect(low).toBeLessThanOrEqual(normalCdf(z));
    expect(high).toBeGreaterThanOrEqual(normalCdf(z));
  });
});

test('the band is narrower the more reliable the quest is', () => {
  const widths = [0.2, 0.4, 0.6, 0.8, 0.95].map((reliability) => {
    const { low, high } = retakeBand(0.8, reliability);
    return high - low;
  });
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
});
