import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

function draw(count: number, next: () => number): number[] {
  return Array.from({ length: count }, next);
}

test('the same seed gives the same numbers on every machine', () => {
  const { uniform } = seededRandom(1);
  expect(draw(3, uniform)).toEqual([0.6497755714226514, 0.6219854750670493, 0.977278315462172]);
});

test('different seeds give different numbers', () => {
  expect(draw(5, seededRandom(1).uniform)).not.toEqual(draw(5, seededRandom(2).uniform));
});

test('uniform numbers fill 0 to 1 evenly', () => {
  const values = draw(50_000, seededRandom(3).uniform);
  const counts = new Array<number>(10).fill(0);
  for (const value of values)
    counts[Math.floor(value * 10)] = (counts[Math.floor(value * 10)] ?? 0) + 1;
  for (const count of counts) expect(count / values.length).toBeCloseTo(0.1, 2);
});

test('normal numbers have mean 0, variance 1 and no skew', () => {
  const values = draw(50_000, seededRandom(4).normal);
  const moment = (power: number) =>
    values.reduce((sum, value) => sum + value ** power, 0) / values.length;
  expect(moment(1)).toBeCloseTo(0, 1);
  expect(moment(2)).toBeCloseTo(1, 1);
  expect(moment(3)).toBeCloseTo(0, 1);
  expect(moment(4)).toBeGreaterThan(2.85);
  expect(moment(4)).toBeLessThan(3.15);
});
