import { type OptionId, optionIds, type ScoredQuestion } from '@guildpath/contract';
import { type InstrumentQuestion, instrumentOf } from '../model/instrument.ts';
import type { AbilityItem, ChoiceItem, GradedItem } from '../model/item.ts';
import { expectedRates } from './base-rates.ts';

/** How often each option of a question was chosen. */
export type OptionCounts = Readonly<Record<OptionId, number>>;

/** What stored answers say about the options of one question, beyond its key. */
export type ItemCalibration =
  | { readonly kind: 'riasec'; readonly intercepts: Readonly<Record<OptionId, number>> }
  | { readonly kind: 'bigfive'; readonly thresholds: readonly [number, number, number] }
  | { readonly kind: 'aptitude'; readonly difficulty: number };

/** By question id. */
export type Calibration = Readonly<Record<string, ItemCalibration>>;

/** The weight of the uncalibrated model against stored answers: as if so many people had answered as it expects. */
const priorAnswers = 200;

/** Beyond these nobody is, so nothing can be said about an option that would need it. */
const farthest = 8;

/**
 * Estimates the base rates of the options from how often they were chosen, so that an option which attracts everyone
 * says less about those who choose it. The rates are shrunk towards those of options of equal appeal with the weight of
 * `priorAnswers` answers; what is stored makes the model population choose with the shrunk rates. A question without
 * answers keeps the parameters of its key. README, "Calibration".
 */
export function calibrate(
  questions: readonly ScoredQuestion[],
  counts: ReadonlyMap<string, OptionCounts>,
): Calibration {
  const calibrated = instrumentOf(questions.map(withoutCalibration)).questions.map((question) => {
    const counted = counts.get(question.id);
    return counted && ([question.id, calibrateItem(question, counted)] as const);
  });
  return Object.fromEntries(calibrated.filter((entry) => entry !== undefined));
}

/** The questions with the parameters of a calibration in their keys, which replace those of an earlier one. */
export function withCalibration(
  questions: readonly ScoredQuestion[],
  calibration: Calibration,
): ScoredQuestion[] {
  return questions.map((question) => {
    const parameters = calibration[question.id];
    const { key, ...asked } = withoutCalibration(question);
    // A question that has become one of another type keeps its id in no version.
    if (parameters?.kind !== key.kind) return { ...asked, key };
    return { ...asked, key: { ...key, ...parameters } as ScoredQuestion['key'] };
  });
}

function withoutCalibration(question: ScoredQuestion): ScoredQuestion {
  const { key } = question;
  if (key.kind === 'riasec') {
    const { intercepts: _intercepts, ...rest } = key;
    return { ...question, key: rest };
  }
  if (key.kind === 'bigfive') {
    const { thresholds: _thresholds, ...rest } = key;
    return { ...question, key: rest };
  }
  return question;
}

function calibrateItem(
  { item, outcomes }: InstrumentQuestion,
  counts: OptionCounts,
): ItemCalibration {
  const equal = expectedRates(item);
  const observed = equal.map(() => 0);
  for (const option of optionIds)
    observed[outcomes[option]] = (observed[outcomes[option]] ?? 0) + counts[option];
  const answers = observed.reduce((sum, count) => sum + count, 0);
  const rates = observed.map(
    (count, outcome) => (count + priorAnswers * (equal[outcome] ?? 0)) / (answers + priorAnswers),
  );
  switch (item.kind) {
    case 'choice': {
      const intercepts = interceptsFor(item, rates);
      const at = (option: OptionId) => rounded(intercepts[outcomes[option]] ?? 0);
      return { kind: 'riasec', intercepts: { a: at('a'), b: at('b'), c: at('c'), d: at('d') } };
    }
    case 'graded':
      return { kind: 'bigfive', thresholds: thresholdsFor(item, rates) };
    case 'ability':
      return { kind: 'aptitude', difficulty: difficultyFor(item, rates[1] ?? 0) };
  }
}

/**
 * The intercepts, with a mean of 0, under which the model population chooses with these rates: the fixed point of
 * Berry, Levinsohn & Pakes (1995), which adds the difference of the logarithms until there is none.
 */
function interceptsFor({ scales }: ChoiceItem, rates: readonly number[]): number[] {
  let intercepts = scales.map(() => 0);
  for (let step = 0; step < 200; step += 1) {
    const reached = expectedRates({ kind: 'choice', scales, intercepts });
    const missing = rates.map((rate, option) => Math.log(rate / (reached[option] ?? 1)));
    const moved = intercepts.map((value, option) => value + (missing[option] ?? 0));
    const mean = moved.reduce((sum, value) => sum + value, 0) / moved.length;
    intercepts = moved.map((value) => value - mean);
    if (missing.every((difference) => Math.abs(difference) < 1e-7)) break;
  }
  return intercepts;
}

/** The thresholds under which the model population gives the levels with these rates. */
function thresholdsFor(
  { scale }: GradedItem,
  rates: readonly number[],
): readonly [number, number, number] {
  const thresholdFor = (level: number) => {
    const share = rates.slice(level).reduce((sum, rate) => sum + rate, 0);
    const shareReaching = (threshold: number) => {
      // Of three equal thresholds, all but the lowest and the highest level are empty.
      const item = {
        kind: 'graded',
        scale,
        thresholds: [threshold, threshold, threshold],
      } as const;
      return expectedRates(item)[3] ?? 0;
    };
    return rounded(rootOf((threshold) => shareReaching(threshold) - share));
  };
  return [thresholdFor(1), thresholdFor(2), thresholdFor(3)];
}

/** The difficulty at which this share of the model population is right, guesses included. */
function difficultyFor(item: AbilityItem, share: number): number {
  const shareRight = (difficulty: number) => expectedRates({ ...item, difficulty })[1] ?? 0;
  return rounded(rootOf((difficulty) => shareRight(difficulty) - share));
}

/** Where a falling function is 0, to a ten-millionth; the nearer end when it is 0 nowhere. */
function rootOf(falling: (x: number) => number): number {
  let low = -farthest;
  let high = farthest;
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
