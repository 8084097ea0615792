import { expect, test } from 'vitest';
import type { Answer } from './item.ts';
import { posteriorOf } from './posterior.ts';
import { responseConsistencyOf } from './response-consistency.ts';

/** Outcome 0 is artistic; the other three types change from scene to scene. */
const interestScenes = [
  [2, 0, 1, 3],
  [2, 1, 3, 4],
  [2, 3, 4, 5],
  [2, 4, 5, 0],
  [2, 5, 0, 1],
  [2, 0, 3, 4],
];

function consistencyOf(answers: readonly Answer[]): number {
  return responseConsistencyOf(answers, posteriorOf(answers));
}

function choosing(outcomes: readonly number[]): Answer[] {
  return interestScenes.map((scales, i) => ({
    item: { kind: 'choice', scales },
    outcome: outcomes[i] ?? 0,
  }));
}

test('without answers the probability of random responding is one in ten', () => {
  expect(consistencyOf([])).toBeCloseTo(0.9, 12);
});

test('always choosing one interest is consistent, choosing one after the other is less so', () => {
  expect(consistencyOf(choosing([0, 0, 0, 0, 0, 0]))).toBeGreaterThan(0.98);
  expect(consistencyOf(choosing([1, 2, 0, 1, 1, 3]))).toBeLessThan(0.9);
});

test('wrong answers to aptitude questions do not lower the response consistency', () => {
  const wrong: Answer[] = [{ item: { kind: 'ability', scale: 11, difficulty: 0 }, outcome: 0 }];
  const choices = choosing([0, 0, 1, 0, 0, 2]);
  expect(consistencyOf([...choices, ...wrong])).toBeCloseTo(consistencyOf(choices), 9);
});

test('what is least like someone counts too: the opposite of the chosen interest is consistent', () => {
  const artistic = choosing([0, 0, 0, 0, 0, 0]);
  const withLeast = (least: readonly number[]) =>
    artistic.map((answer, i): Answer => ({ ...answer, least: least[i] ?? 1 }));
  // The first names conventional wherever it is offered, else realistic; the second names type after type.
  const steady = consistencyOf(withLeast([1, 1, 3, 2, 1, 1]));
  const erratic = consistencyOf(withLeast([2, 3, 1, 1, 3, 2]));
  expect(steady).toBeGreaterThan(consistencyOf(artistic));
  expect(erratic).toBeLessThan(steady);
});
