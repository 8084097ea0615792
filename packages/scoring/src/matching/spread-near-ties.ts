import type { Career } from '@guildpath/contract';

/** The first matches, which span at least two job families and two Job Zones. */
const headSize = 5;

/** A career that may be listed. */
export interface Candidate {
  readonly career: Career;
  /** Its position in the catalogue. */
  readonly index: number;
  readonly matchPercentage: number;
}

/** Whether the catalogue has more than one job family and more than one Job Zone at all. */
interface Variety {
  readonly families: boolean;
  readonly zones: boolean;
}

/**
 * Picks `count` of the candidates, given best first, and keeps them best first by percentage.
 *
 * Near-ties are careers with the same whole percentage, which look identical to the reader. Among them
 * the next pick is the one whose family and Job Zone occur least in the list so far. If that does not
 * bring a second family and a second zone into the first five, their last places are reserved for
 * them; a better career passed over for this is omitted, because it would break the order.
 *
 * The list is shorter than `count` when the candidates run out.
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

/** The picks so far, and how often each job family and Job Zone occurs among them. */
interface List {
  readonly picked: Candidate[];
  readonly families: Map<string, number>;
  readonly zones: Map<number, number>;
}

/** How many of a second family and a second zone may still be missing after this pick. */
function missingAllowed(pickedCount: number, count: number): number {
  const placesLeft = headSize - pickedCount;
  return count < headSize || placesLeft <= 0 ? 2 : placesLeft - 1;
}

/** The index of the next pick in `rest`, or -1 if there is none. */
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
