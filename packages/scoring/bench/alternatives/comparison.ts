import { bigFiveTraits, riasecTypes } from '@guildpath/contract';
import type { Answer, Item } from '../../src/model/item.ts';
import { traitBlock } from '../../src/model/latent-scales.ts';
import { type SeededRandom, seededRandom } from '../../src/model/seeded-random.ts';
import { drawAnswer, drawLeast, drawPerson } from '../../src/model/simulated-person.ts';
import { correlation, mean } from '../../src/testing/statistics.ts';

const people = 40_000;
/** A correlation across people has no value per person, so it is computed in this many groups. */
const groups = 100;

/** A different way to ask, answer or score. */
export interface Alternative {
  readonly name: string;
  readonly items: readonly Item[];
  /** Turns independent normals into people. */
  readonly covarianceFactor: Float64Array;
  /** The scales that answers depend on, where they differ from the person's own. */
  readonly shownScales?: (theta: Float64Array) => Float64Array;
  /** The share of people who respond at random; default 0. */
  readonly randomShare?: number;
  /** How much the least depends on the shown scales, relative to the model; by default it is not named. */
  readonly leastDependence?: number;
  readonly estimate: (answers: readonly Answer[]) => Float64Array;
}

/** Figures of one alternative, by person or by group of people. */
export interface Outcome {
  readonly profileR: readonly number[];
  readonly firstRight: readonly number[];
  readonly traitR: readonly number[];
}

/**
 * What an alternative recovers. Every alternative gets the same normal and uniform draws person by
 * person (common random numbers), so differences between two of them are much more precise than either.
 */
export function outcomeOf(alternative: Alternative): Outcome {
  const takers = Array.from({ length: people }, (_, i) => simulate(alternative, i + 1));
  const size = people / groups;
  return {
    profileR: takers.map(({ truth, estimate }) =>
      correlation(interestsOf(truth), interestsOf(estimate)),
    ),
    firstRight: takers.map(({ truth, estimate }) => Number(first(truth) === first(estimate))),
    traitR: Array.from({ length: groups }, (_, group) => {
      const members = takers.slice(group * size, (group + 1) * size);
      const rOf = (scale: number) =>
        correlation(
          members.map(({ truth }) => truth[scale] ?? 0),
          members.map(({ estimate }) => estimate[scale] ?? 0),
        );
      return mean(bigFiveTraits.map((_trait, i) => rOf(traitBlock.start + i)));
    }),
  };
}

/** The mean difference of paired values and its standard error. */
export function difference(values: readonly number[], base: readonly number[]) {
  const differences = values.map((value, i) => value - (base[i] ?? 0));
  const center = mean(differences);
  const variance = mean(differences.map((value) => (value - center) ** 2));
  return { mean: center, standardError: Math.sqrt(variance / (values.length - 1)) };
}

function simulate(alternative: Alternative, seed: number) {
  const { items, covarianceFactor, shownScales, randomShare = 0, leastDependence } = alternative;
  const random = seededRandom(seed);
  const isRandom = random.uniform() < randomShare;
  const truth = drawPerson(random, covarianceFactor);
  const shown = shownScales ? shownScales(truth) : truth;
  const answers = items.map((item) =>
    isRandom
      ? { item, outcome: randomOutcome(item, random.uniform()) }
      : drawAnswer(item, shown, random),
  );
  // After all choices, so that these get the same draws whether the least is named or not.
  const complete =
    leastDependence === undefined
      ? answers
      : withLeast(
          answers,
          shown.map((value) => leastDependence * value),
          random,
        );
  return { truth, estimate: alternative.estimate(complete) };
}

function withLeast(
  answers: readonly Answer[],
  theta: Float64Array,
  random: SeededRandom,
): readonly Answer[] {
  return answers.map(({ item, outcome }) =>
    item.kind === 'choice'
      ? { item, outcome, least: drawLeast(item, outcome, theta, random) }
      : { item, outcome },
  );
}

function randomOutcome(item: Item, draw: number): number {
  return item.kind === 'ability' ? Number(draw >= 0.75) : Math.floor(4 * draw);
}

function interestsOf(theta: Float64Array): number[] {
  return Array.from(theta.subarray(0, riasecTypes.length));
}

function first(theta: Float64Array): number {
  const interests = interestsOf(theta);
  return interests.indexOf(Math.max(...interests));
}
