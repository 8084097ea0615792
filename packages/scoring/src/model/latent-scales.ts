import {
  type AptitudeArea,
  aptitudeAreas,
  type BigFiveTrait,
  bigFiveTraits,
  type RiasecType,
  riasecTypes,
} from '@guildpath/contract';

export type LatentScale = RiasecType | BigFiveTrait | AptitudeArea;

/** Lists all scales of the model in the order of every vector and matrix of this package. */
export const latentScales: readonly LatentScale[] = [
  ...riasecTypes,
  ...bigFiveTraits,
  ...aptitudeAreas,
];

export const latentCount = latentScales.length;

/** Locates a group of scales within the latent vector. */
export interface ScaleBlock {
  readonly start: number;
  readonly size: number;
}

export const interestBlock: ScaleBlock = { start: 0, size: riasecTypes.length };
export const traitBlock: ScaleBlock = { start: interestBlock.size, size: bigFiveTraits.length };
export const aptitudeBlock: ScaleBlock = {
  start: traitBlock.start + traitBlock.size,
  size: aptitudeAreas.length,
};

/** Returns the position of a scale in the latent vector, or -1 for an unknown name. */
export function indexOfScale(scale: LatentScale): number {
  return latentScales.indexOf(scale);
}

// Matching compares shapes: the components of profiles that are orthogonal to these unit vectors.

/** The general factor of interests: a person may like all activities more, or less. */
export const generalInterest: readonly number[] = new Array<number>(6).fill(1 / Math.sqrt(6));

/**
 * The general factor of traits: more of everything that work demands, including less neuroticism. It is
 * removed because some occupations are rated higher on all work styles and self-reports share an evaluative
 * factor: otherwise one kind of person would fit every demanding career best.
 */
export const generalAdjustment: readonly number[] = [1, 1, 1, 1, -1].map(
  (sign) => sign / Math.sqrt(5),
);
