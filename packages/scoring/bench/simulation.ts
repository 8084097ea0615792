import {
  aptitudeAreas,
  bigFiveTraits,
  type Career,
  personalityTypes,
  riasecTypes,
  type Tier,
  traitNames,
} from '@guildpath/contract';
import {
  archetype,
  matchCareers,
  matchConfidence,
  personalityType,
  scoreAssessment,
  type TraitProfile,
} from '../src/index.ts';
import { indexOfScale, type LatentScale } from '../src/model/latent-scales.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions, parallelQuestions } from '../src/testing/balanced-questions.ts';
import {
  interestsAndTraits,
  meanSquaredError,
  type Respondent,
  shareAbove70,
} from '../src/testing/respondents.ts';
import type { LeastNaming } from '../src/testing/simulated-people.ts';
import { areaUnderRoc, correlation, mean, shares } from '../src/testing/statistics.ts';
import { type Answering, likeliestAnswers, randomResponding, type World } from './populations.ts';

const people = 4000;

/** Measures what a tier recovers in a world. Correlations are with the true scales, shares from 0 to 1. */
export interface Figures {
  /** The mean over people of the correlation of six true with six estimated interests. */
  readonly profileR: number;
  readonly firstRight: number;
  readonly firstInTopTwo: number;
  /** The share of people with the same archetype on parallel questions. */
  readonly sameArchetype: number;
  /** The share of people whose archetype is among the first two types on parallel questions. */
  readonly archetypeInTopTwo: number;
  readonly traitR: Readonly<Record<string, number>>;
  readonly aptitudeR: Readonly<Record<string, number>>;
  readonly confidence: {
    readonly consistent: number;
    readonly average: number;
    readonly randomResponding: number;
  };
  /** The probability that the Match Confidence of a person exceeds that of random responding (AUC). */
  readonly aboveRandom: number;
  /** The share of careers that are the best match of at least one person. */
  readonly reachable: number;
  /** The largest share of people with the same best match. */
  readonly mostPopular: number;
  readonly archetypes: Readonly<Record<string, number>>;
  readonly personalityTypes: Readonly<Record<string, number>>;
  /** The mean squared error in squared standard errors, by interest and trait: 1 if these are right. */
  readonly squaredErrors: Readonly<Record<string, number>>;
  /** The share of people above 70, by interest and trait. */
  readonly above70: Readonly<Record<string, number>>;
}

interface Setting extends LeastNaming {
  readonly tier: Tier;
  readonly world: World;
}

/** Simulates people of a world who take a tier. */
export function figuresOf(setting: Setting, careers: readonly Career[]): Figures {
  const { world } = setting;
  const respondents = simulate(setting, world.answers);
  const confidenceOf = (some: readonly Respondent[]) =>
    some.map(({ profile }) => matchConfidence(matchCareers(profile, careers, { count: 5 })));
  const confidence = confidenceOf(respondents);
  const random = confidenceOf(simulate(setting, randomResponding));
  const best = respondents.map(
    ({ profile }) => matchCareers(profile, careers, { count: 1 })[0]?.careerId ?? '',
  );
  const rOf = (scale: LatentScale) => {
    const index = indexOfScale(scale);
    return correlation(
      respondents.map(({ theta }) => theta[index] ?? 0),
      respondents.map(({ profile }) => profile.posterior.mean[index] ?? 0),
    );
  };
  const interests = respondents.map(interestsOf);
  const firstRanks = interests.map(({ truth, estimate }) => rankIn(truth, highest(estimate)));
  const again = retest(setting, respondents).map(interestScores);
  const archetypeRanks = respondents.map(({ profile }, i) =>
    rankIn(again[i] ?? [], highest(interestScores(profile))),
  );
  return {
    profileR: mean(interests.map(({ truth, estimate }) => correlation(truth, estimate))),
    firstRight: shareOf(firstRanks, 1),
    firstInTopTwo: shareOf(firstRanks, 2),
    sameArchetype: shareOf(archetypeRanks, 1),
    archetypeInTopTwo: shareOf(archetypeRanks, 2),
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
      respondents.map(({ profile }) => archetype(percentages(profile.riasec))),
    ),
    personalityTypes: shares(
      personalityTypes,
      respondents.map(({ profile }) => personalityType(percentages(profile.bigFive))),
    ),
    squaredErrors: Object.fromEntries(
      interestsAndTraits.map((scale) => [scale, meanSquaredError(respondents, scale)]),
    ),
    above70: Object.fromEntries(
      interestsAndTraits.map((scale) => [scale, shareAbove70(respondents, scale)]),
    ),
  };
}

/** Computes the profile r of a setting alone. */
export function profileROf(setting: Setting): number {
  return mean(
    simulate(setting, setting.world.answers)
      .map(interestsOf)
      .map(({ truth, estimate }) => correlation(truth, estimate)),
  );
}

function simulate({ tier, world, leastShare }: Setting, answers: Answering): Respondent[] {
  const questions = balancedQuestions(tier);
  const random = seededRandom(1);
  return Array.from({ length: people }, () => {
    const theta = world.person(random);
    const responses = answers(questions, theta, random, { leastShare });
    return { theta, profile: scoreAssessment(questions, responses) };
  });
}

function retest({ tier, world, leastShare }: Setting, respondents: readonly Respondent[]) {
  const questions = parallelQuestions(tier);
  const random = seededRandom(2);
  return respondents.map(({ theta }) =>
    scoreAssessment(questions, world.answers(questions, theta, random, { leastShare })),
  );
}

function interestsOf({ theta, profile }: Respondent) {
  return {
    truth: Array.from(theta.subarray(0, riasecTypes.length)),
    estimate: profile.posterior.mean.slice(0, riasecTypes.length),
  };
}

function interestScores({ riasec }: TraitProfile): number[] {
  return riasecTypes.map((type) => riasec[type].percentage);
}

function shareOf(ranks: readonly number[], maxRank: number): number {
  return mean(ranks.map((rank) => Number(rank <= maxRank)));
}

function percentages(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.fromEntries(
    Object.entries(scores).map(([name, { percentage }]) => [name, percentage]),
  );
}

function highest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

// From 1, for the highest value; of equal values the first ranks first.
function rankIn(values: readonly number[], place: number): number {
  const own = values[place] ?? 0;
  return 1 + values.filter((value, i) => value > own || (value === own && i < place)).length;
}
