import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

function draw(count: number, next: () => number): number[] {
  return Array.from({ length: count }, next);
}

test('the same seed gives the same numbers on every machine', () => {
  const { uniform } = seededRandom(1);
  expect(draw(3, uniform)).toEqual([0.6497755714226514, 0.6219854750670493, 0.977278315462172]);
});
