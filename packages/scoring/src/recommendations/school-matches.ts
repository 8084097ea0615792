import type { Career, Program, School } from '../types.ts';
import { type MatchedCareer, matchedCareers, type RankedCareer } from './matched-careers.ts';

export interface SchoolMatch {
  readonly programId: string;
  readonly schoolId: string;
  /** That of the career, or half as far above chance when it prepares for a sibling of it. */
  readonly matchPercentage: number;
  /** The matched career that led to the programme. */
  readonly careerId: string;
}

interface Offer extends SchoolMatch {
  readonly isDirect: boolean;
}

const maxPerSchool = 2;

/**
 * Programmes for the matched careers, best first by percentage.
 *
 * A programme counts for the best matched career that it prepares for, or, with half of that match's
 * points above chance, for one of the same job family. The list prefers schools, then careers, that
 * it does not have yet, and has no school more than twice. `count` bounds it; default 6.
 */
export function schoolMatches(
  {
    matches,
    careers,
    programs,
    schools,
  }: {
    readonly matches: readonly RankedCareer[];
    readonly careers: readonly Career[];
    readonly programs: readonly Program[];
    readonly schools: readonly School[];
  },
  { count = 6 }: { readonly count?: number } = {},
): SchoolMatch[] {
  const schoolIds = new Set(schools.map(({ id }) => id));
  const families = new Map(careers.map(({ id, category }) => [id, category]));
  const matched = matchedCareers(matches, careers);
  let offers = programs.flatMap((program) =>
    schoolIds.has(program.schoolId) ? (bestOffer(program, matched, families) ?? []) : [],
  );
  const picked: Offer[] = [];
  while (picked.length < count) {
    const next = leastRepeated(offers, picked);
    if (!next) break;
    picked.push(next);
    offers = offers.filter((offer) => offer !== next);
  }
  return picked
    .sort((one, other) => other.matchPercentage - one.matchPercentage)
    .map(({ isDirect: _, ...match }) => match);
}

function bestOffer(
  { id, schoolId, careerIds }: Program,
  matched: readonly MatchedCareer[],
  families: ReadonlyMap<string, string>,
): Offer | undefined {
  const direct = matched.find(({ career }) => careerIds.includes(career.id));
  const sibling = matched.find(({ career }) =>
    careerIds.some((careerId) => families.get(careerId) === career.category),
  );
  const led = direct ?? sibling;
  if (!led) return undefined;
  const { career, matchPercentage } = led;
  return {
    programId: id,
    schoolId,
    matchPercentage: direct ? matchPercentage : Math.round(50 + (matchPercentage - 50) / 2),
    careerId: career.id,
    isDirect: direct !== undefined,
  };
}

/** The next offer: a new school before a known one, then direct, then a new career, then the best. */
function leastRepeated(offers: readonly Offer[], picked: readonly Offer[]): Offer | undefined {
  let best: Offer | undefined;
  let bestRank: readonly number[] = [];
  for (const offer of offers) {
    const ofSchool = picked.filter(({ schoolId }) => schoolId === offer.schoolId).length;
    if (ofSchool >= maxPerSchool) continue;
    const forCareer = picked.filter(({ careerId }) => careerId === offer.careerId).length;
    const rank = [ofSchool, offer.isDirect ? 0 : 1, forCareer, -offer.matchPercentage];
    if (!best || isBefore(rank, bestRank)) {
      best = offer;
      bestRank = rank;
    }
  }
  return best;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const differing = one.findIndex((value, i) => value !== other[i]);
  return differing >= 0 && (one[differing] ?? 0) < (other[differing] ?? 0);
}
