import type { Career } from '@guildpath/contract';

/** The number of first matches that span at least two job families and two Job Zones. */
const headSize = 5;

export interface Candidate {
  readonly career: Career;
  /** The position in the catalogue. */
  readonly index: number;
  readonly matchPercentage: number;
}

interface Variety {
  /** True when the careers have more than one job family. */
  readonly families: boolean;
  /** True when they have more than one Job Zone. */
  readonly zones: boolean;
}

/**
 * Picks `count` of the candidates, best first. Expects the candidates best first; the list is shorter than
 * `count` when they run out.
 *
 * Near-ties are careers with the same whole percentage, which look identical to the reader. Among them, the
 * career whose family and Job Zone occur least in the list comes next. If that does not bring a second family
 * and a second zone into the first five, the last of these places are reserved for them; a better career
 * that is passed over for this is omitted, because it would break the order.
 */
export function spreadNearTies(
  candidates: readonly Candidate[],
  count: number,
  variety: Variety,
): Candidate[] {
  const list: List = { picked: [], families: new Map(), zones: new Map() };
  const rest = [...candidates];
  while (list.picked.length < count) {
    const place = nextPlace(rest, list, missingAllowed(list.picked.length, count), variety);
    const [next] = place < 0 ? [] : rest.splice(place, 1);
    if (!next) break;
    const { category, jobZone } = next.career;
    list.picked.push(next);
    list.families.set(category, (list.families.get(category) ?? 0) + 1);
    list.zones.set(jobZone, (list.zones.get(jobZone) ?? 0) + 1);
    // Better candidates passed over for variety are omitted.
    while ((rest[0]?.matchPercentage ?? 0) > next.matchPercentage) rest.shift();
  }
  return list.picked;
}

interface List {
  readonly picked: Candidate[];
  /** Counts the picks by job family. */
  readonly families: Map<string, number>;
  /** Counts the picks by Job Zone. */
  readonly zones: Map<number, number>;
}

// Returns how many of the second family and the second zone may still be missing after this pick.
function missingAllowed(pickedCount: number, count: number): number {
  const placesLeft = headSize - pickedCount;
  return count < headSize || placesLeft <= 0 ? 2 : placesLeft - 1;
}

// Returns -1 when no candidate may come next.
function nextPlace(
  rest: readonly Candidate[],
  { picked, families, zones }: List,
  allowed: number,
  variety: Variety,
): number {
  let bestPlace = -1;
  let bestPercentage = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [place, { career, matchPercentage }] of rest.entries()) {
    if (bestPlace >= 0 && matchPercentage < bestPercentage) break;
    const inFamily = families.get(career.category) ?? 0;
    const inZone = zones.get(career.jobZone) ?? 0;
    const missing =
      Number(variety.families && inFamily === picked.length) +
      Number(variety.zones && inZone === picked.length);
    if (missing > allowed || inFamily + inZone >= fewest) continue;
    bestPlace = place;
    bestPercentage = matchPercentage;
    fewest = inFamily + inZone;
  }
  return bestPlace;
}
