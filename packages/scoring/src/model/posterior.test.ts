import { expect, test } from 'vitest';
import type { Answer } from './item.ts';
import { latentCount } from './latent-scales.ts';
import { posteriorOf } from './posterior.ts';

test('without answers the posterior is the prior', () => {
  const { mode, covariance } = posteriorOf([]);
  expect(Array.from(mode)).toEqual(new Array(latentCount).fill(0));
  expect(covariance[0]).toBeCloseTo(1, 9);
});

test('a hundred identical answers still have a finite mode', () => {
  const extreme = new Array<Answer>(100).fill({ item: { kind: 'graded', scale: 8 }, outcome: 3 });
  const extraversion = posteriorOf(extreme).mode[8] ?? 0;
  expect(extraversion).toBeGreaterThan(2);
  expect(extraversion).toBeLessThan(5);
});
