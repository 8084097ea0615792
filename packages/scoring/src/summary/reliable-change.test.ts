import { describe, expect, it } from 'vitest';
import { normalCdf } from '../model/distributions.ts';
import { retakeBand } from '../model/retake-band.ts';
import { type BandedScore, reliableChange } from './reliable-change.ts';

function aScore(z: number, reliability: number): BandedScore {
  const { low, high } = retakeBand(z, reliability);
  return { percentage: 100 * normalCdf(z), band: { low: 100 * low, high: 100 * high } };
}

describe('a change between two results', () => {
  it.each([
    [aScore(-0.5, 0.6), aScore(0.5, 0.6), 'unclear'],
    [aScore(-1.2, 0.6), aScore(1.2, 0.6), 'higher'],
    [aScore(1.2, 0.6), aScore(-1.2, 0.6), 'lower'],
    [aScore(1.2, 0.6), aScore(1.2, 0.6), 'unclear'],
    [aScore(-1.2, 0.3), aScore(0.4, 0.6), 'unclear'],
  ] as const)('from %o to %o is %s', (earlier, later, change) => {
    expect(reliableChange(earlier, later)).toBe(change);
  });
});
