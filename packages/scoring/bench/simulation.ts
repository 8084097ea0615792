import {
  aptitudeAreas,
  bigFiveTraits,
  type Career,
  riasecTypes,
  type Tier,
  traitNames,
} from '@guildpath/contract';
import {
  archetype,
  matchCareers,
  matchConfidence,
  personalityType,
  personalityTypes,
  scoreAssessment,
  type TraitProfile,
} from '../src/index.ts';
import { indexOfScale, type LatentScale } from '../src/model/latent-scales.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions, parallelQuestions } from '../src/testing/balanced-questions.ts';
import type { LeastNaming } from '../src/testing/simulated-people.ts';
import { areaUnderRoc, correlation, mean, shares } from '../src/testing/statistics.ts';
import {
  interestsAndTraits,
  meanSquaredError,
  shareAbove70,
  type Taker,
} from '../src/testing/takers.ts';
import { type Answering, likeliestAnswers, randomResponding, type World } from './populations.ts';

const people = 4000;

/** What a tier recovers in a world. Correlations are with the true scales, shares from 0 to 1. */
export interface Figures {
  /** Mean over people of the correlation of six true with six estimated interests. */
  readonly profileR: number;
  readonly firstRight: number;
  readonly firstInTopTwo: number;
  /** The share of people with the same archetype on parallel questions. */
  readonly archetypeKept: number;
  /** The share of people whose archetype is among the first two types on parallel questions. */
  readonly archetypeNearlyKept: number;
  readonly traitR: Readonly<Record<string, number>>;
  readonly aptitudeR: Readonly<Record<string, number>>;
  readonly confidence: {
    readonly consistent: number;
    readonly average: number;
    readonly randomResponding: number;
  };
  /** The probability that a person's Match Confidence is above that of random responding (AUC). */
  readonly aboveRandom: number;
  /** The share of the catalogue that is somebody's best match. */
  readonly reachable: number;
  /** The largest share of people with the same best match. */
  readonly mostPopular: number;
  readonly archetypes: Readonly<Record<string, number>>;
  readonly personalityTypes: Readonly<Record<string, number>>;
  /** By interest and trait, the mean of squared errors in squared standard errors: 1 if these are right. */
  readonly squaredErrors: Readonly<Record<string, number>>;
  /** The share of people above 70, by interest and trait. */
  readonly above70: Readonly<Record<string, number>>;
}

/** Who takes which tier, and how. */
interface Setting extends LeastNaming {
  readonly tier: Tier;
  readonly world: World;
}

/** Simulates people of a world who take a tier, with a fixed seed. */
export function figuresOf(setting: Setting, careers: readonly Career[]): Figures {
  const { world } = setting;
  const takers = simulate(setting, world.answers);
  const confidenceOf = (some: readonly Taker[]) =>
    some.map(({ profile }) => matchConfidence(matchCareers(profile, careers, { count: 5 })));
  const confidence = confidenceOf(takers);
  const random = confidenceOf(simulate(setting, randomResponding));
  const best = takers.map(
    ({ profile }) => matchCareers(profile, careers, { count: 1 })[0]?.careerId ?? '',
  );
  const rOf = (scale: LatentScale) => {
    const index = indexOfScale(scale);
    return correlation(
      takers.map(({ theta }) => theta[index] ?? 0),
      takers.map(({ profile }) => profile.posterior.mean[index] ?? 0),
    );
  };
  const interests = takers.map(interestsOf);
  const firstRanks = interests.map(({ truth, estimate }) => rankIn(truth, highest(estimate)));
  const again = takenAgain(setting, takers).map(interestScores);
  const archetypeRanks = takers.map(({ profile }, i) =>
    rankIn(again[i] ?? [], highest(interestScores(profile))),
  );
  return {
    profileR: mean(interests.map(({ truth, estimate }) => correlation(truth, estimate))),
    firstRight: shareOf(firstRanks, 1),
    firstInTopTwo: shareOf(firstRanks, 2),
    archetypeKept: shareOf(archetypeRanks, 1),
    archetypeNearlyKept: shareOf(archetypeRanks, 2),
    traitR: Object.fromEntries(bigFiveTraits.map((trait) => [traitNames[trait], rOf(trait)])),
    aptitudeR: Object.fromEntries(aptitudeAreas.map((area) => [area, rOf(area)])),
    confidence: {
      consistent: mean(confidenceOf(simulate(setting, likeliestAnswers))),
      average: mean(confidence),
      randomResponding: mean(random),
    },
    aboveRandom: areaUnderRoc(confidence, random),
    reachable: new Set(best).size / careers.length,
    mostPopular: Math.max(...Object.values(shares([...new Set(best)], best))),
    archetypes: shares(
      riasecTypes.map((type) => traitNames[type]),
      takers.map(({ profile }) => archetype(percentages(profile.riasec))),
    ),
    personalityTypes: shares(
      personalityTypes,
      takers.map(({ profile }) => personalityType(percentages(profile.bigFive))),
    ),
    squaredErrors: Object.fromEntries(
      interestsAndTraits.map((scale) => [scale, meanSquaredError(takers, scale)]),
    ),
    above70: Object.fromEntries(
      interestsAndTraits.map((scale) => [scale, shareAbove70(takers, scale)]),
    ),
  };
}

/** The profile r of a setting alone. */
export function profileROf(setting: Setting): number {
  return mean(
    simulate(setting, setting.world.answers)
      .map(interestsOf)
      .map(({ truth, estimate }) => correlation(truth, estimate)),
  );
}

function simulate({ tier, world, leastShare }: Setting, answers: Answering): Taker[] {
  const questions = balancedQuestions(tier);
  const random = seededRandom(1);
  return Array.from({ length: people }, () => {
    const theta = world.person(random);
    const responses = answers(questions, theta, random, { leastShare });
    return { theta, profile: scoreAssessment(questions, responses) };
  });
}

/** The profiles of the same people on parallel questions. */
function takenAgain({ tier, world, leastShare }: Setting, takers: readonly Taker[]) {
  const questions = parallelQuestions(tier);
  const random = seededRandom(2);
  return takers.map(({ theta }) =>
    scoreAssessment(questions, world.answers(questions, theta, random, { leastShare })),
  );
}

function interestsOf({ theta, profile }: Taker) {
  return {
    truth: Array.from(theta.subarray(0, riasecTypes.length)),
    estimate: profile.posterior.mean.slice(0, riasecTypes.length),
  };
}

function interestScores({ riasec }: TraitProfile): number[] {
  return riasecTypes.map((type) => riasec[type].percentage);
}

/** The share of ranks that are at most this one. */
function shareOf(ranks: readonly number[], atMost: number): number {
  return mean(ranks.map((rank) => Number(rank <= atMost)));
}

function percentages(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.fromEntries(
    Object.entries(scores).map(([name, { percentage }]) => [name, percentage]),
  );
}

function highest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

/** The rank, from 1, that a place has among values, the highest first, and the first of equal ones. */
function rankIn(values: readonly number[], place: number): number {
  const own = values[place] ?? 0;
  return 1 + values.filter((value, i) => value > own || (value === own && i < place)).length;
}
