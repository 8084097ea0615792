import { type Tier, tierFacts } from '@guildpath/contract';
import { calibrate, withCalibration } from '../src/calibration/calibrate.ts';
import { scoreAssessment } from '../src/index.ts';
import { normalCdf } from '../src/model/distributions.ts';
import { latentScales } from '../src/model/latent-scales.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { drawPerson } from '../src/model/simulated-person.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { answersOf } from '../src/testing/simulated-people.ts';
import { mean } from '../src/testing/statistics.ts';
import { countsOf, unequalOptions } from '../src/testing/unequal-options.ts';

const people = 2000;
/** The number of people whose answers the calibration is based on. */
const calibrationPeople = 3000;
const deviations = [0, 0.5, 1];

/** Measures the errors of percentages, in points, over all people and scales. */
interface PercentageErrors {
  /** The mean distance of a person's percentage from the true percentile. */
  readonly mean: number;
  /** The mean distance of a scale's average percentage from the middle: the error that everyone shares. */
  readonly shift: number;
}

export interface CalibrationFigures {
  readonly deviation: number;
  readonly before: PercentageErrors;
  readonly after: PercentageErrors;
}

/**
 * Simulates a tier whose options attract people unequally, before and after a calibration, for several
 * standard deviations of the attraction in logits.
 */
export function calibrationFiguresOf(tier: Tier): CalibrationFigures[] {
  const uncalibrated = balancedQuestions(tier);
  return deviations.map((deviation) => {
    const truth = unequalOptions(uncalibrated, { deviation, seed: 11 });
    const actual = withCalibration(uncalibrated, truth);
    const counts = countsOf(actual, { people: calibrationPeople, seed: 12 });
    const calibrated = withCalibration(uncalibrated, calibrate(uncalibrated, counts));
    const random = seededRandom(13);
    const respondents = Array.from({ length: people }, () => {
      const theta = drawPerson(random);
      return { theta, responses: answersOf(actual, theta, random) };
    });
    const errorsWith = (questions: typeof uncalibrated) =>
      errorsOf(
        respondents.map(({ theta, responses }) => {
          const { riasec, bigFive, aptitude } = scoreAssessment(questions, responses);
          const scores = { ...riasec, ...bigFive, ...aptitude };
          return latentScales.map((scale, i) => ({
            truth: 100 * normalCdf(theta[i] ?? 0),
            shown: scores[scale].percentage,
          }));
        }),
      );
    return { deviation, before: errorsWith(uncalibrated), after: errorsWith(calibrated) };
  });
}

function errorsOf(
  everyone: readonly (readonly { readonly truth: number; readonly shown: number }[])[],
): PercentageErrors {
  const byScale = latentScales.map((_, i) => everyone.map((scales) => scales[i]));
  return {
    mean: mean(everyone.flat().map(({ truth, shown }) => Math.abs(shown - truth))),
    shift: mean(byScale.map((one) => Math.abs(mean(one.map((score) => score?.shown ?? 0)) - 50))),
  };
}

export function calibrationReport(tier: Tier, figures: readonly CalibrationFigures[]): string[][] {
  const row = (name: string, errorOf: (errors: PercentageErrors) => number) =>
    figures.map(({ deviation, before, after }) => [
      `${name}, options that differ by ${deviation.toFixed(1)}`,
      errorOf(before).toFixed(1),
      errorOf(after).toFixed(1),
    ]);
  return [
    [`${tierFacts[tier].name}: percentages, in points`, 'uncalibrated', 'calibrated'],
    ...row('mean error', (errors) => errors.mean),
    ...row('error shared by everyone', (errors) => errors.shift),
  ];
}

/** Names the deviations at which a calibration does not help, or does harm where no help is needed. */
export function missedByCalibration(tier: Tier, figures: readonly CalibrationFigures[]): string[] {
  return figures
    .filter(({ deviation, before, after }) =>
      deviation === 0
        ? after.mean > before.mean + 0.2
        : after.mean >= before.mean || after.shift > before.shift / 2,
    )
    .map(
      ({ deviation, before, after }) =>
        `${tier}: calibrated at ${deviation}: ${before.mean.toFixed(1)} to ${after.mean.toFixed(1)}`,
    );
}
