import {
  type BasicInterest,
  type Career,
  type CareerReasons,
  type Preparation,
  preparationOf,
} from '@guildpath/contract';
import { minAptitudeItems } from '../model/person-direction.ts';
import { oncePer } from '../once-per.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { dot } from '../vectors.ts';
import { bestFits, fitsBetween, fitsOf } from './best-fits.ts';
import { type Explainer, explainerOf, matchReasons } from './match-reasons.ts';
import { matchWeights, type PreparedCatalogue, preparedCatalogue } from './prepared-catalogue.ts';
import { aptitudeAt, interestsAt, rowWidth, traitsAt } from './row-layout.ts';
import { type Candidate, noVariety, spreadNearTies } from './spread-near-ties.ts';
import { takenShares, takenWeight } from './taken-along.ts';

export interface CareerMatch {
  readonly careerId: string;
  /** The expected fit as a whole number: 50 is a career drawn at random, 100 a perfect and certain fit. */
  readonly matchPercentage: number;
  /** Percentage points above or below 50 by source; they add up except for rounding. */
  readonly contributions: {
    readonly interests: number;
    readonly traits: number;
    readonly aptitude: number;
    /** What was taken along. */
    readonly taken: number;
  };
  readonly reasons: CareerReasons;
}

export interface MatchOptions {
  /** The number of matches to return; default 10. */
  readonly count?: number;
  /** Limits the list to careers with this preparation, without changing their percentages; default all. */
  readonly preparation?: Preparation | undefined;
  /** Limits the list to a job family likewise; default all. */
  readonly category?: string;
  /** Limits the list to careers that are mainly about this, likewise; default all. */
  readonly about?: BasicInterest;
  /** True to leave out careers for which interest alone is no reason; default false. */
  readonly withoutCaveats?: boolean;
}

/**
 * Returns the careers that fit a person best, best first by whole percentage. Near-ties are ordered so that
 * the first five span two job families and, unless a preparation is chosen, two Job Zones.
 */
export type Matcher = (options?: MatchOptions) => CareerMatch[];

/**
 * Computes the fit of every career once, for several lists of one person. What was taken along counts as much
 * as what was measured; what no career is about does not count.
 *
 * `matchPercentage` is the expected fit under the person's posterior, on a scale where 50 is a career drawn
 * at random from this catalogue and 100 a perfect and certain fit. The first call with an array of careers
 * prepares it, so pass the same array every time.
 */
export function matcherOf(
  profile: TraitProfile,
  careers: readonly Career[],
  takenAlong: readonly BasicInterest[] = [],
): Matcher {
  const catalogue = preparedCatalogue(careers);
  const taken = takenAlong.filter((thing) => careers.some(({ about }) => about?.includes(thing)));
  const weight = taken.length > 0 ? takenWeight : 0;
  const person = toPerson(profile).map((value) => (1 - weight) * value);
  const lift = (1 - weight) * liftOf(profile);
  const fits = fitsOf(catalogue.rows, person);
  if (lift > 0) fits.set(fits.map((fit, i) => fit + lift * liftable(catalogue, i)));
  const shares = weight > 0 ? takenShares(catalogue, person, taken) : new Float64Array();
  const bonuses = shares.map((share) => weight * share);
  if (weight > 0) fits.set(fits.map((fit, i) => fit + (bonuses[i] ?? 0)));
  const meanBonus = bonuses.reduce((sum, bonus) => sum + bonus, 0) / careers.length;
  const meanFit = dot(catalogue.meanRow, person) + meanBonus;
  const explainer = explainerOf(profile);
  return ({ count = 10, ...limits } = {}) => {
    const selection = selectionsOf(careers)(limits);
    const wanted = Math.max(0, Math.min(Math.floor(count), selection.careers.length));
    if (wanted === 0) return [];
    const matching = {
      catalogue,
      selection,
      person,
      lift,
      meanFit,
      fits,
      taken,
      bonuses,
      meanBonus,
    };
    return pick(matching, wanted).map((candidate) => toMatch(candidate, matching, explainer));
  };
}

interface Selection {
  /** Positions in the catalogue. */
  readonly careers: Int32Array;
  readonly variety: { readonly families: boolean; readonly trainings: boolean };
}

type Limits = Omit<MatchOptions, 'count'>;

const selectionsOf = oncePer((careers: readonly Career[]) => {
  const known = new Map<string, Selection>();
  return (limits: Limits): Selection => {
    const key = [limits.preparation, limits.category, limits.about, limits.withoutCaveats].join();
    const selection = known.get(key) ?? select(careers, limits);
    known.set(key, selection);
    return selection;
  };
});

function select(
  careers: readonly Career[],
  { preparation, category, about, withoutCaveats }: Limits,
): Selection {
  const selected = [...careers.entries()].filter(
    ([, career]) =>
      (preparation === undefined || preparationOf(career) === preparation) &&
      (category === undefined || career.category === category) &&
      (about === undefined || career.about?.[0] === about) &&
      !(withoutCaveats && career.caveat),
  );
  const familyCount = new Set(selected.map(([, { category }]) => category)).size;
  const zoneCount = new Set(selected.map(([, { jobZone }]) => jobZone)).size;
  return {
    careers: Int32Array.from(selected, ([position]) => position),
    variety: { families: familyCount > 1, trainings: preparation === undefined && zoneCount > 1 },
  };
}

