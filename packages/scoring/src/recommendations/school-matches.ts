import type { Career, Program, School } from '@guildpath/contract';
import { type MatchedCareer, matchedCareers, type RankedCareer } from './matched-careers.ts';

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
  const schoolIds = new Set(schools.map(({ id }) => id));
  const matched = matchedCareers(matches, careers);
  const known = programs.filter(({ schoolId }) => schoolIds.has(schoolId));
  const served = new Set(known.filter(isOpenToBeginners).flatMap(({ careerIds }) => careerIds));
  let offers = known.flatMap((program) => {
    const careersLed = isOpenToBeginners(program)
      ? matched
      : matched.filter(({ career }) => !served.has(career.id));
    return toOffer(program, careersLed) ?? [];
  });
  const picked: SchoolMatch[] = [];
  while (picked.length < count) {
    const next = leastRepeated(offers, picked);
    if (!next) break;
    picked.push(next);
    offers = offers.filter((offer) => offer !== next);
  }
  return picked.sort((one, other) => other.matchPercentage - one.matchPercentage);
}

function isOpenToBeginners({ prerequisite }: Program): boolean {
  return prerequisite === undefined;
}

function toOffer(
  { id, schoolId, careerIds }: Program,
  matched: readonly MatchedCareer[],
): SchoolMatch | undefined {
  const led = matched.find(({ career }) => careerIds.includes(career.id));
  return (
    led && {
      programId: id,
      schoolId,
      matchPercentage: led.matchPercentage,
      careerId: led.career.id,
    }
  );
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
