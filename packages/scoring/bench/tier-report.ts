import {
  aptitudeAreas,
  bigFiveTraits,
  riasecTypes,
  type Tier,
  traitNames,
} from '@guildpath/contract';
import {
  archetype,
  type Career,
  matchCareers,
  matchConfidence,
  personalityType,
  personalityTypes,
  scoreAssessment,
} from '../src/index.ts';
import { indexOfScale, type LatentScale } from '../src/model/latent-scales.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { correlation, mean, separation, shares } from '../src/testing/statistics.ts';
import {
  consistentPeople,
  dice,
  modelPeople,
  otherPeople,
  type Population,
} from './populations.ts';

const people = 4000;

/** What a tier measures, one figure per row, for people of the model and for people it is wrong for. */
export function tierReport(tier: Tier, careers: readonly Career[]): Record<string, string> {
  const right = simulate(tier, careers, modelPeople);
  const wrong = simulate(tier, careers, otherPeople);
  const random = simulate(tier, careers, dice);
  const consistent = simulate(tier, careers, consistentPeople);
  return {
    ...quality('', right),
    ...quality(' (wrong model)', wrong),
    'Match Confidence, likeliest answers': mean(consistent.confidence).toFixed(1),
    'Match Confidence, people': mean(right.confidence).toFixed(1),
    'Match Confidence, people (wrong model)': mean(wrong.confidence).toFixed(1),
    'Match Confidence, dice': mean(random.confidence).toFixed(1),
    'people above dice (AUC)': separation(right.confidence, random.confidence).toFixed(2),
    'best for somebody, share of careers': percent(new Set(right.best).size / careers.length),
    'best for, most of any career': percent(largestShare(right.best)),
    ...inPercent(
      shares(
        riasecTypes.map((type) => traitNames[type]),
        right.archetypes,
      ),
    ),
    ...inPercent(shares(personalityTypes, right.personalities)),
  };
}

function simulate(tier: Tier, careers: readonly Career[], population: Population) {
  const questions = balancedQuestions(tier);
  const random = seededRandom(1);
  const takers = Array.from({ length: people }, () => {
    const { theta, responses } = population(questions, random);
    return { theta, profile: scoreAssessment(questions, responses) };
  });
  const matches = takers.map(({ profile }) => matchCareers(profile, careers, { count: 5 }));
  const correlationOn = (scale: LatentScale) => {
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
  return {
    profileR: mean(interests.map(({ truth, estimate }) => correlation(truth, estimate))),
    firstRight: mean(
      interests.map(({ truth, estimate }) => Number(first(truth) === first(estimate))),
    ),
    firstInTopTwo: mean(
      interests.map(({ truth, estimate }) => Number(topTwo(truth).includes(first(estimate)))),
    ),
    traitR: bigFiveTraits.map(correlationOn),
    aptitudeR: aptitudeAreas.map(correlationOn),
    confidence: matches.map(matchConfidence),
    best: matches.map(([match]) => match?.careerId ?? ''),
    archetypes: takers.map(({ profile }) => archetype(percentages(profile.riasec))),
    personalities: takers.map(({ profile }) => personalityType(percentages(profile.bigFive))),
  };
}

function quality(of: string, simulated: ReturnType<typeof simulate>): Record<string, string> {
  return {
    [`profile r${of}`]: simulated.profileR.toFixed(2),
    [`first type right${of}`]: percent(simulated.firstRight),
    [`first type in true top two${of}`]: percent(simulated.firstInTopTwo),
    [`trait r, mean${of}`]: mean(simulated.traitR).toFixed(2),
    [`trait r, lowest${of}`]: Math.min(...simulated.traitR).toFixed(2),
    [`aptitude r, mean${of}`]: mean(simulated.aptitudeR).toFixed(2),
  };
}

function percentages(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.fromEntries(
    Object.entries(scores).map(([name, { percentage }]) => [name, percentage]),
  );
}

function first(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

function topTwo(values: readonly number[]): number[] {
  return values
    .map((_, i) => i)
    .sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0))
    .slice(0, 2);
}

function largestShare(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(...counts.values()) / names.length;
}

function inPercent(parts: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, percent(part)]));
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