interface Matching {
  readonly catalogue: PreparedCatalogue;
  readonly selection: Selection;
  readonly person: Float64Array;
  /** The aptitude that raises matches and lowers none; 0 where it counts in `person`, or not at all. */
  readonly lift: number;
  readonly fits: Float64Array;
  /** The fit of a career drawn at random. */
  readonly meanFit: number;
  readonly taken: readonly BasicInterest[];
  /** The part of each fit that comes from what was taken along; empty if nothing was. */
  readonly bonuses: Float64Array;
  readonly meanBonus: number;
}

// The person's vector has the layout of a career's row.
function toPerson({ direction, aptitudeItemCount }: TraitProfile): Float64Array {
  // Without aptitude, the weights of interests and traits are rescaled to add up to 1, so that a perfect fit
  // remains 100.
  const hasAptitude = aptitudeItemCount >= minAptitudeItems;
  const scale = hasAptitude ? 1 : 1 / (1 - matchWeights.aptitude);
  return new Float64Array([
    ...direction.interests.map((value) => scale * value),
    ...direction.traits.map((value) => scale * value),
    hasAptitude ? direction.aptitude : 0,
  ]);
}

function liftOf({ direction, aptitudeItemCount }: TraitProfile): number {
  return aptitudeItemCount < minAptitudeItems ? direction.aptitude : 0;
}

function liftable({ rows }: PreparedCatalogue, index: number): number {
  return Math.max(0, rows[index * rowWidth + aptitudeAt] ?? 0);
}

/** In percentage points, where nothing was taken along. */
const maxPassedOver = 2;

function pick(matching: Matching, wanted: number): Candidate[] {
  const { careers } = matching.selection;
  const reach = matching.taken.length > 0 ? Number.POSITIVE_INFINITY : maxPassedOver;
  const variety = { ...matching.selection.variety, reach };
  // Usually the best candidates suffice, but those passed over for variety may leave too few.
  for (const among of [Math.min(5 * wanted + 25, careers.length), careers.length]) {
    const picked = spreadNearTies(bestCandidates(matching, among), wanted, variety);
    if (picked.length === wanted) return picked;
  }
  // There are too few careers to omit any for variety.
  return spreadNearTies(bestCandidates(matching, wanted), wanted, noVariety);
}

// The `count` best careers, and all others with the same whole percentage as the last of them.
function bestCandidates(
  { catalogue, selection, fits, meanFit, taken }: Matching,
  count: number,
): Candidate[] {
  const best = bestFits(fits, selection.careers, count);
  const lastFit = fits[best[count - 1] ?? 0] ?? 0;
  const lowest = lowestFitOf(toPercentage(lastFit, meanFit), meanFit);
  const candidates: Candidate[] = [];
  const ties = fitsBetween(fits, selection.careers, { lowest, limit: lastFit });
  for (const index of [...best, ...ties]) {
    const career = catalogue.careers[index];
    if (!career) continue;
    candidates.push({
      career,
      index,
      training: taken.length > 0 ? preparationOf(career) : career.jobZone,
      matchPercentage: toPercentage(fits[index] ?? 0, meanFit),
      popularity: catalogue.popularity[index] ?? 0,
    });
  }
  return candidates;
}

function toPercentage(fit: number, meanFit: number): number {
  return Math.min(100, Math.max(0, Math.round(50 + pointsFor(fit - meanFit, meanFit))));
}

// The lowest fit that rounds to the percentage.
function lowestFitOf(percentage: number, meanFit: number): number {
  return meanFit + ((percentage - 50.5) / 50) * (1 - meanFit);
}

function pointsFor(fitAboveMean: number, meanFit: number): number {
  return (50 * fitAboveMean) / (1 - meanFit);
}

function toMatch(
  { career, index, matchPercentage }: Candidate,
  matching: Matching,
  explainer: Explainer,
): CareerMatch {
  const { bonuses, meanBonus, meanFit, taken } = matching;
  const takenAlong = career.about?.find((thing) => taken.includes(thing));
  return {
    careerId: career.id,
    matchPercentage,
    contributions: {
      interests: toTenths(points(matching, index, interestsAt, traitsAt)),
      traits: toTenths(points(matching, index, traitsAt, aptitudeAt)),
      aptitude: toTenths(
        points(matching, index, aptitudeAt, rowWidth) +
          pointsFor(matching.lift * liftable(matching.catalogue, index), meanFit),
      ),
      taken: toTenths(pointsFor((bonuses[index] ?? 0) - meanBonus, meanFit)),
    },
    reasons: {
      ...(takenAlong && { takenAlong }),
      ...matchReasons(matching.catalogue, index, explainer),
    },
  };
}

// The percentage points of one part of a career's row, relative to a random career.
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
