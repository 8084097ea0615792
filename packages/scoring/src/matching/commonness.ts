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
 * Real people have unequal interests. These are means of the six, in standard deviations from those of
 * the model: Realistic lower, Social and Artistic higher, or the reverse, somewhat further than the
 * published samples of the two sexes lie apart (Su, Rounds & Armstrong 2009: up to .84).
 */
const unequalMeans = [-1, -0.15, 0.65, 0.75, 0, 0];
const populations = [0, 1, -1].map((sign) => unequalMeans.map((mean) => sign * mean));

/** The error variance of a short quest, about. Estimates are less diverse than the people. */
const errorVariance = 1.3;

const peopleEach = 800;
const seed = 20_260_702;

/** No career is to be the best match of a larger share of a population than this... */
const mostShare = 0.0125;
/** ...or, in a smaller catalogue, than this many times an even share. */
const mostTimesEven = 4;
/** With fewer careers a hub has too few neighbours to share its people with. */
const fewestCareers = 100;

/** The most by which a fit is lowered: 4 percentage points for someone whose direction is certain. */
const mostLowered = 0.08;
/** The careers of each person that can become the best: more than ever change places. */
const considered = 24;
const rounds = 60;
const firstStep = 0.008;
const stepDecay = 0.95;

/**
 * How much the fit of each career is lowered because it would otherwise be the best match of too many.
 *
 * Where few careers lie in a direction that many people have, one of them is the nearest to all of these
 * people, often by very little. Such hubs are known from every kind of nearest-neighbour search
 * (Feldbauer & Flexer 2019), and as a best match a hub says little about the single person. It is
 * lowered step by step until in none of the populations more than `mostShare` have it first, or until
 * it is lowered by `mostLowered`. Most careers are not lowered at all.
 */
export function commonnessOf(rows: Float64Array): Float64Array {
  const size = rows.length / rowWidth;
  const commonness = new Float64Array(size);
  if (size < fewestCareers) return commonness;
  const limit = Math.max(mostShare, mostTimesEven / size) * peopleEach;
  const contests = referencePeople().map((people) => contestOf(rows, people));
  let step = firstStep;
  for (let round = 0; round < rounds; round += 1) {
    const times = mostTimesBest(contests, commonness);
    times.forEach((count, career) => {
      const now = commonness[career] ?? 0;
      if (count > limit) commonness[career] = Math.min(mostLowered, now + step);
      else if (count < limit) commonness[career] = Math.max(0, now - step / 2);
    });
    step *= stepDecay;
  }
  return commonness;
}

/** The best careers of each person of a population, person by person, and their fits. */
interface Contest {
  readonly careers: Int32Array;
  readonly fits: Float64Array;
  readonly width: number;
}

function contestOf(rows: Float64Array, people: readonly Float64Array[]): Contest {
  const width = Math.min(considered, rows.length / rowWidth);
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

/** How often each career is the best, in the population in which it is so most often. */
function mostTimesBest(contests: readonly Contest[], commonness: Float64Array): Uint32Array {
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

/** People of each population as a quest estimates them, with the layout of a career's row. */
function referencePeople(): Float64Array[][] {
  reference ??= populations.map((means) => {
    const random = seededRandom(seed);
    return Array.from({ length: peopleEach }, () => {
      const theta = drawPerson(random).map((value, scale) => value + (means[scale] ?? 0));
      return toPerson(asEstimated(theta, random));
    });
  });
  return reference;
}

/** The estimate, with the prior, of a latent vector that is measured with normal errors. */
function asEstimated(theta: Float64Array, random: SeededRandom): Float64Array {
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
  // To a millionth, because the last bits of log differ between engines.
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
