import type { Career } from '@guildpath/contract';

/** How many of the best are to span at least two job families and two Job Zones. */
const headSize = 5;

/** A career that could be listed. */
export interface Candidate {
  readonly career: Career;
  /** Its position in the catalogue. */
  readonly index: number;
  readonly matchPercentage: number;
}

/** Whether the catalogue has more than one job family and more than one Job Zone at all. */
export interface Variety {
  readonly families: boolean;
  readonly zones: boolean;
}

/**
 * Picks `count` of the candidates, which come best first, and keeps them best first by percentage.
 *
 * Near-ties are careers of the same whole percentage, which the figure shown cannot tell apart. Of
 * these the next is always the one whose family and Job Zone the list has had least. Where that does
 * not bring a second family and a second zone into the first five, their last places are kept for
 * it, and a better career that had to make way is left out, as it would break the order.
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
    // Whatever was passed over for variety and is better than the pick has lost its place.
    while ((rest[0]?.matchPercentage ?? 0) > next.matchPercentage) rest.shift();
  }
  return list.picked;
}

/** What is picked so far, and how often each job family and Job Zone is in it. */
interface List {
  readonly picked: Candidate[];
  readonly families: Map<string, number>;
  readonly zones: Map<number, number>;
}

/** How many of the two, a second family and a second zone, may still be missing after this pick. */
function missingAllowed(pickedCount: number, count: number): number {
  const placesLeft = headSize - pickedCount;
  return count < headSize || placesLeft <= 0 ? 2 : placesLeft - 1;
}

/** Where in `rest` the next pick stands; -1 when none will do. */
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
