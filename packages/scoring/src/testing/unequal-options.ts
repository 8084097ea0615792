import type { OptionId, ScoredQuestion } from '@guildpath/contract';
import type { Calibration, ItemCalibration, OptionCounts } from '../calibration/calibrate.ts';
import { type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';
import { answersOf } from './simulated-people.ts';

/**
 * Draws parameters of unequally attractive options: intercepts, and shifts of thresholds and difficulties
 * with this standard deviation.
 */
export function unequalOptions(
  questions: readonly ScoredQuestion[],
  { deviation, seed }: { readonly deviation: number; readonly seed: number },
): Calibration {
  const random = seededRandom(seed);
  const draw = () => deviation * random.normal();
  return Object.fromEntries(questions.map(({ id, key }) => [id, drawParameters(key, draw)]));
}

function drawParameters(key: ScoredQuestion['key'], draw: () => number): ItemCalibration {
  switch (key.kind) {
    case 'riasec':
      return { kind: 'riasec', intercepts: { a: draw(), b: draw(), c: draw(), d: draw() } };
    case 'bigfive': {
      const shift = draw();
      return { kind: 'bigfive', thresholds: [shift - 1.06, shift, shift + 1.06] };
    }
    case 'aptitude':
      return { kind: 'aptitude', difficulty: (key.difficulty ?? 0) + draw() };
  }
}

/** Counts how often each option is chosen by simulated people of the model population. */
export function countsOf(
  questions: readonly ScoredQuestion[],
  { people, seed }: { readonly people: number; readonly seed: number },
): ReadonlyMap<string, OptionCounts> {
  const random = seededRandom(seed);
  const counts = new Map(questions.map(({ id }) => [id, { a: 0, b: 0, c: 0, d: 0 }]));
  for (let person = 0; person < people; person += 1) countOne(questions, random, counts);
  return counts;
}

function countOne(
  questions: readonly ScoredQuestion[],
  random: SeededRandom,
  counts: ReadonlyMap<string, Record<OptionId, number>>,
): void {
  for (const { questionId, selectedOption } of answersOf(questions, drawPerson(random), random)) {
    const counted = counts.get(questionId);
    if (counted) counted[selectedOption] += 1;
  }
}
