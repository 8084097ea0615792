import type { Career, Program, School } from '@guildpath/contract';
import {
  type MatchedCareer,
  matchedCareers,
  type RankedCareer,
} from '../matching/matched-careers.ts';
import { oncePer } from '../once-per.ts';

export interface SchoolMatch {
  readonly programId: string;
  readonly schoolId: string;
  /** The match percentage of the career. */
  readonly matchPercentage: number;
  /** The best matched career that the program prepares for. */
  readonly careerId: string;
}

const maxPerSchool = 2;

/**
 * Returns programs that prepare for matched careers, best first by percentage.
 *
 * A program with a prerequisite (a license, years of practice) is offered for a career only if no program
 * for it is open to beginners. The list prefers schools, then careers, that are not in it yet, then the
 * better match; no school occurs more than twice. `count` limits the list; default 6. `matches` may be any
 * list of careers with percentages.
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
  const offers = offersFor(matchedCareers(matches, careers), offeredBy(programs)(schools));
  const picked: SchoolMatch[] = [];
  while (picked.length < count) {
    const next = leastRepeated(offers, picked);
    if (!next) break;
    picked.push(next);
    offers.splice(offers.indexOf(next), 1);
  }
  return picked.sort((one, other) => other.matchPercentage - one.matchPercentage);
}

// Maps careers to the programs of known schools that may be offered for them.
const offeredBy = oncePer((programs: readonly Program[]) =>
  oncePer((schools: readonly School[]) => {
    const known = new Set(schools.map(({ id }) => id));
    const byCareer = new Map<string, Program[]>();
    for (const program of programs.filter(({ schoolId }) => known.has(schoolId))) {
      for (const careerId of program.careerIds) {
        byCareer.set(careerId, [...(byCareer.get(careerId) ?? []), program]);
      }
    }
    return new Map(
      [...byCareer].map(([careerId, preparing]) => {
        const open = preparing.filter(({ prerequisite }) => prerequisite === undefined);
        return [careerId, open.length > 0 ? open : preparing];
      }),
    );
  }),
);

// Each program is offered once, for the best of its careers.
function offersFor(
  matched: readonly MatchedCareer[],
  offered: ReadonlyMap<string, readonly Program[]>,
): SchoolMatch[] {
  const offers = new Map<string, SchoolMatch>();
  for (const { career, matchPercentage } of matched) {
    for (const { id, schoolId } of offered.get(career.id) ?? []) {
      if (offers.has(id)) continue;
      offers.set(id, { programId: id, schoolId, matchPercentage, careerId: career.id });
    }
  }
  return [...offers.values()];
}

// Counts the picks of the same school, or for the same career, which are few.
function leastRepeated(
  offers: readonly SchoolMatch[],
  picked: readonly SchoolMatch[],
): SchoolMatch | undefined {
  const timesPicked = (offer: SchoolMatch, key: 'schoolId' | 'careerId') =>
    picked.filter((one) => one[key] === offer[key]).length;
  return offers
    .filter((offer) => timesPicked(offer, 'schoolId') < maxPerSchool)
    .toSorted(
      (one, other) =>
        timesPicked(one, 'schoolId') - timesPicked(other, 'schoolId') ||
        timesPicked(one, 'careerId') - timesPicked(other, 'careerId') ||
        other.matchPercentage - one.matchPercentage,
    )[0];
}
