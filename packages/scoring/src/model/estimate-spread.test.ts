import { expect, test } from 'vitest';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { estimateSpread } from './estimate-spread.ts';
import { instrumentOf } from './instrument.ts';
import type { Item } from './item.ts';
import { latentCount } from './latent-scales.ts';
import { posteriorOf } from './posterior.ts';
import { seededRandom } from './seeded-random.ts';
import { drawAnswer, drawPerson } from './simulated-person.ts';

const items = instrumentOf(balancedQuestions('quick')).questions.map(({ item }) => item);

test('the spread matches that of other simulated people', () => {
  const random = seededRandom(99);
  const squares = new Float64Array(latentCount);
  const people = 3000;
  for (let person = 0; person < people; person += 1) {
    const theta = drawPerson(random);
    const { mode } = posteriorOf(items.map((item) => drawAnswer(item, theta, random)));
    mode.forEach((value, scale) => {
      squares[scale] = (squares[scale] ?? 0) + value ** 2 / people;
    });
  }
  estimateSpread(items).forEach((spread, scale) => {
    expect(Math.abs(spread / Math.sqrt(squares[scale] ?? 0) - 1)).toBeLessThan(0.07);
  });
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
  const [one = 0, three = 0] = [1, 3].map((count) => estimateSpread(asked(count))[6]);
  expect(three).toBeGreaterThan(one);
  expect(three).toBeLessThan(1);
});

test('estimates of unmeasured scales do not vary', () => {
  const traitsOnly: Item[] = [{ kind: 'graded', scale: 6 }];
  expect(estimateSpread(traitsOnly)[13]).toBe(0);
});
