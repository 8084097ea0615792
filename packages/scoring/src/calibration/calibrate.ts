import type { OptionId, Response, ScoredQuestion } from '@guildpath/contract';
import { type InstrumentQuestion, instrumentOf } from '../model/instrument.ts';
import type { AbilityItem, ChoiceItem, GradedItem, Item } from '../model/item.ts';
import { posteriorOf } from '../model/posterior.ts';
import { responseConsistencyOf } from '../model/response-consistency.ts';
import { requireAnswers, toAnswer } from '../require-answers.ts';
import { expectedRates } from './base-rates.ts';
import { discriminationScores } from './discrimination-scores.ts';
import { withoutPopularity } from './without-popularity.ts';

/** Holds the parameters of one question that were estimated from stored answers. */
export type ItemCalibration =
  | {
      readonly kind: 'riasec';
      readonly intercepts: Readonly<Record<OptionId, number>>;
      /** Absent where too few people have answered to estimate it. */
      readonly discrimination?: number | undefined;
    }
  | { readonly kind: 'bigfive'; readonly thresholds: readonly [number, number, number] }
  | { readonly kind: 'aptitude'; readonly difficulty: number };

/** Maps question ids to estimated parameters. */
export type Calibration = Readonly<Record<string, ItemCalibration>>;

/** The uncalibrated model weighs as much as this many stored answers. */
const priorAnswers = 200;

/** Discriminations are estimated from this many people on; with fewer they stay as assumed. */
const minPeople = 500;

/** After this many rounds, discriminations are within .3 % of where further rounds would lead. */
const rounds = 6;

/** Bounds thresholds and difficulties, in standard deviations: no one lies beyond it. */
const scaleLimit = 8;

/**
 * Estimates parameters of the questions of a tier from people's answers to all of them. In each round, people
 * are weighted by their response consistency, the rates of the options are shrunk towards those of equally
 * attractive ones, and parameters are sought under which the model population chooses with these rates. See
 * "Calibration" in MODEL.md. Throws a PreconditionError when answers are incomplete or invalid.
 */
export function calibrate(
  questions: readonly ScoredQuestion[],
  people: readonly (readonly Response[])[],
): Calibration {
  if (people.length === 0) return {};
  const { questions: asked } = instrumentOf(questions.map(withoutCalibration));
  const answered = people.map((responses) => requireAnswers(asked, responses).map(toAnswer));
  const equalRates = asked.map(({ item }) => expectedRates(item));
  let items = asked.map(({ item }) => item);
  for (let round = 0; round < rounds; round += 1) {
    const counts = equalRates.map((rates) => rates.map((rate) => priorAnswers * rate));
    const scores = people.length < minPeople ? undefined : discriminationScores(items);
    for (const answers of answered) {
      const current = answers.map((answer, i) => ({ ...answer, item: items[i] ?? answer.item }));
      const posterior = posteriorOf(current);
      const weight = responseConsistencyOf(current, posterior);
      scores?.add(current, posterior, weight);
      for (const [i, { outcome }] of current.entries()) {
        const counted = counts[i] ?? [];
        counted[outcome] = (counted[outcome] ?? 0) + weight;
      }
    }
    items = (scores?.improvedItems() ?? items).map((item, i) =>
      withRates(item, toShares(counts[i] ?? [])),
    );
  }
  const unbiased = withoutPopularity(items);
  return Object.fromEntries(
    asked.map(({ id, outcomes, item }, i) => [id, toCalibration(outcomes, unbiased[i] ?? item)]),
  );
}

function toShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
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
    const { intercepts: _intercepts, discrimination: _discrimination, ...rest } = key;
    return { ...question, key: rest };
  }
  if (key.kind === 'bigfive') {
    const { thresholds: _thresholds, ...rest } = key;
    return { ...question, key: rest };
  }
  return question;
}

function withRates(item: Item, rates: readonly number[]): Item {
  switch (item.kind) {
    case 'choice':
      return { ...item, intercepts: interceptsFor(item, rates) };
    case 'graded':
      return { ...item, thresholds: thresholdsFor(item, rates) };
    case 'ability':
      return { ...item, difficulty: difficultyFor(item, rates[1] ?? 0) };
  }
}

/** Turns the parameters of an item into those of the question that it was compiled from. */
export function toCalibration(
  outcomes: InstrumentQuestion['outcomes'],
  item: Item,
): ItemCalibration {
  switch (item.kind) {
    case 'choice': {
      const at = (option: OptionId) => rounded(item.intercepts?.[outcomes[option]] ?? 0);
      const intercepts = { a: at('a'), b: at('b'), c: at('c'), d: at('d') };
      const slope = item.discrimination;
      return {
        kind: 'riasec',
        intercepts,
        ...(slope !== undefined && { discrimination: rounded(slope) }),
      };
    }
    case 'graded': {
      const [first, second, third] = item.thresholds ?? [0, 0, 0];
      const thresholds = [rounded(first), rounded(second), rounded(third)] as const;
      return { kind: 'bigfive', thresholds };
    }
    case 'ability':
      return { kind: 'aptitude', difficulty: rounded(item.difficulty) };
  }
}

function interceptsFor(item: ChoiceItem, rates: readonly number[]): readonly number[] {
  // The fixed-point iteration of Berry, Levinsohn & Pakes (1995), with the mean of the intercepts at 0.
  let intercepts = item.intercepts ?? item.scales.map(() => 0);
  for (let step = 0; step < 200; step += 1) {
    const reached = expectedRates({ ...item, intercepts });
    const missing = rates.map((rate, option) => Math.log(rate / (reached[option] ?? 1)));
    const moved = intercepts.map((value, option) => value + (missing[option] ?? 0));
    const mean = moved.reduce((sum, value) => sum + value, 0) / moved.length;
    intercepts = moved.map((value) => value - mean);
    if (missing.every((difference) => Math.abs(difference) < 1e-7)) break;
  }
  return intercepts;
}

function thresholdsFor(
  item: GradedItem,
  rates: readonly number[],
): readonly [number, number, number] {
  const thresholdFor = (level: number) => {
    const share = rates.slice(level).reduce((sum, rate) => sum + rate, 0);
    // With three equal thresholds only the lowest and the highest level occur.
    const shareReaching = (threshold: number) =>
      expectedRates({ ...item, thresholds: [threshold, threshold, threshold] })[3] ?? 0;
    return rootOfDecreasing((threshold) => shareReaching(threshold) - share);
  };
  return [thresholdFor(1), thresholdFor(2), thresholdFor(3)];
}

function difficultyFor(item: AbilityItem, share: number): number {
  const shareRight = (difficulty: number) => expectedRates({ ...item, difficulty })[1] ?? 0;
  return rootOfDecreasing((difficulty) => shareRight(difficulty) - share);
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
