import {
  type Career,
  type CareerReasons,
  type Preparation,
  preparationOf,
} from '@guildpath/contract';
import { minAptitudeItems } from '../model/person-direction.ts';
import { oncePer } from '../once-per.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { bestFits, fitsBetween, fitsOf } from './best-fits.ts';
import { type Explainer, explainerOf, matchReasons } from './match-reasons.ts';
import { matchWeights, type PreparedCatalogue, preparedCatalogue } from './prepared-catalogue.ts';
import { aptitudeAt, commonnessAt, interestsAt, rowWidth, traitsAt } from './row-layout.ts';
import { type Candidate, spreadNearTies } from './spread-near-ties.ts';
import { dot } from './vectors.ts';

/** How well a career fits someone, and why. */
export interface CareerMatch {
  readonly careerId: string;
  /**
   * Expected fit: 50 is a career drawn at random, 100 a perfect and certain fit. A whole number. A career
   * that would be the best match of very many people is up to 4 points lower, so that the list shows
   * what sets this person apart.
   */
  readonly matchPercentage: number;
  /**
   * Percentage points above or below 50 by source; they add up except for rounding. Those of interests
   * include what a career that would be the best match of very many people is lowered by.
   */
  readonly contributions: {
    readonly interests: number;
    readonly traits: number;
    readonly aptitude: number;
  };
  readonly reasons: CareerReasons;
}

interface MatchOptions {
  /** How many matches to return; default 10. */
  readonly count?: number;
  /** Only careers that ask for this preparation; default all. Their percentages stay those among all careers. */
  readonly preparation?: Preparation | undefined;
}

/**
 * The careers that fit a person best, best first by whole percentage. Near-ties are ordered so that
 * the first five span at least two job families and two Job Zones, if the careers to choose from do.
 *
 * `matchPercentage` is the expected fit under the person's posterior, on a scale where 50 is a
 * career drawn at random from this catalogue and 100 a perfect and certain fit. The first call for
 * an array of careers prepares it; pass the same array again.
 */
export function matchCareers(
  profile: TraitProfile,
  careers: readonly Career[],
  options?: MatchOptions,
): CareerMatch[] {
  return matcherOf(profile, careers)(options);
}

/** `matchCareers` of one person. */
export type Matcher = (options?: MatchOptions) => CareerMatch[];

/** For several lists of one person: the fit of every career is computed once for all of them. */
export function matcherOf(profile: TraitProfile, careers: readonly Career[]): Matcher {
  const catalogue = preparedCatalogue(careers);
  const person = toPerson(profile);
  const meanFit = dot(catalogue.meanRow, person);
  const fits = fitsOf(catalogue.rows, person);
  const explainer = explainerOf(profile);
  return ({ count = 10, preparation } = {}) => {
    const choice = choicesOf(careers)(preparation);
    const wanted = Math.max(0, Math.min(Math.floor(count), choice.careers.length));
    if (wanted === 0) return [];
    const matching = { catalogue, choice, person, meanFit, fits };
    return pick(matching, wanted).map((candidate) => toMatch(candidate, matching, explainer));
  };
}

/** The positions of the careers that may be listed, and the variety among them. */
interface Choice {
  readonly careers: Int32Array;
  readonly variety: { readonly families: boolean; readonly zones: boolean };
}

/** For each array of careers, the choice that a preparation leaves, made once. */
const choicesOf = oncePer((careers: readonly Career[]) => {
  const known = new Map<Preparation | undefined, Choice>();
  return (preparation: Preparation | undefined): Choice => {
    const choice = known.get(preparation) ?? choiceOf(careers, preparation);
    known.set(preparation, choice);
    return choice;
  };
});

function choiceOf(careers: readonly Career[], preparation: Preparation | undefined): Choice {
  const chosen = [...careers.entries()].filter(
    ([, career]) => preparation === undefined || preparationOf(career) === preparation,
  );
  const familyCount = new Set(chosen.map(([, { category }]) => category)).size;
  const zoneCount = new Set(chosen.map(([, { jobZone }]) => jobZone)).size;
  return {
    careers: Int32Array.from(chosen, ([position]) => position),
    variety: { families: familyCount > 1, zones: zoneCount > 1 },
  };
}

