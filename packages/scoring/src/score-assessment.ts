import {
  aptitudeAreas,
  bigFiveTraits,
  type Response,
  riasecTypes,
  type ScoredQuestion,
} from '@guildpath/contract';
import { contributionsOf } from './model/contributions.ts';
import { normalCdf } from './model/distributions.ts';
import { spreadFor } from './model/estimate-spread.ts';
import { instrumentOf } from './model/instrument.ts';
import {
  indexOfScale,
  type LatentScale,
  latentCount,
  latentScales,
} from './model/latent-scales.ts';
import { personDirection } from './model/person-direction.ts';
import { type Posterior, posteriorOf } from './model/posterior.ts';
import { responseConsistencyOf } from './model/response-consistency.ts';
import { retakeBand } from './model/retake-band.ts';
import { type AnsweredQuestion, requireAnswers, toAnswer } from './require-answers.ts';
import { responseCaution } from './response-caution.ts';
import type { AnswerEvidence, TraitProfile, TraitScore } from './trait-profile.ts';

/** It is stored with each result and changes whenever the same choices score differently. */
export const scoringVersion = '4';

interface ScoringOptions {
  /** The time spent on the questions, if known. A time too short to read them calls for caution. */
  readonly durationSeconds?: number;
}

/**
 * Scores the answers to a set of questions: estimates on the latent scales (mean 0, standard deviation 1),
 * their standard errors, and percentiles among people who take the same questions.
 *
 * Answers may be in any order. Throws when a question is not answered or answered twice. The first call with an array of questions simulates its norms (about 0.1 s), so pass the same
 * array every time.
 */
export function scoreAssessment(
  questions: readonly ScoredQuestion[],
  responses: readonly Response[],
  { durationSeconds }: ScoringOptions = {},
): TraitProfile {
  const instrument = instrumentOf(questions);
  const answered = requireAnswers(instrument.questions, responses);
  const answers = answered.map(toAnswer);
  const posterior = posteriorOf(answers);
  const contributions = contributionsOf(answers, posterior.mode);
  const caution = responseCaution(answered, durationSeconds);
  const responseConsistency = responseConsistencyOf(answers, posterior, caution);
  const aptitudeItemCount = answers.filter(({ item }) => item.kind === 'ability').length;
  const direction = personDirection(posterior, { responseConsistency, aptitudeItemCount });
  const spread = spreadFor(instrument.spread, answers);
  const scoreOf = (scale: LatentScale) => toScore(posterior, spread, indexOfScale(scale));
  return {
    version: scoringVersion,
    riasec: toRecord(riasecTypes, scoreOf),
    bigFive: toRecord(bigFiveTraits, scoreOf),
    aptitude: toRecord(aptitudeAreas, scoreOf),
    posterior: {
      mean: Array.from(posterior.mode, rounded),
      covariance: latentScales.map((_row, row) =>
        latentScales.map((_column, column) =>
          rounded(posterior.covariance[row * latentCount + column] ?? 0),
        ),
      ),
    },
    ...(caution && { caution }),
    responseConsistency: rounded(responseConsistency),
    direction: {
      interests: direction.interests.map(rounded),
      traits: direction.traits.map(rounded),
      aptitude: rounded(direction.aptitude),
    },
    aptitudeItemCount,
    leastCount: answers.filter(({ least }) => least !== undefined).length,
    evidence: answered.map((one, i) => toEvidence(one, contributions[i] ?? [])),
  };
}

function toEvidence(
  { question, selectedOption, leastOption }: AnsweredQuestion,
  contribution: readonly number[],
): AnswerEvidence {
  const { id, title, type, types } = question;
  return {
    questionId: id,
    scene: title,
    questionType: type,
    selectedOption,
    ...(types && { chosenType: types[selectedOption] }),
    ...(types && leastOption && { leastType: types[leastOption] }),
    contribution: contribution.map(rounded),
  };
}

function toRecord<Scale extends LatentScale>(
  scales: readonly Scale[],
  scoreOf: (scale: Scale) => TraitScore,
): Record<Scale, TraitScore> {
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(scales.map((scale) => [scale, scoreOf(scale)])) as Record<
    Scale,
    TraitScore
  >;
}

function toScore(posterior: Posterior, spread: Float64Array, scale: number): TraitScore {
  const estimate = rounded(posterior.mode[scale] ?? 0);
  const standardError = rounded(Math.sqrt(posterior.covariance[scale * latentCount + scale] ?? 0));
  const spreadHere = spread[scale] ?? 0;
  // Estimates do not vary on a scale that the questions do not measure, so everyone is in the middle.
  const z = spreadHere < 1e-6 ? 0 : estimate / spreadHere;
  const { low, high } = retakeBand(z, spreadHere ** 2);
  return {
    percentage: toPercentage(normalCdf(z)),
    estimate,
    standardError,
    band: { low: toPercentage(low), high: toPercentage(high) },
  };
}

function toPercentage(share: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}

function rounded(value: number): number {
  // To a millionth, because the last bits of exp and log differ between engines.
  // Adding 0 turns -0, which JSON cannot represent, into 0.
  return Math.round(value * 1e6) / 1e6 + 0;
}
