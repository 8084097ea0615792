import { type CareerReasons, type RiasecType, riasecTypes } from '@guildpath/contract';
import {
  aptitudeBlock,
  generalAdjustment,
  generalInterest,
  interestBlock,
  latentCount,
  type ScaleBlock,
  traitBlock,
} from '../model/latent-scales.ts';
import { minAptitudeItems } from '../model/person-direction.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { dot, mean, orthogonalTo, toUnit } from '../vectors.ts';
import { matchWeights, type PreparedCatalogue } from './prepared-catalogue.ts';
import { aptitudeAt, interestsAt, rowWidth } from './row-layout.ts';

const maxScenes = 2;
/** Ranks scenes in which the shared interest was chosen first, because no scene adds as much to a fit. */
const sharedInterestBonus = 100;
/** An interest opposes a match when it lowers the cosine between person and career by this much. */
const opposingCosine = 0.05;

/** Holds the part of the explanation that all of a person's matches share. */
export interface Explainer {
  readonly profile: TraitProfile;
  /** The unit vector of the person's interests. */
  readonly interests: readonly number[];
  /**
   * The shift of the expected direction by each scene, with the layout of a career's row, scene by scene: the
   * scene's contribution, scaled by the ratio of the expected direction to the point estimate. All zeros for
   * an aptitude question answered wrongly, or where there are few of them.
   */
  readonly shifts: Float64Array;
}

export function explainerOf(profile: TraitProfile): Explainer {
  const { posterior, direction, evidence, aptitudeItemCount } = profile;
  const interests = orthogonalTo(blockOf(posterior.mean, interestBlock), generalInterest);
  const traits = orthogonalTo(blockOf(posterior.mean, traitBlock), generalAdjustment);
  const aptitude = mean(blockOf(posterior.mean, aptitudeBlock));
  const stretch = new Float64Array(latentCount);
  stretch.fill(lengthRatio(direction.interests, interests), interestBlock.start);
  stretch.fill(lengthRatio(direction.traits, traits), traitBlock.start);
  stretch.fill(
    lengthRatio([direction.aptitude], [aptitude]) / aptitudeBlock.size,
    aptitudeBlock.start,
  );
  const shifts = new Float64Array(evidence.length * rowWidth);
  for (const [scene, { questionType, contribution }] of evidence.entries()) {
    // A wrong answer can raise a career with less schooling, but is never given as a reason. Few puzzles raise
    // a match so little that they are none either.
    const isFew = aptitudeItemCount < minAptitudeItems;
    if (questionType === 'aptitude' && (isFew || isWrong(contribution))) continue;
    for (let scale = 0; scale < latentCount; scale += 1) {
      // The areas of aptitude share the last column of a row.
      const at = scene * rowWidth + Math.min(scale, aptitudeAt);
      shifts[at] = (shifts[at] ?? 0) + (contribution[scale] ?? 0) * (stretch[scale] ?? 0);
    }
  }
  return { profile, interests: toUnit(direction.interests), shifts };
}

function isWrong(contribution: readonly number[]): boolean {
  // A wrong answer lowers its area and, through the prior, the others.
  return blockOf(contribution, aptitudeBlock).some((value) => value < 0);
}

/** Explains why the person matches the career at this position of the catalogue. */
export function matchReasons(
  { rows }: PreparedCatalogue,
  index: number,
  explainer: Explainer,
): CareerReasons {
  const row = index * rowWidth;
  let shared = 0;
  let mostCommon = Number.NEGATIVE_INFINITY;
  let opposing = 0;
  let leastCosine = 0;
  for (let type = 0; type < riasecTypes.length; type += 1) {
    const ofPerson = explainer.interests[type] ?? 0;
    const ofCareer = (rows[row + interestsAt + type] ?? 0) / matchWeights.interests;
    // Both share an interest to the extent of the lower of their values.
    const common = Math.min(ofPerson, ofCareer);
    if (common > mostCommon) {
      mostCommon = common;
      shared = type;
    }
    if (ofPerson * ofCareer < leastCosine) {
      leastCosine = ofPerson * ofCareer;
      opposing = type;
    }
  }
  const sharedInterest = typeAt(shared);
  const scenes = liftingScenes(rows, row, { sharedInterest, explainer });
  if (leastCosine > -opposingCosine) return { scenes, sharedInterest, opposingInterest: null };
  // The signs differ, so the career asks for more of an interest that the person has little of.
  const opposingDirection = (explainer.interests[opposing] ?? 0) < 0 ? 'more' : 'less';
  return { scenes, sharedInterest, opposingInterest: typeAt(opposing), opposingDirection };
}

// The inner products of the shifts with the career's row add up to the fit, apart from wrong answers to
// aptitude questions, which are never given as a reason.
function liftingScenes(
  rows: Float64Array,
  row: number,
  {
    sharedInterest,
    explainer: { profile, shifts },
  }: { readonly sharedInterest: RiasecType; readonly explainer: Explainer },
): string[] {
  const scenes: string[] = [];
  const ranks: number[] = [];
  for (let answer = 0; answer < profile.evidence.length; answer += 1) {
    let lift = 0;
    for (let i = 0; i < rowWidth; i += 1) {
      lift += (rows[row + i] ?? 0) * (shifts[answer * rowWidth + i] ?? 0);
    }
    if (lift <= 0) continue;
    const isShared = profile.evidence[answer]?.chosenType === sharedInterest;
    const rank = isShared ? lift + sharedInterestBonus : lift;
    if (rank <= (ranks[maxScenes - 1] ?? 0)) continue;
    let place = Math.min(ranks.length, maxScenes - 1);
    while (place > 0 && rank > (ranks[place - 1] ?? 0)) {
      ranks[place] = ranks[place - 1] ?? 0;
      scenes[place] = scenes[place - 1] ?? '';
      place -= 1;
    }
    ranks[place] = rank;
    scenes[place] = profile.evidence[answer]?.scene ?? '';
  }
  return scenes;
}

function blockOf(latent: readonly number[], { start, size }: ScaleBlock): number[] {
  return latent.slice(start, start + size);
}

function lengthRatio(one: readonly number[], other: readonly number[]): number {
  const length = Math.sqrt(dot(other, other));
  return length < 1e-9 ? 0 : Math.sqrt(dot(one, one)) / length;
}

function typeAt(position: number) {
  return riasecTypes[position] ?? 'realistic';
}
