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
import type { TraitProfile } from '../trait-profile.ts';
import { matchWeights, type PreparedCatalogue } from './prepared-catalogue.ts';
import { aptitudeAt, commonnessAt, interestsAt, rowWidth } from './row-layout.ts';
import { dot, orthogonalTo, toUnit } from './vectors.ts';

const maxScenes = 3;
/** More than any scene adds to a fit: ranks those first in which the shared interest was chosen. */
const aboveAnyLift = 100;
/** An interest opposes a match when it lowers the cosine between person and career by this much. */
const opposingCosine = 0.05;

/** What the reasons of all of a person's matches share. */
export interface Explainer {
  readonly profile: TraitProfile;
  /** The unit vector of the person's interests. */
  readonly interests: readonly number[];
  /**
   * What each scene adds to the expected direction, with the layout of a career's row, scene by scene:
   * its contribution, scaled by the ratio of the expected direction to the point estimate. All zeros
   * for an aptitude question answered wrongly.
   */
  readonly moves: Float64Array;
}

/** Prepares the explanation of a person's matches. */
export function explainerOf(profile: TraitProfile): Explainer {
  const { posterior, direction, evidence } = profile;
  const interests = orthogonalTo(blockOf(posterior.mean, interestBlock), generalInterest);
  const traits = orthogonalTo(blockOf(posterior.mean, traitBlock), generalAdjustment);
  const areas = blockOf(posterior.mean, aptitudeBlock);
  const aptitude = areas.reduce((sum, value) => sum + value, 0) / areas.length;
  const stretch = new Float64Array(latentCount);
  stretch.fill(ratio(direction.interests, interests), interestBlock.start);
  stretch.fill(ratio(direction.traits, traits), traitBlock.start);
  stretch.fill(ratio([direction.aptitude], [aptitude]) / aptitudeBlock.size, aptitudeBlock.start);
  const moves = new Float64Array(evidence.length * rowWidth);
  for (const [scene, { questionType, contribution }] of evidence.entries()) {
    // A wrong answer can raise a career with less schooling, but is never given as a reason.
    if (questionType === 'aptitude' && isWrong(contribution)) continue;
    for (let scale = 0; scale < latentCount; scale += 1) {
      // The areas of aptitude share the last column of a row.
      const at = scene * rowWidth + Math.min(scale, aptitudeAt);
      moves[at] = (moves[at] ?? 0) + (contribution[scale] ?? 0) * (stretch[scale] ?? 0);
    }
  }
  return { profile, interests: toUnit(direction.interests), moves };
}

/** Whether an aptitude answer was wrong: it then lowers its area, and with it the others. */
function isWrong(contribution: readonly number[]): boolean {
  return blockOf(contribution, aptitudeBlock).some((value) => value < 0);
}

/** Why the person matches the career at this position of the catalogue. */
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
    // An interest is shared to the extent of the lower of the two values.
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
  // The two differ in sign, so what the person has little of the career asks for.
  const opposingDirection = (explainer.interests[opposing] ?? 0) < 0 ? 'more' : 'less';
  return { scenes, sharedInterest, opposingInterest: typeAt(opposing), opposingDirection };
}

/**
 * The scenes whose answers raised the fit with a career most: first those in which the person chose the
 * interest that they share with the career, then others, each by what they raised.
 *
 * The inner products of the scenes' moves with the career's row add up to the fit, apart from aptitude
 * questions answered wrongly and from commonness, which are never given as a reason.
 */
function liftingScenes(
  rows: Float64Array,
  row: number,
  {
    sharedInterest,
    explainer: { profile, moves },
  }: { readonly sharedInterest: RiasecType; readonly explainer: Explainer },
): string[] {
  const scenes: string[] = [];
  const ranks: number[] = [];
  for (let answer = 0; answer < profile.evidence.length; answer += 1) {
    let lift = 0;
    for (let i = 0; i < commonnessAt; i += 1) {
      lift += (rows[row + i] ?? 0) * (moves[answer * rowWidth + i] ?? 0);
    }
    if (lift <= 0) continue;
    const isShared = profile.evidence[answer]?.chosenType === sharedInterest;
    const rank = isShared ? lift + aboveAnyLift : lift;
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

/** The ratio of the lengths of two vectors; 0 when the second has no length. */
function ratio(one: readonly number[], other: readonly number[]): number {
  const length = Math.sqrt(dot(other, other));
  return length < 1e-9 ? 0 : Math.sqrt(dot(one, one)) / length;
}

function typeAt(position: number) {
  return riasecTypes[position] ?? 'realistic';
}
