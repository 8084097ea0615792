import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from './item.ts';
import { addEvidence, outcomeProbabilities } from './item-response.ts';
import { latentCount } from './latent-scales.ts';
import { seededRandom } from './seeded-random.ts';

const choice: Item = { kind: 'choice', scales: [0, 2, 3, 5] };
const graded: Item = { kind: 'graded', scale: 7 };
const ability: Item = { kind: 'ability', scale: 12 };

const anyTheta = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: latentCount,
    maxLength: latentCount,
  })
  .map((values) => Float64Array.from(values));

function logProbability(item: Item, outcome: number, theta: Float64Array): number {
  return Math.log(outcomeProbabilities(item, theta)[outcome] ?? 0);
}

function moved(theta: Float64Array, scale: number, by: number): Float64Array {
  return theta.map((value, i) => (i === scale ? value + by : value));
}

function evidenceOf(item: Item, outcome: number, theta: Float64Array) {
  const evidence = {
    gradient: new Float64Array(latentCount),
    information: new Float64Array(latentCount ** 2),
  };
  addEvidence({ item, outcome }, theta, evidence);
  return evidence;
}

test.each([choice, graded, ability])(
  'the outcome probabilities of a $kind item sum to 1',
  (item) => {
    fc.assert(
      fc.property(anyTheta, (theta) => {
        const probabilities = Array.from(outcomeProbabilities(item, theta));
        expect(probabilities.every((probability) => probability > 0)).toBe(true);
        expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
      }),
    );
  },
);

test.each([
  [choice, 1, 2],
  [choice, 1, 5],
  [graded, 0, 7],
  [graded, 2, 7],
  [ability, 0, 12],
  [ability, 1, 12],
] as const)('the gradient of %o answered with %i is its derivative', (item, outcome, scale) => {
  fc.assert(
    fc.property(anyTheta, (theta) => {
      const step = 1e-5;
      const slope =
        (logProbability(item, outcome, moved(theta, scale, step)) -
          logProbability(item, outcome, moved(theta, scale, -step))) /
        (2 * step);
      expect(evidenceOf(item, outcome, theta).gradient[scale]).toBeCloseTo(slope, 5);
    }),
  );
});

test.each([
  [choice, 1, 2],
  [choice, 3, 0],
  [graded, 1, 7],
  [graded, 3, 7],
] as const)('the information of %o answered with %i is its curvature', (item, outcome, scale) => {
  fc.assert(
    fc.property(anyTheta, (theta) => {
      const step = 1e-4;
      const slopeAt = (by: number) =>
        evidenceOf(item, outcome, moved(theta, scale, by)).gradient[scale] ?? 0;
      const curvature = (slopeAt(step) - slopeAt(-step)) / (2 * step);
      const information = evidenceOf(item, outcome, theta).information;
      expect(information[scale * latentCount + scale]).toBeCloseTo(-curvature, 5);
    }),
  );
});

test('the information of an aptitude item is the variance of its gradient', () => {
  const theta = new Float64Array(latentCount).fill(0.4);
  const [wrong = 0, right = 0] = Array.from(outcomeProbabilities(ability, theta));
  const slope = (outcome: number) => evidenceOf(ability, outcome, theta).gradient[12] ?? 0;
  expect(evidenceOf(ability, 1, theta).information[12 * latentCount + 12]).toBeCloseTo(
    wrong * slope(0) ** 2 + right * slope(1) ** 2,
    12,
  );
});

test('a quarter of people give each level of a graded answer', () => {
  const random = seededRandom(1);
  const sums = [0, 0, 0, 0];
  const people = 20_000;
  for (let person = 0; person < people; person += 1) {
    const theta = new Float64Array(latentCount).fill(random.normal());
    Array.from(outcomeProbabilities(graded, theta)).forEach((probability, level) => {
      sums[level] = (sums[level] ?? 0) + probability / people;
    });
  }
  for (const share of sums) expect(share).toBeCloseTo(0.25, 2);
});
