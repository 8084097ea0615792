import {
  bigFiveTraits,
  type Career,
  personalityTypes,
  riasecTypes,
  type Tier,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import {
  archetype,
  type ConfidenceLevel,
  confidenceLevel,
  confidenceLevels,
  matchConfidence,
  matcherOf,
  personalityType,
  scoreAssessment,
} from '../src/index.ts';
import { indexOfScale } from '../src/model/latent-scales.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import {
  type Answering,
  likeliestAnswers,
  randomResponding,
  type World,
} from '../src/testing/populations.ts';
import { percentagesOf, type Respondent } from '../src/testing/respondents.ts';
import { areaUnderRoc, correlation, shares } from '../src/testing/statistics.ts';
import { mean } from '../src/vectors.ts';

const people = 4000;

/** Measures what a tier recovers in a world. Correlations are with the true scales, shares from 0 to 1. */
export interface Figures {
  /** The mean over people of the correlation of six true with six estimated interests. */
  readonly profileR: number;
  /** The share of people whose estimated first type is their true one. */
  readonly firstRight: number;
  /** The share of people whose estimated first type is one of their true first two. */
  readonly firstInTopTwo: number;
  readonly traitR: readonly number[];
  /** The mean Match Confidence of people who always give their likeliest answer. */
  readonly consistent: number;
  readonly average: number;
  readonly randomResponding: number;
  /** The probability that the Match Confidence of a person exceeds that of random responding (AUC). */
  readonly aboveRandom: number;
  readonly levels: Readonly<Record<ConfidenceLevel, number>>;
  readonly levelsOfRandom: Readonly<Record<ConfidenceLevel, number>>;
  readonly archetypes: Readonly<Record<string, number>>;
  readonly personalityTypes: Readonly<Record<string, number>>;
}

export interface Setting {
  readonly tier: Tier;
  readonly world: World;
  /** The share of the scenes in which people name a least option. */
  readonly leastShare: number;
}

/** Simulates people of a world who take a tier. */
export function figuresOf(setting: Setting, careers: readonly Career[]): Figures {
  const respondents = simulate(setting, setting.world.answers);
  const confidenceOf = (some: readonly Respondent[]) =>
    some.map(({ profile }) => matchConfidence(matcherOf(profile, careers)({ count: 5 })));
  const { tier: assessmentType, leastShare } = setting;
  const leastCount = leastShare * tierFacts[assessmentType].questionCount;
  const confidence = confidenceOf(respondents);
  const random = confidenceOf(simulate(setting, randomResponding));
  const levelsOf = (some: readonly number[]) =>
    shares(
      confidenceLevels,
      some.map((one) => confidenceLevel(one, { assessmentType, leastCount })),
    );
  const interests = respondents.map(interestsOf);
  const ranks = interests.map(({ truth, estimate }) => {
    const own = truth[estimate.indexOf(Math.max(...estimate))] ?? 0;
    return 1 + truth.filter((value) => value > own).length;
  });
  return {
    profileR: mean(interests.map(({ truth, estimate }) => correlation(truth, estimate))),
    firstRight: mean(ranks.map((rank) => Number(rank === 1))),
    firstInTopTwo: mean(ranks.map((rank) => Number(rank <= 2))),
    traitR: bigFiveTraits.map((trait) =>
      correlation(
        respondents.map(({ theta }) => theta[indexOfScale(trait)] ?? 0),
        respondents.map(({ profile }) => profile.bigFive[trait].estimate),
      ),
    ),
    consistent: mean(confidenceOf(simulate(setting, likeliestAnswers))),
    average: mean(confidence),
    randomResponding: mean(random),
    aboveRandom: areaUnderRoc(confidence, random),
    levels: levelsOf(confidence),
    levelsOfRandom: levelsOf(random),
    archetypes: shares(
      riasecTypes.map((type) => traitNames[type]),
      respondents.map(({ profile }) => archetype(percentagesOf(profile.riasec))),
    ),
    personalityTypes: shares(
      personalityTypes,
      respondents.map(({ profile }) => personalityType(percentagesOf(profile.bigFive))),
    ),
  };
}

/** Computes the profile r of a setting alone. */
export function profileROf(setting: Setting): number {
  const interests = simulate(setting, setting.world.answers).map(interestsOf);
  return mean(interests.map(({ truth, estimate }) => correlation(truth, estimate)));
}

function interestsOf({ theta, profile }: Respondent) {
  return {
    truth: Array.from(theta.subarray(0, riasecTypes.length)),
    estimate: profile.posterior.mean.slice(0, riasecTypes.length),
  };
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
