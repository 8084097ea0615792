import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalCdf } from '../model/distributions.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { type BandedScore, reliableChange } from './reliable-change.ts';

// Converts an estimate on the standard scale and its standard error to the form that results store.
function aScore(estimate: number, standardError: number): BandedScore {
  const toPercentage = (z: number) => Math.min(99, Math.max(1, Math.round(100 * normalCdf(z))));
  return {
    percentage: toPercentage(estimate),
    band: {
      low: toPercentage(estimate - standardError),
      high: toPercentage(estimate + standardError),
    },
  };
}

const estimate = fc.double({ min: -2.5, max: 2.5, noNaN: true });
const standardError = fc.double({ min: 0.2, max: 1, noNaN: true });
const score = fc.tuple(estimate, standardError).map(([z, se]) => aScore(z, se));

describe('a change between two results', () => {
  it.each([
    [aScore(-0.5, 0.5), aScore(0.5, 0.5), 'unclear'],
    [aScore(-0.8, 0.5), aScore(0.8, 0.5), 'higher'],
    [aScore(0.8, 0.5), aScore(-0.8, 0.5), 'lower'],
    [aScore(-0.8, 0.9), aScore(0.8, 0.5), 'unclear'],
  ] as const)('from %o to %o is %s', (earlier, later, change) => {
    expect(reliableChange(earlier, later)).toBe(change);
  });

  it('is never clear between a score and itself', () => {
    fc.assert(
      fc.property(score, (own) => {
        expect(reliableChange(own, own)).toBe('unclear');
      }),
    );
  });

  it('reverses with the order of the results', () => {
    const opposite = { higher: 'lower', lower: 'higher', unclear: 'unclear' } as const;
    fc.assert(
      fc.property(score, score, (one, other) => {
        expect(reliableChange(other, one)).toBe(opposite[reliableChange(one, other)]);
      }),
    );
  });

  it('is unclear as long as one lies within the band of the other', () => {
    fc.assert(
      fc.property(score, estimate, standardError, (one, z, se) => {
        const other = aScore(z, se);
        const { low, high } = one.band;
        fc.pre(other.percentage >= low && other.percentage <= high);
        expect(reliableChange(one, other)).toBe('unclear');
      }),
    );
  });

  it('only gets clearer the further the later score lies from the earlier one', () => {
    fc.assert(
      fc.property(
        estimate,
        standardError,
        fc.double({ min: 0, max: 3, noNaN: true }),
        (z, se, step) => {
          const earlier = aScore(-2, 0.4);
          const isHigher = (place: number) =>
            reliableChange(earlier, aScore(place, se)) === 'higher';
          // Bands that are cut off at 99 make the far end less certain, so they are left out.
          fc.pre(z + step + se < 2 && z - se > -2);
          if (isHigher(z)) expect(isHigher(z + step + 0.1)).toBe(true);
        },
      ),
    );
  });

  it('is rarely found in people who have not changed', () => {
    const { normal } = seededRandom(1);
    const changes = Array.from({ length: 1000 }, () => {
      const place = normal();
      const measure = () => aScore(place + 0.5 * normal(), 0.5);
      return reliableChange(measure(), measure());
    });
    const found = changes.filter((change) => change !== 'unclear').length / changes.length;
    expect(found).toBeLessThan(0.07);
    expect(found).toBeGreaterThan(0.02);
  });
});
