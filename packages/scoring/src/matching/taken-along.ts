import type { BasicInterest } from '@guildpath/contract';
import { fitsOf } from './best-fits.ts';
import type { PreparedCatalogue } from './prepared-catalogue.ts';
import { traitsAt } from './row-layout.ts';

/**
 * Weighs what was taken along against all that was measured: half each. This is an assumption, as there are
 * no data on it yet.
 */
export const takenWeight = 0.5;

/** The level of what a career is about second or third. Its main thing has 1, and any other 0. */
const furtherLevel = 0.5;

/**
 * Returns how far each career is about what was taken along: the sum of its levels, divided by the highest sum
 * of any career. A thing counts only in careers whose interests fit the person at least as well as those of
 * half the catalogue, unless none that is mainly about it does.
 */
export function takenShares(
  { careers, rows }: PreparedCatalogue,
  person: Float64Array,
  taken: readonly BasicInterest[],
): Float64Array {
  const fits = fitsOf(
    rows,
    person.map((value, at) => (at < traitsAt ? value : 0)),
  );
  const median = fits.toSorted()[Math.floor(fits.length / 2)] ?? 0;
  const isFitting = (at: number) => (fits[at] ?? 0) >= median;
  const unfitting = taken.filter(
    (thing) => !careers.some(({ about }, at) => about?.[0] === thing && isFitting(at)),
  );
  const sums = Float64Array.from(careers, ({ about = [] }, at) => {
    const counted = isFitting(at) ? taken : unfitting;
    const isCounted = (thing: BasicInterest) => counted.includes(thing);
    const mainCount = about.slice(0, 1).filter(isCounted).length;
    const furtherCount = about.slice(1).filter(isCounted).length;
    return mainCount + furtherLevel * furtherCount;
  });
  const highest = Math.max(...sums);
  return sums.map((sum) => sum / highest);
}
