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
} from '../src/index.ts';
import { indexOfScale, type LatentScale } from '../src/model/latent-scales.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { areaUnderRoc, correlation, mean, shares } from '../src/testing/statistics.ts';
import { type Population, randomResponding, type World } from './populations.ts';

const people = 4000;

/** What a tier recovers in a world. Correlations are with the true scales, shares from 0 to 1. */
export interface Figures {
  /** Mean over people of the correlation of six true with six estimated interests. */
  readonly profileR: number;
  readonly firstRight: number;
  readonly firstInTopTwo: number;
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
}

/** Simulates people of a world who take a tier, with a fixed seed. */
export function figuresOf(tier: Tier, world: World, careers: readonly Career[]): Figures {
  const takers = simulate(tier, world.average, careers);
  const confidence = takers.map(({ matches }) => matchConfidence(matches));
  const random = simulate(tier, randomResponding, careers).map(({ matches }) =>
    matchConfidence(matches),
  );
  const consistent = simulate(tier, world.consistent, careers);
  const best = takers.map(({ matches: [match] }) => match?.careerId ?? '');
  const rOf = (scale: LatentScale) => {
    const index = indexOfScale(scale);
    return correlation(
      takers.map(({ theta }) => theta[index] ?? 0),
      takers.map(({ profile }) => profile.posterior.mean[index] ?? 0),
    );
  };
  const interests = takers.map(({ theta, profile }) => ({
    truth: Array.from(theta.subarray(0, riasecTypes.length)),
    estimate: profile.posterior.mean.slice(0, riasecTypes.length),
  }));
  const firstRanks = interests.map(({ truth, estimate }) => rankIn(truth, highest(estimate)));
  return {
    profileR: mean(interests.map(({ truth, estimate }) => correlation(truth, estimate))),
    firstRight: mean(firstRanks.map((rank) => Number(rank === 1))),
    firstInTopTwo: mean(firstRanks.map((rank) => Number(rank <= 2))),
    traitR: Object.fromEntries(bigFiveTraits.map((trait) => [traitNames[trait], rOf(trait)])),
    aptitudeR: Object.fromEntries(aptitudeAreas.map((area) => [area, rOf(area)])),
    confidence: {
      consistent: mean(consistent.map(({ matches }) => matchConfidence(matches))),
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
  };
}

function simulate(tier: Tier, population: Population, careers: readonly Career[]) {
  const questions = balancedQuestions(tier);
  const random = seededRandom(1);
  return Array.from({ length: people }, () => {
    const { theta, responses } = population(questions, random);
    const profile = scoreAssessment(questions, responses);
    return { theta, profile, matches: matchCareers(profile, careers, { count: 5 }) };
  });
}

function percentages(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.fromEntries(
    Object.entries(scores).map(([name, { percentage }]) => [name, percentage]),
  );
}

function highest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

/** The rank, from 1, that a place has among values, the highest first. */
function rankIn(values: readonly number[], place: number): number {
  return 1 + values.filter((value) => value > (values[place] ?? 0)).length;
}
