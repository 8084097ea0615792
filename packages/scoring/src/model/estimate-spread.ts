import type { Answer, Item } from './item.ts';
import { latentCount } from './latent-scales.ts';
import { posteriorMode } from './posterior.ts';
import { seededRandom } from './seeded-random.ts';
import { drawAnswer, drawPerson } from './simulated-person.ts';

const simulatedPeople = 1000;
const seed = 20_260_701;
/** Far more designs than there are tiers; bounds the cache. */
const maxKnownDesigns = 64;

/** The spread of estimates (root mean square, by scale) among people who take the same questions. */
export interface EstimateSpread {
  /** Among people who name what is least like them in no scene. */
  readonly withoutLeast: Float64Array;
  /** Among people who name it in every scene about interests. */
  readonly withLeast: Float64Array;
}

const knownDesigns = new Map<string, EstimateSpread>();

/**
 * The spread of estimates among people of the model population who answer these items, from a
 * simulation with a fixed seed, so that it is identical everywhere. It depends on what the items
 * measure, not on their order. Computed once per design.
 */
export function estimateSpread(items: readonly Item[]): EstimateSpread {
  const design = items.map(canonical).sort((one, other) => (one.name < other.name ? -1 : 1));
  const name = design.map((entry) => entry.name).join(' ');
  const known = knownDesigns.get(name);
  if (known) return known;
  const spread = simulateSpread(design.map((entry) => entry.item));
  if (knownDesigns.size >= maxKnownDesigns) knownDesigns.clear();
  knownDesigns.set(name, spread);
  return spread;
}

/**
 * The spread of estimates among people who name what is least like them in the same scenes as in these
 * answers. The squared spread of a scale grows with the information about it, so it is interpolated
 * linearly in the share of the scenes that offer it. The error is below 2 % whichever scenes they are
 * (`bench`).
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

/**
 * The share of the scenes offering a scale in which the least was named; for scales that no scene
 * offers, which only correlations connect to the scenes, the share of all scenes.
 */
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
  const overall = namedScenes / Math.max(scenes, 1);
  return offered.map((count, scale) => (count === 0 ? overall : (named[scale] ?? 0) / count));
}

/** The item independent of the order of its options, and a name shared by equivalent items only. */
function canonical(item: Item): { readonly name: string; readonly item: Item } {
  if (item.kind === 'graded') {
    return { name: `graded:${item.scale}:${item.thresholds?.join(',') ?? ''}`, item };
  }
  if (item.kind === 'ability') return { name: `ability:${item.scale}:${item.difficulty}`, item };
  const options = item.scales
    .map((scale, option) => ({ scale, intercept: item.intercepts?.[option] }))
    .sort((one, other) => one.scale - other.scale);
  const scales = options.map(({ scale }) => scale);
  if (!item.intercepts)
    return { name: `choice:${scales.join(',')}`, item: { kind: 'choice', scales } };
  const intercepts = options.map(({ intercept = 0 }) => intercept);
  return {
    name: `choice:${scales.join(',')}:${intercepts.join(',')}`,
    item: { kind: 'choice', scales, intercepts },
  };
}

function simulateSpread(items: readonly Item[]): EstimateSpread {
  const random = seededRandom(seed);
  const withoutLeast = new Float64Array(latentCount);
  const withLeast = new Float64Array(latentCount);
  for (let person = 0; person < simulatedPeople; person += 1) {
    const theta = drawPerson(random);
    // The same people and choices for both, so that the difference between them is precise.
    const answers = items.map((item) => drawAnswer(item, theta, random, { withLeast: true }));
    addSquares(withoutLeast, answers.map(withoutItsLeast));
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

function withoutItsLeast({ item, outcome }: Answer): Answer {
  return { item, outcome };
}
