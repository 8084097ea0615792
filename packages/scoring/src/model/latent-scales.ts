import {
  type AptitudeArea,
  aptitudeAreas,
  type BigFiveTrait,
  bigFiveTraits,
  type RiasecType,
  riasecTypes,
} from '@guildpath/contract';

export type LatentScale = RiasecType | BigFiveTrait | AptitudeArea;

/** Every scale of the model, in the order of each vector and matrix of this package. */
export const latentScales: readonly LatentScale[] = [
  ...riasecTypes,
  ...bigFiveTraits,
  ...aptitudeAreas,
];

export const latentCount = latentScales.length;

/** Where a group of scales lies within the latent vector. */
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

/** The position of a scale in the latent vector, or -1 for a name that is no scale. */
export function indexOfScale(scale: LatentScale): number {
  return latentScales.indexOf(scale);
}
