import { expect, test } from 'vitest';
import { coherenceOf } from './coherence.ts';
import type { Answer } from './item.ts';
import { posteriorOf } from './posterior.ts';

/** Artistic, if `outcome` is 0, out of four types that change from scene to scene. */
const interestScenes = [
  [2, 0, 1, 3],
  [2, 1, 3, 4],
  [2, 3, 4, 5],
  [2, 4, 5, 0],
  [2, 5, 0, 1],
  [2, 0, 3, 4],
];

function coherence(answers: readonly Answer[]): number {
  return coherenceOf(answers, posteriorOf(answers));
}

function choosing(outcomes: readonly number[]): Answer[] {
  return interestScenes.map((scales, i) => ({
    item: { kind: 'choice', scales },
    outcome: outcomes[i] ?? 0,
  }));
}

test('nine people in ten are taken to mean what they answer', () => {
  expect(coherence([])).toBeCloseTo(0.9, 12);
});

test('always choosing one interest is coherent, choosing all in turn is not', () => {
  expect(coherence(choosing([0, 0, 0, 0, 0, 0]))).toBeGreaterThan(0.98);
  expect(coherence(choosing([1, 2, 0, 1, 1, 3]))).toBeLessThan(0.9);
});

test('wrong answers to aptitude questions do not speak against anyone', () => {
  const wrong: Answer[] = [{ item: { kind: 'ability', scale: 11 }, outcome: 0 }];
  const choices = choosing([0, 0, 1, 0, 0, 2]);
  expect(coherence([...choices, ...wrong])).toBeCloseTo(coherence(choices), 9);
});
