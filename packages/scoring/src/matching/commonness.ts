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
import { bestFits, fitsOf } from './best-fits.ts';
import { rowWidth } from './row-layout.ts';
import { orthogonalTo, toUnit } from './vectors.ts';

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

/** The largest share of a population that may have the same best match. */
const maxShare = 0.0125;
/** In a small catalogue, the same limit as a multiple of an even share. */
const maxTimesEvenShare = 4;
/** With fewer careers, a hub has too few neighbours to share its people with. */
const minCareers = 100;

/** The largest reduction of a fit: 4 percentage points for someone whose direction is certain. */
const maxCommonness = 0.08;
/** The candidates for each person's best match; far more than ever take that place. */
const candidateCount = 24;
const rounds = 60;
const initialStep = 0.008;
const stepDecay = 0.95;

/**
 * Computes by how much the fit of each career is lowered so that it is not the best match of too many people.
 *
 * Where many people point in a direction with few careers, one of these careers is the nearest neighbour of
 * all of them, often by a narrow margin. Such hubs occur in every kind of nearest-neighbour search (Feldbauer
 * & Flexer 2019), and a hub says little about an individual. Its fit is lowered step by step until at most
 * `maxShare` of each reference population has it first, or until it is lowered by `maxCommonness`. Most
 * careers are not lowered at all.
 */
export function commonnessOf(rows: Float64Array): Float64Array {
  const size = rows.length / rowWidth;
  const commonness = new Float64Array(size);
  if (size < minCareers) return commonness;
  const limit = Math.max(maxShare, maxTimesEvenShare / size) * peopleEach;
  const contests = referencePeople().map((people) => contestOf(rows, people));
  let step = initialStep;
  for (let round = 0; round < rounds; round += 1) {
    const times = maxTimesBest(contests, commonness);
    times.forEach((count, career) => {
      const now = commonness[career] ?? 0;
      if (count > limit) commonness[career] = Math.min(maxCommonness, now + step);
      else if (count < limit) commonness[career] = Math.max(0, now - step / 2);
    });
    step *= stepDecay;
  }
  return commonness;
}

/** Holds the candidates of each person of a population, `width` per person, and their fits. */
interface Contest {
  readonly careers: Int32Array;
  readonly fits: Float64Array;
  readonly width: number;
}

function contestOf(rows: Float64Array, people: readonly Float64Array[]): Contest {
  const width = Math.min(candidateCount, rows.length / rowWidth);
  const careers = new Int32Array(people.length * width);
  const fits = new Float64Array(people.length * width);
  const everyCareer = Int32Array.from({ length: rows.length / rowWidth }, (_, career) => career);
  for (const [i, person] of people.entries()) {
    const all = fitsOf(rows, person);
    for (const [place, career] of bestFits(all, everyCareer, width).entries()) {
      careers[i * width + place] = career;
      fits[i * width + place] = all[career] ?? 0;
    }
  }
  return { careers, fits, width };
}

// Counts each career in the population in which it is the best match most often.
function maxTimesBest(contests: readonly Contest[], commonness: Float64Array): Uint32Array {
  const most = new Uint32Array(commonness.length);
  for (const { careers, fits, width } of contests) {
    const times = new Uint32Array(commonness.length);
    for (let start = 0; start < careers.length; start += width) {
      let best = 0;
      let highest = Number.NEGATIVE_INFINITY;
      for (let at = start; at < start + width; at += 1) {
        const career = careers[at] ?? 0;
        const fit = (fits[at] ?? 0) - (commonness[career] ?? 0);
        if (fit > highest) {
          highest = fit;
          best = career;
        }
      }
      times[best] = (times[best] ?? 0) + 1;
      most[best] = Math.max(most[best] ?? 0, times[best] ?? 0);
    }
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
    0,
  );
}
