import type { Item } from './item.ts';
import { latentCount } from './latent-scales.ts';
import { posteriorMode } from './posterior.ts';
import { seededRandom } from './seeded-random.ts';
import { drawAnswer, drawPerson } from './simulated-person.ts';

const simulatedPeople = 1000;
const seed = 20_260_701;
/** Far more designs than there are tiers; bounds the cache. */
const maxKnownDesigns = 64;

const knownDesigns = new Map<string, Float64Array>();

/**
 * The spread of estimates (root mean square, by scale) among people of the model population who answer
 * these items, from a simulation with a fixed seed, so that it is identical everywhere. It depends on
 * what the items measure, not on their order. Computed once per design.
 */
export function estimateSpread(items: readonly Item[]): Float64Array {
  const design = items.map(canonical).sort((one, other) => (one.name < other.name ? -1 : 1));
  const name = design.map((entry) => entry.name).join(' ');
  const known = knownDesigns.get(name);
  if (known) return known;
  const spread = simulateSpread(design.map((entry) => entry.item));
  if (knownDesigns.size >= maxKnownDesigns) knownDesigns.clear();
  knownDesigns.set(name, spread);
  return spread;
}

/** The item independent of the order of its options, and a name shared by equivalent items only. */
function canonical(item: Item): { readonly name: string; readonly item: Item } {
  if (item.kind !== 'choice') return { name: `${item.kind}:${item.scale}`, item };
  const scales = [...item.scales].sort((one, other) => one - other);
  return { name: `choice:${scales.join(',')}`, item: { kind: 'choice', scales } };
}

function simulateSpread(items: readonly Item[]): Float64Array {
  const random = seededRandom(seed);
  const squares = new Float64Array(latentCount);
  for (let person = 0; person < simulatedPeople; person += 1) {
    const theta = drawPerson(random);
    const estimate = posteriorMode(
      items.map((item) => drawAnswer(item, theta, random)),
      1e-3,
    );
    for (let scale = 0; scale < latentCount; scale += 1) {
      squares[scale] = (squares[scale] ?? 0) + (estimate[scale] ?? 0) ** 2;
    }
  }
  return squares.map((square) => Math.sqrt(square / simulatedPeople));
}
