import { logistic } from './distributions.ts';
import type { AbilityItem, Answer, ChoiceItem, GradedItem, Item } from './item.ts';

/** The slope of the multinomial logit of interest choices. */
const choiceDiscrimination = 1.2;
/**
 * The slope of the choice of the least option, on the negative scales. It is assumed to be lower than that of
 * the choice, because people are less certain of what they like least; see "Items" in MODEL.md.
 */
const leastDiscrimination = 0.9;
/** The slope of the graded-response model (Samejima 1969). */
const gradedDiscrimination = 1.4;
/**
 * The trait values at which levels 1, 2 and 3 become more likely than not. A quarter of the population gives
 * each of the four levels, as suits equally attractive options.
 */
const gradedThresholds = [-1.06, 0, 1.06] as const;
/** The slope of an aptitude item (three-parameter logistic model, Birnbaum 1968). */
const abilityDiscrimination = 1.2;
/** The probability of guessing the right option out of four. */
const guessing = 1 / 4;

/** Accumulates the information of answers about the scales, at one point of the latent space. */
export interface Evidence {
  /** The gradient of the log-likelihood. */
  readonly gradient: Float64Array;
  /** The negative Hessian of the log-likelihood, row by row. */
  readonly information: Float64Array;
}

/** Returns the probability of each outcome of an item for a person at `theta`; they sum to 1. */
export function outcomeProbabilities(item: Item, theta: Float64Array): ArrayLike<number> {
  switch (item.kind) {
    case 'choice':
      return logitProbabilities(firstChoice(item), theta);
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
 * Returns the probability of each least option for a person at `theta` who has chosen `chosen`, whose own
 * probability is 0. They sum to 1.
 */
export function leastProbabilities(
  item: ChoiceItem,
  chosen: number,
  theta: Float64Array,
): ArrayLike<number> {
  return logitProbabilities(leastChoice(item, chosen), theta);
}

/** Computes the log-probability of an answer, including its least option if it has one. */
export function logProbability({ item, outcome, least }: Answer, theta: Float64Array): number {
  const first = Math.log(outcomeProbabilities(item, theta)[outcome] ?? 0);
  if (item.kind !== 'choice' || least === undefined) return first;
  return first + Math.log(leastProbabilities(item, outcome, theta)[least] ?? 0);
}

/**
 * Adds the gradient and the information of an answer at `theta`. The information is the exact negative
 * Hessian for choices and graded answers. For aptitude it is its expectation (Fisher information), because
 * guessing makes the exact one negative where a right answer is unexpected.
 */
export function addEvidence(answer: Answer, theta: Float64Array, into: Evidence): void {
  const { item, outcome, least } = answer;
  switch (item.kind) {
    case 'choice':
      addLogit(firstChoice(item), outcome, theta, into);
      if (least !== undefined) addLogit(leastChoice(item, outcome), least, theta, into);
      break;
    case 'graded':
      addGraded(item, outcome, theta, into);
      break;
    case 'ability':
      addAbility(item, outcome, theta, into);
      break;
  }
}

// The indexes below come from the items themselves: `?? 0` never applies and only satisfies the compiler.

/** Chooses among scales with probabilities proportional to exp(slope · scale). */
interface Logit {
  readonly scales: readonly number[];
  readonly slope: number;
  /** The position of an option that is not available any more. */
  readonly taken?: number;
}

function firstChoice({ scales }: ChoiceItem): Logit {
  return { scales, slope: choiceDiscrimination };
}

// The second step of a best-worst choice (Marley & Louviere 2005): a logit on the negative utilities.
function leastChoice({ scales }: ChoiceItem, chosen: number): Logit {
  return { scales, slope: -leastDiscrimination, taken: chosen };
}

function logitProbabilities({ scales, slope, taken }: Logit, theta: Float64Array): Float64Array {
  const weights = new Float64Array(scales.length);
  let total = 0;
  for (let option = 0; option < scales.length; option += 1) {
    if (option === taken) continue;
    const weight = Math.exp(slope * (theta[scales[option] ?? 0] ?? 0));
    weights[option] = weight;
    total += weight;
  }
  for (let option = 0; option < scales.length; option += 1) {
    weights[option] = (weights[option] ?? 0) / total;
  }
  return weights;
}

function addLogit(logit: Logit, chosen: number, theta: Float64Array, into: Evidence): void {
  const { scales, slope } = logit;
  const probabilities = logitProbabilities(logit, theta);
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

function rightProbability({ scale, difficulty }: AbilityItem, theta: Float64Array): number {
  const known = logistic(abilityDiscrimination * ((theta[scale] ?? 0) - difficulty));
  return guessing + (1 - guessing) * known;
}

function addAbility(item: AbilityItem, right: number, theta: Float64Array, into: Evidence): void {
  const p = rightProbability(item, theta);
  // The probability of knowing the answer without guessing.
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
