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
 * Programs that prepare for matched careers, best first by percentage.
 *
 * A program that asks for something first (a license, years of practice) prepares for a career only if
 * no program open to a beginner does. The list prefers schools, then careers, that are not in it yet,
 * then the better match; no school occurs more than twice. `count` limits it; default 6. `matches` may
 * be any list of careers with percentages.
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
  let offers = offersFor(matchedCareers(matches, careers), programs, schoolIds(schools));
  const picked: SchoolMatch[] = [];
  while (picked.length < count) {
    const next = leastRepeated(offers, picked);
    if (!next) break;
    picked.push(next);
    offers = offers.filter((offer) => offer !== next);
  }
  return picked.sort((one, other) => other.matchPercentage - one.matchPercentage);
}

const schoolIds = oncePer(
  (schools: readonly School[]): ReadonlySet<string> => new Set(schools.map(({ id }) => id)),
);

/** The programs that prepare for each career, in their order. */
const programsByCareer = oncePer((programs: readonly Program[]) => {
  const byCareer = new Map<string, Program[]>();
  for (const program of programs) {
    for (const careerId of program.careerIds) {
      const leading = byCareer.get(careerId);
      if (leading) leading.push(program);
      else byCareer.set(careerId, [program]);
    }
  }
  return byCareer;
});

/** Each program once, for the best of the matched careers that it may be offered for. */
function offersFor(
  matched: readonly MatchedCareer[],
  programs: readonly Program[],
  knownSchools: ReadonlySet<string>,
): SchoolMatch[] {
  const offers = new Map<string, SchoolMatch>();
  for (const { career, matchPercentage } of matched) {
    const leading = (programsByCareer(programs).get(career.id) ?? []).filter(({ schoolId }) =>
      knownSchools.has(schoolId),
    );
    const open = leading.filter(({ prerequisite }) => prerequisite === undefined);
    for (const { id, schoolId } of open.length > 0 ? open : leading) {
      if (offers.has(id)) continue;
      offers.set(id, { programId: id, schoolId, matchPercentage, careerId: career.id });
    }
  }
  return [...offers.values()];
}

function leastRepeated(
  offers: readonly SchoolMatch[],
  picked: readonly SchoolMatch[],
): SchoolMatch | undefined {
  let best: SchoolMatch | undefined;
  let bestRank: readonly number[] = [];
  for (const offer of offers) {
    const ofSchool = picked.filter(({ schoolId }) => schoolId === offer.schoolId).length;
    if (ofSchool >= maxPerSchool) continue;
    const forCareer = picked.filter(({ careerId }) => careerId === offer.careerId).length;
    const rank = [ofSchool, forCareer, -offer.matchPercentage];
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
