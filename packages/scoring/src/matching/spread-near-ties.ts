import type { Career } from '@guildpath/contract';

/** The number of first matches that span two job families and two Job Zones. */
const headSize = 5;
/** In percentage points; a career that fits better by more is never passed over for variety. */
const maxPassedOver = 2;

export interface Candidate {
  readonly career: Career;
  /** The position in the catalogue. */
  readonly index: number;
  readonly matchPercentage: number;
  /** How often it is the best match of simulated people. */
  readonly popularity: number;
}

interface Variety {
  /** True to span two job families, for which the careers must have more than one. */
  readonly families: boolean;
  /** True to span two Job Zones, likewise. */
  readonly zones: boolean;
}

export const noVariety: Variety = { families: false, zones: false };

/**
 * Picks `count` of the candidates, best first. Expects the candidates best first; the list is shorter than
 * `count` when they run out.
 *
 * Near-ties are careers with the same whole percentage, which look identical to the reader. Among them, the
 * career whose family and Job Zone occur least in the list comes next, then the least popular one. If that
 * does not bring a second family and a second zone into the first five, the last of these places go to the
 * best careers that do and are at most two points below the one passed over; careers that are passed over are
 * omitted, because they would break the order.
 */
export function spreadNearTies(
  candidates: readonly Candidate[],
  count: number,
  variety: Variety,
): Candidate[] {
  const picked: Candidate[] = [];
  const rest = [...candidates];
  const counts: Counts = new Map();
  while (picked.length < count) {
    const placesLeft = headSize - picked.length;
    const mayLack = count < headSize || placesLeft <= 0 ? 2 : placesLeft - 1;
    const isVaried = (candidate: Candidate) =>
      lackingAfter(candidate, counts, picked.length, variety) <= mayLack;
    const next = nextOf(rest, counts, isVaried);
    if (!next) break;
    const { category, jobZone } = next.career;
    picked.push(next);
    counts.set(category, timesIn(counts, category) + 1);
    counts.set(jobZone, timesIn(counts, jobZone) + 1);
    rest.splice(rest.indexOf(next), 1);
    while ((rest[0]?.matchPercentage ?? 0) > next.matchPercentage) rest.shift();
  }
  return picked;
}

/** Counts the picks by job family and by Job Zone. */
type Counts = Map<string | number, number>;

function timesIn(counts: Counts, familyOrZone: string | number): number {
  return counts.get(familyOrZone) ?? 0;
}

function nextOf(
  rest: readonly Candidate[],
  counts: Counts,
  isVaried: (candidate: Candidate) => boolean,
): Candidate | undefined {
  const inReach = downTo((rest[0]?.matchPercentage ?? 0) - maxPassedOver, rest);
  const varied = inReach.filter(isVaried);
  const eligible = varied.length > 0 ? varied : inReach;
  const timesAlike = ({ career: { category, jobZone } }: Candidate) =>
    timesIn(counts, category) + timesIn(counts, jobZone);
  const [next] = downTo(eligible[0]?.matchPercentage ?? 0, eligible).toSorted(
    (one, other) => timesAlike(one) - timesAlike(other) || one.popularity - other.popularity,
  );
  return next;
}

function downTo(percentage: number, candidates: readonly Candidate[]): readonly Candidate[] {
  const end = candidates.findIndex(({ matchPercentage }) => matchPercentage < percentage);
  return end < 0 ? candidates : candidates.slice(0, end);
}

// Counts the second family and the second zone that the list would still lack with this candidate.
function lackingAfter(
  { career: { category, jobZone } }: Candidate,
  counts: Counts,
  pickedCount: number,
  { families, zones }: Variety,
): number {
  return (
    Number(families && timesIn(counts, category) === pickedCount) +
    Number(zones && timesIn(counts, jobZone) === pickedCount)
  );
}
