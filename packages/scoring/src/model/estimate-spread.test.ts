import { expect, test } from 'vitest';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { estimateSpread } from './estimate-spread.ts';
import { instrumentOf } from './instrument.ts';
import type { Item } from './item.ts';

const quickItems = instrumentOf(balancedQuestions('quick')).questions.map(({ item }) => item);

test('the order of questions and options does not matter', () => {
  const shuffled: Item[] = [...quickItems]
    .reverse()
    .map((item) =>
      item.kind === 'choice' ? { ...item, scales: [...item.scales].reverse() } : item,
    );
  expect(estimateSpread(shuffled)).toEqual(estimateSpread(quickItems));
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
