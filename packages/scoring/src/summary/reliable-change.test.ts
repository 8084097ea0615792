import { describe, expect, it } from 'vitest';
import { normalCdf } from '../model/distributions.ts';
import { retakeBand } from '../model/retake-band.ts';
import { seededRandom } from '../model/seeded-random.ts';
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

  it.each([0.3, 0.5, 0.8])(
    'is rarely found in people who have not changed, with a reliability of %d',
    (reliability) => {
      const { normal } = seededRandom(1);
      const changes = Array.from({ length: 2000 }, () => {
        const truth = Math.sqrt(reliability) * normal();
        const score = () => aScore(truth + Math.sqrt(1 - reliability) * normal(), reliability);
        return reliableChange(score(), score());
      });
      const found = changes.filter((change) => change !== 'unclear').length / changes.length;
      expect(found).toBeLessThan(0.09);
      expect(found).toBeGreaterThan(0.005);
    },
  );
});
