import { logistic } from './distributions.ts';
import type { AbilityItem, Answer, ChoiceItem, GradedItem, Item } from './item.ts';

/** Slope of the multinomial logit of interest choices. */
const choiceDiscrimination = 1.2;
/** Slope of the graded-response model (Samejima 1969). */
const gradedDiscrimination = 1.4;
/**
 * Where the levels 1, 2 and 3 of a trait become more likely than not. Chosen so that a quarter of the
 * population gives each of the four levels, which suits options of equal appeal.
 */
const gradedThresholds = [-1.06, 0, 1.06] as const;
/** Slope of an aptitude item (three-parameter logistic, Birnbaum 1968); its difficulty is 0. */
const abilityDiscrimination = 1.2;
/** The probability of guessing the right one of four options. */
const guessing = 1 / 4;

/** The information of answers about the scales, at one point of the latent space. */
export interface Evidence {
  /** Accumulates the gradient of the log-likelihood. */
  readonly gradient: Float64Array;
  /** Accumulates the negative Hessian of the log-likelihood, row by row. */
  readonly information: Float64Array;
}

/** The probability of each outcome of an item for someone at `theta`; they sum to 1. */
export function outcomeProbabilities(item: Item, theta: Float64Array): ArrayLike<number> {
  switch (item.kind) {
    case 'choice':
      return choiceProbabilities(item, theta);
    case 'graded': {
      const [p1, p2, p3] = levelReached(item, theta);
      return [1 - p1, p1 - p2, p2 - p3, p3];
    }
    case 'ability': {
      const right = rightProbability(item, theta);
      return [1 - right, right];
    }
  }
}

/**
 * Adds gradient and information of an answer at `theta`. For choices and graded answers the
 * information is the exact negative Hessian, for aptitude its expectation (Fisher information),
 * because guessing makes the exact one negative where a right answer is unexpected.
 */
export function addEvidence({ item, outcome }: Answer, theta: Float64Array, into: Evidence): void {
  switch (item.kind) {
    case 'choice':
      addChoice(item, outcome, theta, into);
      break;
    case 'graded':
      addGraded(item, outcome, theta, into);
      break;
    case 'ability':
      addAbility(item, outcome, theta, into);
      break;
  }
}

// The indexes below come from the items themselves, so `?? 0` never replaces a value: it only satisfies
// the compiler.

function choiceProbabilities({ scales }: ChoiceItem, theta: Float64Array): Float64Array {
  const weights = new Float64Array(scales.length);
  let total = 0;
  for (let option = 0; option < scales.length; option += 1) {
    const weight = Math.exp(choiceDiscrimination * (theta[scales[option] ?? 0] ?? 0));
    weights[option] = weight;
    total += weight;
  }
  for (let option = 0; option < scales.length; option += 1) {
    weights[option] = (weights[option] ?? 0) / total;
  }
  return weights;
}

function addChoice(item: ChoiceItem, chosen: number, theta: Float64Array, into: Evidence): void {
  const { scales } = item;
  const probabilities = choiceProbabilities(item, theta);
  const slope = choiceDiscrimination;
  for (let option = 0; option < scales.length; option += 1) {
    const scale = scales[option] ?? 0;
    const row = scale * theta.length;
    const p = probabilities[option] ?? 0;
    add(into.gradient, scale, slope * ((option === chosen ? 1 : 0) - p));
    add(into.information, row + scale, slope * slope * p);
    for (let other = 0; other < scales.length; other += 1) {
      const q = probabilities[other] ?? 0;
      add(into.information, row + (scales[other] ?? 0), -slope * slope * (p * q));
    }
  }
}

function levelReached({ scale }: GradedItem, theta: Float64Array): [number, number, number] {
  const value = theta[scale] ?? 0;
  const [first, second, third] = gradedThresholds;
  return [
    logistic(gradedDiscrimination * (value - first)),
    logistic(gradedDiscrimination * (value - second)),
    logistic(gradedDiscrimination * (value - third)),
  ];
}

function addGraded(item: GradedItem, level: number, theta: Float64Array, into: Evidence): void {
  const reached = [1, ...levelReached(item, theta), 0];
  const lower = reached[level] ?? 0;
  const upper = reached[level + 1] ?? 0;
  const slope = gradedDiscrimination;
  add(into.gradient, item.scale, slope * (1 - lower - upper));
  add(
    into.information,
    item.scale * theta.length + item.scale,
    slope * slope * (lower * (1 - lower) + upper * (1 - upper)),
  );
}

function rightProbability({ scale }: AbilityItem, theta: Float64Array): number {
  return guessing + (1 - guessing) * logistic(abilityDiscrimination * (theta[scale] ?? 0));
}

function addAbility(item: AbilityItem, right: number, theta: Float64Array, into: Evidence): void {
  const p = rightProbability(item, theta);
  // The probability of knowing the answer rather than guessing it.
  const known = (p - guessing) / (1 - guessing);
  const slope = abilityDiscrimination;
  add(into.gradient, item.scale, ((right - p) / p) * slope * known);
  add(
    into.information,
    item.scale * theta.length + item.scale,
    slope * slope * ((1 - p) / p) * known * known,
  );
}

function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount;
}
