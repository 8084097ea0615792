import type { Career, Company } from '@guildpath/contract';

/** As many as the share card shows (spec section 9). */
const namesShown = 3;

/**
 * `Company names: A, B, C` with known employers of the career's field, or nothing when none is
 * known. The seed decides where in the catalogue's order the three begin.
 */
export function companyLine(career: Career, companies: readonly Company[], seed: number): string {
  const employers = companies.filter(({ categories }) => categories.includes(career.category));
  if (employers.length === 0) return '';
  const start = seed % employers.length;
  const names = [...employers.slice(start), ...employers.slice(0, start)]
    .slice(0, namesShown)
    .map(({ name }) => name);
  return `Company names: ${names.join(', ')}`;
}
