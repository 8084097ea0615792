import { type Career, riasecTypes } from '@guildpath/contract';
import { generalInterest } from '../model/latent-scales.ts';
import { oncePer } from '../once-per.ts';
import { commonnessOf } from './commonness.ts';
import { commonnessAt, rowWidth } from './row-layout.ts';
import { traitDemands } from './trait-demands.ts';
import { orthogonalTo, toUnit } from './vectors.ts';

/**
 * The weight of each part of the fit. Interests dominate: occupations explain only 2 to 7 % of the
 * variance of a trait (Anni, Vainik & Mõttus 2024), so traits and aptitude together have 15 %.
 */
export const matchWeights = { interests: 0.85, traits: 0.1, aptitude: 0.05 } as const;

/** The catalogue as a matrix: one row per career, whose inner product with a person is the fit. */
export interface PreparedCatalogue {
  readonly careers: readonly Career[];
  /** Weighted unit vectors, row by row. */
  readonly rows: Float64Array;
  /** The mean row: its inner product with a person is the fit of a career drawn at random. */
  readonly meanRow: Float64Array;
}

/** The matrix of a catalogue, computed once per array of careers. */
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
  commonnessOf(rows).forEach((value, i) => {
    rows[i * rowWidth + commonnessAt] = -value;
  });
  const meanRow = new Float64Array(rowWidth);
  rows.forEach((value, at) => {
    meanRow[at % rowWidth] = (meanRow[at % rowWidth] ?? 0) + value / careers.length;
  });
  return { careers, rows, meanRow };
}

/**
 * Each career's six interests as a unit vector. Every scale is centred over the catalogue first: the
 * scales have very different means, and uncentred profiles cluster in a few directions.
 */
function interestDirections(careers: readonly Career[]): number[][] {
  const means = riasecTypes.map(
    (type) => careers.reduce((sum, { interests }) => sum + interests[type], 0) / careers.length,
  );
  return careers.map(({ interests }) => {
    const centred = riasecTypes.map((type, i) => interests[type] - (means[i] ?? 0));
    return toUnit(orthogonalTo(centred, generalInterest));
  });
}

/** From -1 for Job Zone 1 to 1 for Job Zone 5: how much reasoning its preparation requires. */
function schooling({ jobZone }: Career): number {
  return (jobZone - 3) / 2;
}
