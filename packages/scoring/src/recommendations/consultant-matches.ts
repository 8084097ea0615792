import type { Career, Consultant } from '@guildpath/contract';
import { matchedCareers, type RankedCareer } from '../matching/matched-careers.ts';
import { oncePer } from '../once-per.ts';

export interface ConsultantMatch {
  readonly consultantId: string;
  /** The matched career whose job family the consultant advises on. */
  readonly careerId: string;
}

/**
 * Returns consultants who advise on the job families of the matched careers, ordered by the rank of their
 * career, then by rating, then as given. Each career gets one consultant before any career gets a second.
 * `count` limits the list; default 5.
 */
export function consultantMatches(
  {
    matches,
    careers,
    consultants,
  }: {
    readonly matches: readonly RankedCareer[];
    readonly careers: readonly Career[];
    readonly consultants: readonly Consultant[];
  },
  { count = 5 }: { readonly count?: number } = {},
): ConsultantMatch[] {
  const matched = matchedCareers(matches, careers);
  const turns = new Map<string, number>();
  return byRating(consultants)
    .flatMap(({ id, categories }) => {
      const rank = matched.findIndex(({ career }) => categories.includes(career.category));
      const career = matched[rank]?.career;
      if (!career) return [];
      const turn = turns.get(career.id) ?? 0;
      turns.set(career.id, turn + 1);
      return [{ consultantId: id, careerId: career.id, rank, turn }];
    })
    .sort((one, other) => one.turn - other.turn || one.rank - other.rank)
    .slice(0, count)
    .sort((one, other) => one.rank - other.rank || one.turn - other.turn)
    .map(({ consultantId, careerId }) => ({ consultantId, careerId }));
}

const byRating = oncePer((consultants: readonly Consultant[]) =>
  consultants.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0)),
);
