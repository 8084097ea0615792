import type { Answer, Item } from './item.ts';
import { latentCount } from './latent-scales.ts';
import { posteriorMode } from './posterior.ts';
import { seededRandom } from './seeded-random.ts';
import { drawAnswer, drawPerson } from './simulated-person.ts';

const simulatedPeople = 1000;
const seed = 20_260_701;
/** Bounds the cache at far more designs than there are tiers. */
const maxCachedDesigns = 64;

/** Holds the root mean square of the estimates by scale, among people who take the same questions. */
export interface EstimateSpread {
  /** Among people who never name a least option. */
  readonly withoutLeast: Float64Array;
  /** Among people who name one in every scene about interests. */
  readonly withLeast: Float64Array;
}

const cache = new Map<string, EstimateSpread>();

/**
 * Simulates the spread of estimates among people of the model population who answer these items. The seed is
 * fixed, so that the result is the same on every machine. It depends on what the items measure, not on their
 * order, and is computed once per design.
 */
export function estimateSpread(items: readonly Item[]): EstimateSpread {
  const design = items.map(canonical).sort((one, other) => (one.name < other.name ? -1 : 1));
  const name = design.map((entry) => entry.name).join(' ');
  const cached = cache.get(name);
  if (cached) return cached;
  const spread = simulateSpread(design.map((entry) => entry.item));
  if (cache.size >= maxCachedDesigns) cache.clear();
  cache.set(name, spread);
  return spread;
}

/**
 * Interpolates the spread of estimates for people who name a least option in the same scenes as these
 * answers. The squared spread of a scale grows with the information about it, so it is interpolated
 * linearly in the share of the scenes offering the scale that have a least option. The error is at most 2 %.
 */
export function spreadFor(
  { withoutLeast, withLeast }: EstimateSpread,
  answers: readonly Answer[],
): Float64Array {
  const shares = leastShares(answers);
  return withoutLeast.map((without, scale) => {
    const share = shares[scale] ?? 0;
    return Math.sqrt((1 - share) * without ** 2 + share * (withLeast[scale] ?? 0) ** 2);
  });
}

function leastShares(answers: readonly Answer[]): Float64Array {
  const offered = new Float64Array(latentCount);
  const named = new Float64Array(latentCount);
  let scenes = 0;
  let namedScenes = 0;
  for (const { item, least } of answers) {
    if (item.kind !== 'choice') continue;
    const isNamed = least === undefined ? 0 : 1;
    scenes += 1;
    namedScenes += isNamed;
    for (const scale of item.scales) {
      offered[scale] = (offered[scale] ?? 0) + 1;
      named[scale] = (named[scale] ?? 0) + isNamed;
    }
  }
  // Scales that no scene offers are connected to the scenes by correlations alone, so all scenes count.
  const overall = namedScenes / Math.max(scenes, 1);
  return offered.map((count, scale) => (count === 0 ? overall : (named[scale] ?? 0) / count));
}

// Equivalent items, whose options may be in another order, have the same name.
function canonical(item: Item): { readonly name: string; readonly item: Item } {
  if (item.kind === 'graded') return { name: `graded:${item.scale}`, item };
  if (item.kind === 'ability') return { name: `ability:${item.scale}:${item.difficulty}`, item };
  const scales = item.scales.toSorted((one, other) => one - other);
  return { name: `choice:${scales.join()}`, item: { ...item, scales } };
}

function simulateSpread(items: readonly Item[]): EstimateSpread {
  const random = seededRandom(seed);
  const withoutLeast = new Float64Array(latentCount);
  const withLeast = new Float64Array(latentCount);
  for (let person = 0; person < simulatedPeople; person += 1) {
    const theta = drawPerson(random);
    // Both spreads use the same people and choices, so that their difference is precise.
    const answers = items.map((item) => drawAnswer(item, theta, random, { withLeast: true }));
    addSquares(withoutLeast, answers.map(withoutLeastOption));
    addSquares(withLeast, answers);
  }
  const root = (squares: Float64Array) =>
    squares.map((square) => Math.sqrt(square / simulatedPeople));
  return { withoutLeast: root(withoutLeast), withLeast: root(withLeast) };
}

function addSquares(squares: Float64Array, answers: readonly Answer[]): void {
  posteriorMode(answers, 1e-3).forEach((estimate, scale) => {
    squares[scale] = (squares[scale] ?? 0) + estimate ** 2;
  });
}

function withoutLeastOption({ item, outcome }: Answer): Answer {
  return { item, outcome };
}
