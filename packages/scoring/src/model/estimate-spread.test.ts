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

test('estimates of unmeasured scales do not vary', () => {
  const traitsOnly: Item[] = [{ kind: 'graded', scale: 6 }];
  expect(estimateSpread(traitsOnly).withoutLeast[13]).toBe(0);
});
