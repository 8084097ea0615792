import { type Career, riasecTypes } from '@guildpath/contract';
import { generalInterest } from '../model/latent-scales.ts';
import { oncePer } from '../once-per.ts';
import { mean, orthogonalTo, toUnit } from '../vectors.ts';
import { popularityOf } from './popularity.ts';
import { rowWidth } from './row-layout.ts';
import { traitDemands } from './trait-demands.ts';

/**
 * Weighs the parts of the fit. Interests dominate, because occupations explain only 2 to 7 % of the variance
 * of a trait (Anni, Vainik & Mõttus 2024).
 */
export const matchWeights = { interests: 0.85, traits: 0.1, aptitude: 0.05 } as const;

/** Holds the catalogue as a matrix: the inner product of a career's row with a person is the fit. */
export interface PreparedCatalogue {
  readonly careers: readonly Career[];
  /** Weighted unit vectors, row by row. */
  readonly rows: Float64Array;
  /** Its inner product with a person is the fit of a career drawn at random. */
  readonly meanRow: Float64Array;
  /** How often each career is the best match of simulated people; it orders near-ties. */
  readonly popularity: Uint32Array;
}

/** Computes the matrix of a catalogue, once per array of careers. */
export const preparedCatalogue = oncePer(prepare);

function prepare(careers: readonly Career[]): PreparedCatalogue {
  const interests = interestDirections(careers);
  const traits = traitDemands(careers);
  const rows = new Float64Array(careers.length * rowWidth);
  careers.forEach((career, i) => {
    const row = [
      ...(interests[i] ?? []).map((value) => value * matchWeights.interests),
      ...(traits[i] ?? []).map((value) => value * matchWeights.traits),
      schooling(career) * matchWeights.aptitude,
    ];
    rows.set(row, i * rowWidth);
  });
  const meanRow = new Float64Array(rowWidth);
  rows.forEach((value, at) => {
    meanRow[at % rowWidth] = (meanRow[at % rowWidth] ?? 0) + value / careers.length;
  });
  return { careers, rows, meanRow, popularity: popularityOf(rows) };
}

function interestDirections(careers: readonly Career[]): number[][] {
  // Each scale is centred over the catalogue: the scales have very different means, and uncentred profiles
  // cluster in a few directions.
  const means = riasecTypes.map((type) => mean(careers.map(({ interests }) => interests[type])));
  return careers.map(({ interests }) => {
    const centred = riasecTypes.map((type, i) => interests[type] - (means[i] ?? 0));
    return toUnit(orthogonalTo(centred, generalInterest));
  });
}

// Job Zones 1 to 5 become -1 to 1, as a measure of the reasoning that the preparation requires.
function schooling({ jobZone }: Career): number {
  return (jobZone - 3) / 2;
}