/** The fits of one person with a catalogue. */
interface Matching {
  readonly catalogue: PreparedCatalogue;
  readonly choice: Choice;
  readonly person: Float64Array;
  readonly fits: Float64Array;
  /** The fit of a career drawn at random. */
  readonly meanFit: number;
}

/**
 * The person as a vector with the layout of a career's row. Where aptitude does not count, the weights
 * of interests and traits are rescaled to add up to 1, so that a perfect fit remains 100. Commonness
 * counts in proportion to the certainty of the direction, as interests do.
 */
function toPerson({ direction, aptitudeItemCount }: TraitProfile): Float64Array {
  const scale = aptitudeItemCount < minAptitudeItems ? 1 / (1 - matchWeights.aptitude) : 1;
  const interests = direction.interests.map((value) => scale * value);
  return new Float64Array([
    ...interests,
    ...direction.traits.map((value) => scale * value),
    direction.aptitude,
    Math.sqrt(dot(interests, interests)),
  ]);
}

function pick(matching: Matching, wanted: number): Candidate[] {
  const { careers, variety } = matching.choice;
  // Usually the best candidates suffice; sometimes a second family or zone is further down.
  for (const among of [wanted, Math.min(5 * wanted + 25, careers.length), careers.length]) {
    const picked = spreadNearTies(bestCandidates(matching, among), wanted, variety);
    if (picked.length === wanted) return picked;
  }
  // There are too few careers to leave a career out for variety.
  return spreadNearTies(bestCandidates(matching, wanted), wanted, {
    families: false,
    zones: false,
  });
}

/** The `count` best careers, and all others with the same whole percentage as the last. */
function bestCandidates(
  { catalogue, choice, fits, meanFit }: Matching,
  count: number,
): Candidate[] {
  const best = bestFits(fits, choice.careers, count);
  const lastFit = fits[best[count - 1] ?? 0] ?? 0;
  const lowest = lowestFitOf(toPercentage(lastFit, meanFit), meanFit);
  const candidates: Candidate[] = [];
  const ties = fitsBetween(fits, choice.careers, { lowest, limit: lastFit });
  for (const index of [...best, ...ties]) {
    const career = catalogue.careers[index];
    if (!career) continue;
    candidates.push({ career, index, matchPercentage: toPercentage(fits[index] ?? 0, meanFit) });
  }
  return candidates;
}

function toPercentage(fit: number, meanFit: number): number {
  return Math.min(100, Math.max(0, Math.round(50 + pointsFor(fit - meanFit, meanFit))));
}

/** The lowest fit that rounds to a percentage. */
function lowestFitOf(percentage: number, meanFit: number): number {
  return meanFit + ((percentage - 50.5) / 50) * (1 - meanFit);
}

/** Percentage points for a fit above that of a career drawn at random. */
function pointsFor(fitAboveMean: number, meanFit: number): number {
  return (50 * fitAboveMean) / (1 - meanFit);
}

function toMatch(
  { career, index, matchPercentage }: Candidate,
  matching: Matching,
  explainer: Explainer,
): CareerMatch {
  return {
    careerId: career.id,
    matchPercentage,
    contributions: {
      interests: toTenths(
        points(matching, index, interestsAt, traitsAt) +
          points(matching, index, commonnessAt, rowWidth),
      ),
      traits: toTenths(points(matching, index, traitsAt, aptitudeAt)),
      aptitude: toTenths(points(matching, index, aptitudeAt, commonnessAt)),
    },
    reasons: matchReasons(matching.catalogue, index, explainer),
  };
}

/** Percentage points that a part of a career's row adds to those of a random career. */
function points(
  { catalogue, person, meanFit }: Matching,
  index: number,
  start: number,
  end: number,
): number {
  const { rows, meanRow } = catalogue;
  let fit = 0;
  for (let i = start; i < end; i += 1) {
    fit += ((rows[index * rowWidth + i] ?? 0) - (meanRow[i] ?? 0)) * (person[i] ?? 0);
  }
  return pointsFor(fit, meanFit);
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
