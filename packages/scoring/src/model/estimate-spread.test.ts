import { expect, test } from 'vitest';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { estimateSpread, spreadFor } from './estimate-spread.ts';
import { instrumentOf } from './instrument.ts';
import type { Answer, Item } from './item.ts';
import { latentCount } from './latent-scales.ts';
import { posteriorMode } from './posterior.ts';
import { seededRandom } from './seeded-random.ts';
import { drawAnswer, drawPerson } from './simulated-person.ts';

const items = instrumentOf(balancedQuestions('quick')).questions.map(({ item }) => item);

const noScene = () => false;
const everyScene = () => true;

/**
 * The spreads among other simulated people who name the least in the scenes at these places. All of
 * them have a least one everywhere, so that they answer alike whichever scenes they name it in.
 */
function simulatedSpreads(subsets: readonly ((place: number) => boolean)[]): Float64Array[] {
  const random = seededRandom(99);
  const people = 5000;
  const squares = subsets.map(() => new Float64Array(latentCount));
  for (let person = 0; person < people; person += 1) {
    const theta = drawPerson(random);
    const answers = items.map((item) => drawAnswer(item, theta, random, { withLeast: true }));
    for (const [i, isNamed] of subsets.entries()) {
      posteriorMode(naming(isNamed, answers), 1e-3).forEach((value, scale) => {
        const sums = squares[i];
        if (sums) sums[scale] = (sums[scale] ?? 0) + value ** 2 / people;
      });
    }
  }
  return squares.map((sums) => sums.map(Math.sqrt));
}

function naming(isNamed: (place: number) => boolean, answers: readonly Answer[]): Answer[] {
  return answers.map(({ item, outcome, least }, place) =>
    isNamed(place) ? { item, outcome, least } : { item, outcome },
  );
}

function largestError(spread: Float64Array, truth: Float64Array): number {
  return Math.max(...spread.map((value, scale) => Math.abs(value / (truth[scale] ?? 0) - 1)));
}

test('the spread matches that of other simulated people, with the least named or not', () => {
  const [without, everywhere] = simulatedSpreads([noScene, everyScene]);
  const { withoutLeast, withLeast } = estimateSpread(items);
  expect(largestError(withoutLeast, without ?? withoutLeast)).toBeLessThan(0.07);
  expect(largestError(withLeast, everywhere ?? withLeast)).toBeLessThan(0.07);
});

test('with the least named in some scenes the interpolated spread is right to 2 %', () => {
  const some = [
    (place: number) => place === 0,
    (place: number) => place === 4,
    (place: number) => place < 2,
    (place: number) => place < 3,
    (place: number) => place % 2 === 0,
    (place: number) => place >= 3,
    (place: number) => place > 0,
  ];
  const [withoutLeast, withLeast, ...simulated] = simulatedSpreads([noScene, everyScene, ...some]);
  if (!withoutLeast || !withLeast) throw new Error('Nothing was simulated.');
  const anyAnswers = items.map((item): Answer => ({ item, outcome: 0, least: 1 }));
  for (const [i, isNamed] of some.entries()) {
    const spread = spreadFor({ withoutLeast, withLeast }, naming(isNamed, anyAnswers));
    expect(largestError(spread, simulated[i] ?? withLeast)).toBeLessThan(0.02);
  }
});

test('the order of questions and options does not matter', () => {
  const shuffled: Item[] = [...items]
    .reverse()
    .map((item) =>
      item.kind === 'choice' ? { ...item, scales: [...item.scales].reverse() } : item,
    );
  expect(estimateSpread(shuffled)).toEqual(estimateSpread(items));
});

test('more questions spread estimates further', () => {
  const asked = (count: number): Item[] =>
    new Array<Item>(count).fill({ kind: 'graded', scale: 6 });
  const [one = 0, three = 0] = [1, 3].map((count) => estimateSpread(asked(count)).withoutLeast[6]);
  expect(three).toBeGreaterThan(one);
  expect(three).toBeLessThan(1);
});

test('estimates of unmeasured scales do not vary', () => {
  const traitsOnly: Item[] = [{ kind: 'graded', scale: 6 }];
  expect(estimateSpread(traitsOnly).withoutLeast[13]).toBe(0);
});
