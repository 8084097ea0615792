import { type OptionId, optionIds, type ScoredQuestion } from '@guildpath/contract';
import { type InstrumentQuestion, instrumentOf } from '../model/instrument.ts';
import type { AbilityItem, ChoiceItem, GradedItem } from '../model/item.ts';
import { expectedRates } from './base-rates.ts';

export type OptionCounts = Readonly<Record<OptionId, number>>;

/** Holds the parameters of one question that were estimated from stored answers. */
export type ItemCalibration =
  | { readonly kind: 'riasec'; readonly intercepts: Readonly<Record<OptionId, number>> }
  | { readonly kind: 'bigfive'; readonly thresholds: readonly [number, number, number] }
  | { readonly kind: 'aptitude'; readonly difficulty: number };

/** Maps question ids to estimated parameters. */
export type Calibration = Readonly<Record<string, ItemCalibration>>;

/** The uncalibrated model weighs as much as this many stored answers. */
const priorAnswers = 200;

/** Bounds thresholds and difficulties, in standard deviations: no one lies beyond it. */
const scaleLimit = 8;

/**
 * Estimates parameters from how often each option was chosen, so that an option that attracts everyone says
 * less about those who choose it. The observed rates are shrunk towards those of equally attractive options;
 * under the parameters, the model population chooses with the shrunk rates. Questions without counts are
 * left out. See "Calibration" in MODEL.md.
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

/** Puts the parameters of a calibration into the keys of the questions, replacing those of an earlier one. */
export function withCalibration(
  questions: readonly ScoredQuestion[],
  calibration: Calibration,
): ScoredQuestion[] {
  return questions.map((question) => {
    const parameters = calibration[question.id];
    const { key, ...asked } = withoutCalibration(question);
    // Parameters of another kind were estimated before the question changed its type.
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

function interceptsFor({ scales }: ChoiceItem, rates: readonly number[]): number[] {
  // The fixed-point iteration of Berry, Levinsohn & Pakes (1995), with the mean of the intercepts at 0.
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

function thresholdsFor(
  { scale }: GradedItem,
  rates: readonly number[],
): readonly [number, number, number] {
  const thresholdFor = (level: number) => {
    const share = rates.slice(level).reduce((sum, rate) => sum + rate, 0);
    const shareReaching = (threshold: number) => {
      // With three equal thresholds only the lowest and the highest level occur.
      const item = {
        kind: 'graded',
        scale,
        thresholds: [threshold, threshold, threshold],
      } as const;
      return expectedRates(item)[3] ?? 0;
    };
    return rounded(rootOfDecreasing((threshold) => shareReaching(threshold) - share));
  };
  return [thresholdFor(1), thresholdFor(2), thresholdFor(3)];
}

function difficultyFor(item: AbilityItem, share: number): number {
  const shareRight = (difficulty: number) => expectedRates({ ...item, difficulty })[1] ?? 0;
  return rounded(rootOfDecreasing((difficulty) => shareRight(difficulty) - share));
}

function rootOfDecreasing(f: (x: number) => number): number {
  // Bisection; without a root it ends at the nearer limit.
  let low = -scaleLimit;
  let high = scaleLimit;
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
