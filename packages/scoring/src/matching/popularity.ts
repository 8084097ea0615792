import { choleskyFactor, choleskySolve } from '../model/cholesky.ts';
import {
  aptitudeBlock,
  generalAdjustment,
  generalInterest,
  interestBlock,
  latentCount,
  traitBlock,
} from '../model/latent-scales.ts';
import { getPrior } from '../model/prior.ts';
import { type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';
import { orthogonalTo, toUnit } from '../vectors.ts';
import { fitsOf } from './best-fits.ts';
import { rowWidth } from './row-layout.ts';

/**
 * Mean interests of a population that differs from the model, in standard deviations: Realistic lower,
 * Artistic and Social higher. The differences are somewhat larger than published sex differences (Su,
 * Rounds & Armstrong 2009: up to .84).
 */
const unequalMeans = [-1, -0.15, 0.65, 0.75, 0, 0];
const populations = [0, 1, -1].map((sign) => unequalMeans.map((mean) => sign * mean));

/** The approximate error variance of a short quest, whose estimates vary less than the people do. */
const errorVariance = 1.3;

const peopleEach = 800;
const seed = 20_260_702;

/**
 * Returns how often each career is the best match in the reference population in which it is so most often.
 *
 * Where many people point in a direction with few careers, one of these careers is the nearest neighbour of
 * all of them, often by a narrow margin. Such hubs occur in every kind of nearest-neighbour search (Feldbauer
 * & Flexer 2019), and a hub says little about an individual, so among near-ties it comes last.
 */
export function popularityOf(rows: Float64Array): Uint32Array {
  const most = new Uint32Array(rows.length / rowWidth);
  for (const people of referencePeople()) {
    const times = new Uint32Array(most.length);
    for (const person of people) {
      const fits = fitsOf(rows, person);
      const best = fits.indexOf(Math.max(...fits));
      times[best] = (times[best] ?? 0) + 1;
    }
    times.forEach((count, career) => {
      most[career] = Math.max(most[career] ?? 0, count);
    });
  }
  return most;
}

let reference: Float64Array[][] | undefined;

function referencePeople(): Float64Array[][] {
  reference ??= populations.map((means) => {
    const random = seededRandom(seed);
    return Array.from({ length: peopleEach }, () => {
      const theta = drawPerson(random).map((value, scale) => value + (means[scale] ?? 0));
      return toPerson(estimateOf(theta, random));
    });
  });
  return reference;
}

// The posterior mean of a latent vector that is measured with normal errors.
function estimateOf(theta: Float64Array, random: SeededRandom): Float64Array {
  const { covariance } = getPrior();
  const measured = theta.map((value) => value + Math.sqrt(errorVariance) * random.normal());
  const total = covariance.slice();
  for (let i = 0; i < latentCount; i += 1) {
    total[i * latentCount + i] = (total[i * latentCount + i] ?? 0) + errorVariance;
  }
  const weights = choleskySolve(choleskyFactor(total, latentCount), measured);
  return weights.map((_, row) =>
    weights.reduce(
      (sum, weight, column) => sum + weight * (covariance[row * latentCount + column] ?? 0),
      0,
    ),
  );
}

function toPerson(estimate: Float64Array): Float64Array {
  // Rounded to a millionth, because the last bits of log differ between engines.
  const latent = Array.from(estimate, (value) => Math.round(value * 1e6) / 1e6);
  const interests = latent.slice(interestBlock.start, interestBlock.start + interestBlock.size);
  const traits = latent.slice(traitBlock.start, traitBlock.start + traitBlock.size);
  const areas = latent.slice(aptitudeBlock.start, latentCount);
  return Float64Array.of(
    ...toUnit(orthogonalTo(interests, generalInterest)),
    ...toUnit(orthogonalTo(traits, generalAdjustment)),
    Math.sign(areas.reduce((sum, value) => sum + value, 0)),
  );
}
