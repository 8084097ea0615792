import type { Career, Company } from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';

type Employer = Pick<Company, 'name' | 'socPrefixes'>;

// By SOC code: one result asks for the employers of ten careers among a hundred companies.
const cacheOf = oncePer((_: readonly Employer[]) => new Map<string, readonly Employer[]>());

/**
 * Finds the known employers of a career: the companies with a prefix of its SOC code, longest prefix first,
 * ties in catalogue order. Pass the same array of companies every time, because results are cached per array.
 */
export function employersOf(
  { socCode }: Pick<Career, 'socCode'>,
  companies: readonly Employer[],
): readonly Employer[] {
  const cache = cacheOf(companies);
  const employers = cache.get(socCode) ?? findEmployers(socCode, companies);
  cache.set(socCode, employers);
  return employers;
}

function findEmployers(socCode: string, companies: readonly Employer[]): Employer[] {
  return companies
    .map((company) => ({ company, length: longestPrefixLength(company, socCode) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .map(({ company }) => company);
}

function longestPrefixLength({ socPrefixes }: Employer, socCode: string): number {
  const matching = socPrefixes.filter((prefix) => socCode.startsWith(prefix));
  return Math.max(0, ...matching.map(({ length }) => length));
}
