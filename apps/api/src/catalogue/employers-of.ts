import type { Career, Company } from '@guildpath/contract';

/**
 * The known employers of a career: those with a beginning of its SOC code. The narrower the beginning, the earlier; equals
 * stand as in the catalogue.
 */
export function employersOf<Employer extends Pick<Company, 'socPrefixes'>>(
  { socCode }: Pick<Career, 'socCode'>,
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
