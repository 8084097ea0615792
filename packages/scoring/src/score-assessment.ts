import {
  aptitudeAreas,
  bigFiveTraits,
  type OptionId,
  type Response,
  riasecTypes,
} from '@guildpath/contract';
import { Matrix } from 'ml-matrix';
import { coherenceOf } from './model/coherence.ts';
import { expectedDirection } from './model/expected-direction.ts';
import { generalAdjustment, generalInterest } from './model/general-directions.ts';
import { type InstrumentQuestion, instrumentOf } from './model/instrument.ts';
import { addEvidence } from './model/item-response.ts';
import {
  aptitudeBlock,
  indexOfScale,
  interestBlock,
  type LatentScale,
  latentCount,
  type ScaleBlock,
  traitBlock,
} from './model/latent-scales.ts';
import { normalCdf } from './model/normal-distribution.ts';
import { type Posterior, posteriorOf } from './model/posterior.ts';
import { getPrior } from './model/prior.ts';
import { requireAnswers } from './require-answers.ts';
import type { AnswerEvidence, ScoredQuestion, TraitProfile, TraitScore } from './types.ts';

/** Names the model. A stored result keeps it; it changes whenever the same answers score otherwise. */
export const scoringVersion = '1';

/**
 * Scores the answers to a set of questions: estimates on the latent scales (mean 0, standard
 * deviation 1), their standard errors, and percentiles among people who take the same questions.
 *
 * Answers may come in any order. Throws a PreconditionError when a question is not answered, is
 * answered twice or with something that it does not have. The first call for a set of questions
 * simulates its norms (some 0.1 s); further calls with the same array take a fraction of that.
 */
export function scoreAssessment(
  questions: readonly ScoredQuestion[],
  responses: readonly Response[],
): TraitProfile {
  const { questions: asked, spread } = instrumentOf(questions);
  const chosen = requireAnswers(asked, responses);
  const answers = asked.map(({ item, outcomes }, i) => ({
    item,
    outcome: outcomes[chosen[i] ?? 'a'],
  }));
  const posterior = posteriorOf(answers);
  const coherence = coherenceOf(answers, posterior);
  // Thrown dice point nowhere, so the expectation shrinks by the chance that it was dice.
  const expected = (component: number) => rounded(coherence * component);
  const scoreOf = (scale: LatentScale) => toScore(posterior, spread, indexOfScale(scale));
  return {
    version: scoringVersion,
    riasec: toRecord(riasecTypes, scoreOf),
    bigFive: toRecord(bigFiveTraits, scoreOf),
    aptitude: toRecord(aptitudeAreas, scoreOf),
    posterior: {
      mean: Array.from(posterior.mode, rounded),
      covariance: Array.from({ length: latentCount }, (_, row) =>
        Array.from(
          posterior.covariance.subarray(row * latentCount, (row + 1) * latentCount),
          rounded,
        ),
      ),
    },
    coherence: rounded(coherence),
    direction: {
      interests: directionWithin(posterior, interestBlock, generalInterest).map(expected),
      traits: directionWithin(posterior, traitBlock, generalAdjustment).map(expected),
      aptitude: expected(generalAptitude(posterior)),
    },
    evidence: asked.map((question, i) => toEvidence(question, chosen[i] ?? 'a', posterior.mode)),
  };
}

function toRecord<Scale extends LatentScale>(
  scales: readonly Scale[],
  scoreOf: (scale: Scale) => TraitScore,
): Record<Scale, TraitScore> {
  // Object.fromEntries forgets the names of the keys.
  return Object.fromEntries(scales.map((scale) => [scale, scoreOf(scale)])) as Record<
    Scale,
    TraitScore
  >;
}

function toScore(posterior: Posterior, spread: Float64Array, scale: number): TraitScore {
  const estimate = rounded(posterior.mode[scale] ?? 0);
  const standardError = rounded(Math.sqrt(posterior.covariance[scale * latentCount + scale] ?? 0));
  const spreadHere = spread[scale] ?? 0;
  // Nothing was asked about a scale on which no estimate differs: everyone is in the middle.
  const percentage = spreadHere < 1e-6 ? 50 : toPercentile(estimate / spreadHere);
  return {
    percentage,
    estimate,
    standardError,
    band: {
      low: Math.min(percentage, toPercentile(estimate - standardError)),
      high: Math.max(percentage, toPercentile(estimate + standardError)),
    },
  };
}

function toPercentile(z: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * normalCdf(z))));
}

function directionWithin(
  { mode, covariance }: Posterior,
  { start, size }: ScaleBlock,
  apart: readonly number[],
): number[] {
  const block = new Matrix(size, size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      block.set(row, column, covariance[(start + row) * latentCount + start + column] ?? 0);
    }
  }
  const mean = Array.from(mode.subarray(start, start + size));
  return expectedDirection({ mean, covariance: block }, apart);
}

/** The expected sign of general aptitude (the mean of the areas): one dimension has two directions. */
function generalAptitude({ mode, covariance }: Posterior): number {
  const { start, size } = aptitudeBlock;
  let sum = 0;
  let variance = 0;
  for (let row = start; row < start + size; row += 1) {
    sum += mode[row] ?? 0;
    for (let column = start; column < start + size; column += 1) {
      variance += covariance[row * latentCount + column] ?? 0;
    }
  }
  return 2 * normalCdf(sum / Math.sqrt(variance)) - 1;
}

/**
 * At the mode the pull of the prior and the gradients of all answers cancel, so that the mode is the
 * sum over the answers of the prior covariance times their gradient: each answer's own share.
 */
function toEvidence(
  { id, title, type, item, outcomes }: InstrumentQuestion,
  selectedOption: OptionId,
  mode: Float64Array,
): AnswerEvidence {
  const { covariance } = getPrior();
  const gradient = new Float64Array(latentCount);
  const information = new Float64Array(latentCount * latentCount);
  addEvidence({ item, outcome: outcomes[selectedOption] }, mode, { gradient, information });
  const push = Array.from({ length: latentCount }, (_, scale) => {
    let moved = 0;
    for (let other = 0; other < latentCount; other += 1) {
      moved += (covariance[scale * latentCount + other] ?? 0) * (gradient[other] ?? 0);
    }
    return rounded(moved);
  });
  return { questionId: id, scene: title, questionType: type, selectedOption, push };
}

/** To a millionth: last bits of exp and log may differ between machines, figures must not. */
function rounded(value: number): number {
  // Adding 0 turns -0, which JSON does not know, into 0.
  return Math.round(value * 1e6) / 1e6 + 0;
}
