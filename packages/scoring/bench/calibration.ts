import {
  type RiasecType,
  riasecTypes,
  type ScoredQuestion,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import { calibrate, withCalibration } from '../src/calibration/calibrate.ts';
import { scoreAssessment } from '../src/index.ts';
import { normalCdf } from '../src/model/distributions.ts';
import { latentCount, latentScales } from '../src/model/latent-scales.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { answersOf, drawPersonWith, unequalMeans } from '../src/testing/simulated-people.ts';
import { correlation, mean } from '../src/testing/statistics.ts';
import { centredOptions, siteAnswers, unequalOptions } from '../src/testing/unequal-options.ts';

const people = 2000;

const artists = unequalMeans['Realistic very low, Artistic and Social high'];
const makers = unequalMeans['Realistic very high, Artistic and Social low'];

interface Setting {
  readonly name: string;
  /** The standard deviation of the appeal of options, in logits; default 0. */
  readonly deviation?: number;
  /** Lets the interests differ in appeal, too: then a calibration takes them for people's interests. */
  readonly typesDiffer?: boolean;
  readonly discriminationDeviation?: number;
  readonly means?: Partial<Record<RiasecType, number>>;
  readonly randomShare?: number;
  /** The number of people whose answers the calibration is based on; default 3000. */
  readonly calibrationPeople?: number;
  /** The figure that a calibration must improve. */
  readonly improves?: 'sharedError' | 'profileR';
}

const settings: readonly Setting[] = [
  { name: 'options alike' },
  { name: 'options differ by .5', deviation: 0.5, improves: 'sharedError' },
  { name: 'options differ by 1', deviation: 1, improves: 'sharedError' },
  { name: 'interests differ in appeal, too', deviation: 0.5, typesDiffer: true },
  { name: 'a site of artists', means: artists },
  { name: 'a site of makers', means: makers },
  { name: 'artists, options differ by .5', deviation: 0.5, means: artists },
  {
    name: 'options differ by 1, 15 % respond at random',
    deviation: 1,
    randomShare: 0.15,
    improves: 'sharedError',
  },
  ...[500, 1000, 3000].map(
    (count): Setting => ({
      name: `discriminations differ by .3, ${count} people`,
      discriminationDeviation: 0.3,
      calibrationPeople: count,
      improves: 'profileR',
    }),
  ),
];

/** Measures scores on a site. Percentages are in points. */
interface SiteFigures {
  /** The mean correlation of six true with six estimated interests. */
  readonly profileR: number;
  /** The mean over the interests of the error that all people share, of centred profiles. */
  readonly bias: number;
  /** The mean Artistic percentage of a person with the mean interests of the site. */
  readonly artistic: number;
  /** The mean distance of a percentage from the true percentile among all people. */
  readonly error: number;
  /** The mean over the scales of the error of percentages that all people share. */
  readonly sharedError: number;
}

export interface CalibrationFigures {
  readonly name: string;
  readonly before: SiteFigures;
  readonly after: SiteFigures;
}

/** Simulates sites whose questions or people differ from the model, before and after a calibration. */
export function calibrationFiguresOf(tier: Tier): CalibrationFigures[] {
  const uncalibrated = balancedQuestions(tier);
  return settings.map((setting) => {
    const { name, means = {}, randomShare = 0, calibrationPeople = 3000 } = setting;
    const drawn = unequalOptions(uncalibrated, { ...setting, seed: 11 });
    const truth = setting.typesDiffer ? drawn : centredOptions(uncalibrated, drawn);
    const actual = withCalibration(uncalibrated, truth);
    const answers = siteAnswers(actual, {
      people: calibrationPeople,
      seed: 12,
      means,
      randomShare,
    });
    const calibrated = withCalibration(uncalibrated, calibrate(uncalibrated, answers));
    return {
      name,
      before: figuresOf(uncalibrated, actual, means),
      after: figuresOf(calibrated, actual, means),
    };
  });
}

function figuresOf(
  scored: readonly ScoredQuestion[],
  answered: readonly ScoredQuestion[],
  means: Partial<Record<RiasecType, number>>,
): SiteFigures {
  const random = seededRandom(13);
  const respondents = Array.from({ length: people }, () => {
    const theta = drawPersonWith(means, random);
    const profile = scoreAssessment(scored, answersOf(answered, theta, random));
    const scores = { ...profile.riasec, ...profile.bigFive, ...profile.aptitude };
    return {
      truth: Array.from(theta.subarray(0, riasecTypes.length)),
      estimate: profile.posterior.mean.slice(0, riasecTypes.length),
      errors: latentScales.map(
        (scale, i) => scores[scale].percentage - 100 * normalCdf(theta[i] ?? 0),
      ),
    };
  });
  const average = new Float64Array(latentCount);
  for (const [i, type] of riasecTypes.entries()) average[i] = means[type] ?? 0;
  const sharedBy = (vectors: readonly (readonly number[])[]) =>
    mean((vectors[0] ?? []).map((_, i) => Math.abs(mean(vectors.map((one) => one[i] ?? 0)))));
  return {
    profileR: mean(respondents.map(({ truth, estimate }) => correlation(truth, estimate))),
    bias: sharedBy(
      respondents.map(({ truth, estimate }) =>
        centred(estimate.map((value, i) => value - (truth[i] ?? 0))),
      ),
    ),
    artistic: mean(
      Array.from({ length: people }, () => {
        const { riasec } = scoreAssessment(scored, answersOf(answered, average, random));
        return riasec.artistic.percentage;
      }),
    ),
    error: mean(respondents.flatMap(({ errors }) => errors.map(Math.abs))),
    sharedError: sharedBy(respondents.map(({ errors }) => errors)),
  };
}

function centred(values: readonly number[]): number[] {
  const center = mean(values);
  return values.map((value) => value - center);
}

export function calibrationReport(tier: Tier, figures: readonly CalibrationFigures[]): string[][] {
  const head = ['profile r', 'profile bias', 'average Artistic', 'error', 'shared error'];
  return [
    [`${tierFacts[tier].name}, uncalibrated / calibrated`, ...head],
    ...figures.map(({ name, before, after }) => [
      name,
      `${before.profileR.toFixed(3)} / ${after.profileR.toFixed(3)}`,
      `${before.bias.toFixed(2)} / ${after.bias.toFixed(2)}`,
      ...(['artistic', 'error', 'sharedError'] as const).map(
        (figure) => `${before[figure].toFixed(1)} / ${after[figure].toFixed(1)}`,
      ),
    ]),
  ];
}

/** Names the sites on which a calibration does harm, or does not help where it must. */
export function missedByCalibration(tier: Tier, figures: readonly CalibrationFigures[]): string[] {
  return settings.flatMap(({ name, improves, typesDiffer }, i) => {
    const { before, after } = figures[i] ?? {};
    if (!before || !after || typesDiffer) return [];
    const isHarmless = after.profileR > before.profileR - 0.01 && after.error < before.error + 0.2;
    const helps = {
      sharedError: after.sharedError < before.sharedError / 1.5,
      profileR: after.profileR > before.profileR,
    };
    return isHarmless && (!improves || helps[improves]) ? [] : [`${tier}: calibrated, ${name}`];
  });
}
