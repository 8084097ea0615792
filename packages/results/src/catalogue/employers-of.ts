import type { Career, Company } from '@guildpath/contract';

/** By the list of companies and the SOC code: a result names the employers of ten careers, out of a hundred companies. */
const known = new WeakMap<object, Map<string, unknown[]>>();

/**
 * The known employers of a career: those with a beginning of its SOC code. The narrower the beginning, the earlier; equals
 * stand as in the catalogue. Pass the same array of companies again.
 */
export function employersOf<Employer extends Pick<Company, 'socPrefixes'>>(
  { socCode }: Pick<Career, 'socCode'>,
  companies: readonly Employer[],
): readonly Employer[] {
  const found = known.get(companies) ?? new Map<string, unknown[]>();
  known.set(companies, found);
  const employers =
    (found.get(socCode) as Employer[] | undefined) ?? findEmployers(socCode, companies);
  found.set(socCode, employers);
  return employers;
}

function findEmployers<Employer extends Pick<Company, 'socPrefixes'>>(
  socCode: string,
  companies: readonly Employer[],
): Employer[] {
  return companies
    .map((company) => ({ company, length: longestPrefix(company, socCode) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .map(({ company }) => company);
}

/** In characters; 0 when no prefix fits. */
function longestPrefix({ socPrefixes }: Pick<Company, 'socPrefixes'>, socCode: string): number {
  return Math.max(
    0,
    ...socPrefixes.filter((prefix) => socCode.startsWith(prefix)).map(({ length }) => length),
  );
}
