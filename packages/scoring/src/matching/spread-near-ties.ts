import type { Career, JobZone, Preparation } from '@guildpath/contract';

/** The number of first matches that span two job families and two lengths of training. */
const headSize = 5;

export interface Candidate {
  readonly career: Career;
  /** The length of training. */
  readonly training: JobZone | Preparation;
  /** The position in the catalogue. */
  readonly index: number;
  readonly matchPercentage: number;
  /** How often it is the best match of simulated people. */
  readonly popularity: number;
}

interface Variety {
  /** True to span two job families, for which the careers must have more than one. */
  readonly families: boolean;
  /** True to span two lengths of training, likewise. */
  readonly trainings: boolean;
  /** In percentage points; a career that fits better by more is never passed over for variety. */
  readonly reach: number;
}

export const noVariety: Variety = { families: false, trainings: false, reach: 0 };

/**
 * Picks `count` of the candidates, best first. Expects the candidates best first; the list is shorter than
 * `count` when they run out.
 *
 * Near-ties are careers with the same whole percentage, which look identical to the reader. Among them, the
 * career whose family and training occur least in the list comes next, then the least popular one. If that does
 * not bring a second family and a second length of training into the first five, the last of these places go
 * to the best careers within reach that do; careers that are passed over are omitted, because they would break
 * the order.
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
    const next = nextOf(rest, counts, { isVaried, reach: variety.reach });
    if (!next) break;
    picked.push(next);
    for (const kind of kindsOf(next)) counts.set(kind, timesIn(counts, kind) + 1);
    rest.splice(rest.indexOf(next), 1);
    while ((rest[0]?.matchPercentage ?? 0) > next.matchPercentage) rest.shift();
  }
  return picked;
}

/** Counts the picks by job family and by length of training. */
type Counts = Map<string | number, number>;

function timesIn(counts: Counts, kind: string | number): number {
  return counts.get(kind) ?? 0;
}

function kindsOf({ career, training }: Candidate) {
  return [career.category, training] as const;
}

function nextOf(
  rest: readonly Candidate[],
  counts: Counts,
  {
    isVaried,
    reach,
  }: { readonly isVaried: (candidate: Candidate) => boolean; readonly reach: number },
): Candidate | undefined {
  const inReach = downTo((rest[0]?.matchPercentage ?? 0) - reach, rest);
  const varied = inReach.filter(isVaried);
  const eligible = varied.length > 0 ? varied : inReach;
  const timesAlike = (candidate: Candidate) =>
    kindsOf(candidate).reduce((sum, kind) => sum + timesIn(counts, kind), 0);
  const [next] = downTo(eligible[0]?.matchPercentage ?? 0, eligible).toSorted(
    (one, other) => timesAlike(one) - timesAlike(other) || one.popularity - other.popularity,
  );
  return next;
}

function downTo(percentage: number, candidates: readonly Candidate[]): readonly Candidate[] {
  const end = candidates.findIndex(({ matchPercentage }) => matchPercentage < percentage);
  return end < 0 ? candidates : candidates.slice(0, end);
}

// Counts the second family and the second length that the list would still lack with this candidate.
function lackingAfter(
  { career, training }: Candidate,
  counts: Counts,
  pickedCount: number,
  { families, trainings }: Variety,
): number {
  return (
    Number(families && timesIn(counts, career.category) === pickedCount) +
    Number(trainings && timesIn(counts, training) === pickedCount)
  );
}
