const careersConsidered = 3;
const maxCompanies = 3;

interface CareerOnCard {
  readonly careerCategory: string;
  readonly analysis: { readonly employers: readonly string[] };
}

/**
 * Returns up to three distinct company names for the share card (spec section 2): the first employer of each of the
 * three best careers, then the second of each, and so on. Careers without employers fill the remaining places with
 * `{category} Leader`. Expects the best first.
 */
export function topCompanies(careers: readonly CareerOnCard[]): string[] {
  const best = careers.slice(0, careersConsidered);
  const inTurn = Array.from({ length: maxCompanies }, (_, turn) =>
    best.flatMap(({ analysis: { employers } }) => employers.slice(turn, turn + 1)),
  );
  const leaders = best
    .filter(({ analysis: { employers } }) => employers.length === 0)
    .map(({ careerCategory }) => `${careerCategory} Leader`);
  return [...new Set([...inTurn.flat(), ...leaders])].slice(0, maxCompanies);
}
