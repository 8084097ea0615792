import {
  aptitudeAreas,
  type BigFiveTrait,
  type RiasecType,
  riasecTypes,
} from '@guildpath/contract';
import { choleskyFactor, choleskyInverse } from './cholesky.ts';
import { indexOfScale, type LatentScale, latentCount, latentScales } from './latent-scales.ts';

/**
 * The correlation of two interests by their distance around the hexagon: the means over the six sides, the
 * six short and the three long diagonals in Holland, Whitney, Cole & Richards (1969, ACT Research Report 29).
 * Averaging prevents the prior from favouring a type.
 */
const interestCorrelationByDistance = [1, 0.47, 0.28, 0.16];

/**
 * The correlations among the traits: meta-analytic, corrected for unreliability, as reported with Davies,
 * Connelly, Ones & Birkland (2015). Within one inventory they are higher (van der Linden, te Nijenhuis &
 * Bakker 2010) because of socially desirable responding, for which scenes without a better answer leave less
 * room.
 */
const traitCorrelations: readonly (readonly [BigFiveTrait, BigFiveTrait, number])[] = [
  ['openness', 'conscientiousness', 0.12],
  ['openness', 'extraversion', 0.33],
  ['openness', 'agreeableness', 0.19],
  ['openness', 'neuroticism', -0.09],
  ['conscientiousness', 'extraversion', 0.19],
  ['conscientiousness', 'agreeableness', 0.41],
  ['conscientiousness', 'neuroticism', -0.33],
  ['extraversion', 'agreeableness', 0.2],
  ['extraversion', 'neuroticism', -0.27],
  ['agreeableness', 'neuroticism', -0.31],
];

/**
 * The five of thirty interest-trait correlations that Larson, Rottinghaus & Borgen (2002) find to be
 * substantial across inventories and sexes. The other twenty-five are taken to be 0.
 */
const interestTraitCorrelations: readonly (readonly [RiasecType, BigFiveTrait, number])[] = [
  ['artistic', 'openness', 0.48],
  ['enterprising', 'extraversion', 0.41],
  ['social', 'extraversion', 0.31],
  ['investigative', 'openness', 0.28],
  ['social', 'agreeableness', 0.19],
];

/** An assumption: the usual size for reasoning tests of different content (Carroll 1993). */
const aptitudeCorrelation = 0.5;

/** Describes a multivariate normal distribution over all latent scales (means 0, standard deviations 1). */
export interface Prior {
  /** The correlations, row by row. */
  readonly covariance: Float64Array;
  /** The lower Cholesky factor of the covariance, which turns independent normals into a latent vector. */
  readonly covarianceFactor: Float64Array;
  /** The inverse of the covariance, row by row. */
  readonly precision: Float64Array;
  /** The lower Cholesky factor of the precision. */
  readonly precisionFactor: Float64Array;
}

let computed: Prior | undefined;

/**
 * Returns the prior of the model, computed once. Aptitude is independent of interests and traits, so that
 * preferences are no evidence of ability.
 */
export function getPrior(): Prior {
  computed ??= computePrior();
  return computed;
}

function computePrior(): Prior {
  const covariance = correlations();
  const covarianceFactor = choleskyFactor(covariance, latentCount);
  const precision = choleskyInverse(covarianceFactor, latentCount);
  return {
    covariance,
    covarianceFactor,
    precision,
    precisionFactor: choleskyFactor(precision, latentCount),
  };
}

function correlations(): Float64Array {
  const matrix = new Float64Array(latentCount * latentCount);
  const set = (one: LatentScale, other: LatentScale, value: number) => {
    matrix[indexOfScale(one) * latentCount + indexOfScale(other)] = value;
    matrix[indexOfScale(other) * latentCount + indexOfScale(one)] = value;
  };
  for (const scale of latentScales) set(scale, scale, 1);
  for (const [one, other, value] of [...traitCorrelations, ...interestTraitCorrelations]) {
    set(one, other, value);
  }
  riasecTypes.forEach((one, i) => {
    riasecTypes.forEach((other, j) => {
      const steps = Math.abs(i - j);
      const distance = Math.min(steps, riasecTypes.length - steps);
      set(one, other, interestCorrelationByDistance[distance] ?? 0);
    });
  });
  for (const one of aptitudeAreas) {
    for (const other of aptitudeAreas) set(one, other, one === other ? 1 : aptitudeCorrelation);
  }
  return matrix;
}
