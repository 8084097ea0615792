import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalCdf } from './distributions.ts';
import type { Answer, ChoiceItem, Item } from './item.ts';
import {
  addEvidence,
  leastProbabilities,
  logProbability,
  outcomeProbabilities,
} from './item-response.ts';
import { latentCount } from './latent-scales.ts';

const choice: ChoiceItem = { kind: 'choice', scales: [0, 2, 3, 5] };
const graded: Item = { kind: 'graded', scale: 7 };
const ability: Item = { kind: 'ability', scale: 12, difficulty: 0.7 };

const anyTheta = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: latentCount,
    maxLength: latentCount,
  })
  .map((values) => Float64Array.from(values));

function moved(theta: Float64Array, scale: number, by: number): Float64Array {
  return theta.map((value, i) => (i === scale ? value + by : value));
}

function evidenceOf(answer: Answer, theta: Float64Array) {
  const evidence = {
    gradient: new Float64Array(latentCount),
    information: new Float64Array(latentCount ** 2),
  };
  addEvidence(answer, theta, evidence);
  return evidence;
}

test('what is least like someone is any option but the chosen one, the likelier the lower it is', () => {
  fc.assert(
    fc.property(anyTheta, fc.constantFrom(0, 1, 2, 3), (theta, chosen) => {
      const probabilities = Array.from(leastProbabilities(choice, chosen, theta));
      expect(probabilities[chosen]).toBe(0);
      expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
      const others = [0, 1, 2, 3].filter((option) => option !== chosen);
      const height = (option: number) => theta[choice.scales[option] ?? 0] ?? 0;
      const lowest = others.toSorted((one, other) => height(one) - height(other))[0] ?? 0;
      expect(probabilities[lowest]).toBe(Math.max(...probabilities));
    }),
  );
});

const answers: readonly Answer[] = [
  { item: choice, outcome: 1 },
  { item: choice, outcome: 1, least: 3 },
  { item: choice, outcome: 3, least: 0 },
  { item: graded, outcome: 0 },
  { item: graded, outcome: 2 },
  { item: graded, outcome: 3 },
];

test.each([...answers, { item: ability, outcome: 0 }, { item: ability, outcome: 1 }])(
  'the gradient of the answer %o is the derivative of its log-probability',
  (answer) => {
    fc.assert(
      fc.property(anyTheta, (theta) => {
        const step = 1e-5;
        evidenceOf(answer, theta).gradient.forEach((slope, scale) => {
          const rise =
            logProbability(answer, moved(theta, scale, step)) -
            logProbability(answer, moved(theta, scale, -step));
          expect(slope).toBeCloseTo(rise / (2 * step), 5);
        });
      }),
    );
  },
);

test.each(answers)('the information of the answer %o is its negative curvature', (answer) => {
  fc.assert(
    fc.property(anyTheta, (theta) => {
      const step = 1e-4;
      const { information } = evidenceOf(answer, theta);
      for (let scale = 0; scale < latentCount; scale += 1) {
        const above = evidenceOf(answer, moved(theta, scale, step)).gradient;
        const below = evidenceOf(answer, moved(theta, scale, -step)).gradient;
        above.forEach((slope, other) => {
          const curvature = (slope - (below[other] ?? 0)) / (2 * step);
          expect(information[other * latentCount + scale]).toBeCloseTo(-curvature, 5);
        });
      }
    }),
    { numRuns: 30 },
  );
});

test('a quarter of people give each level of a graded answer', () => {
  const sums = [0, 0, 0, 0];
  const step = 0.1;
  for (let height = -6; height < 6; height += step) {
    const share = normalCdf(height + step) - normalCdf(height);
    const theta = new Float64Array(latentCount).fill(height + step / 2);
    Array.from(outcomeProbabilities(graded, theta)).forEach((probability, level) => {
      sums[level] = (sums[level] ?? 0) + probability * share;
    });
  }
  for (const sum of sums) expect(sum).toBeCloseTo(0.25, 2);
});
