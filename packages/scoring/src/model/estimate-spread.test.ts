import { expect, test } from 'vitest';
import {
  everyScene,
  largestError,
  naming,
  noScene,
  quickItems,
  simulatedSpreads,
  someScenes,
} from '../testing/simulated-spreads.ts';
import { estimateSpread, spreadFor } from './estimate-spread.ts';
import type { Answer, Item } from './item.ts';

/** Sampling error moves a spread by 12 % with so few people; `bench` is stricter with 5000. */
const people = 300;

test('the spread matches that of other simulated people, with the least named or not', () => {
  const [without, everywhere] = simulatedSpreads([noScene, everyScene], people);
  const { withoutLeast, withLeast } = estimateSpread(quickItems);
  expect(largestError(withoutLeast, without)).toBeLessThan(0.12);
  expect(largestError(withLeast, everywhere)).toBeLessThan(0.12);
});

test('with the least named in some scenes the spread is interpolated', () => {
  const simulated = simulatedSpreads([noScene, everyScene, ...someScenes], people);
  const [withoutLeast, withLeast, ...truths] = simulated;
  if (!withoutLeast || !withLeast) throw new Error('Nothing was simulated.');
  const anyAnswers = quickItems.map((item): Answer => ({ item, outcome: 0, least: 1 }));
  for (const [i, isNamed] of someScenes.entries()) {
    const spread = spreadFor({ withoutLeast, withLeast }, naming(isNamed, anyAnswers));
    expect(largestError(spread, truths[i])).toBeLessThan(0.05);
  }
});

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
