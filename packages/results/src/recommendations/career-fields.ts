import {
  type BasicInterest,
  type Career,
  type FieldRung,
  preparationOf,
  preparations,
  type ResultSnapshot,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import {
  type CareerMatch,
  fieldMatchCount,
  type Matcher,
  type MatchField,
  matchFields,
} from '@guildpath/scoring';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Insight } from '../writer/insight.ts';
import { payOf, schoolingOf } from './career-facts.ts';

/** Before the Epic Journey, careers with a caveat are at most among the further ones of a field. */
export const listsWithoutCaveats = (tier: Tier): boolean => tier !== 'epic';

/** The match of a career drawn at random. */
const meanPercentage = 50;

/** Lists the matches of a result and the fields that they fall into, best first. */
export function listMatches(
  tier: Tier,
  match: Matcher,
  careers: readonly Career[],
  taken: readonly BasicInterest[] = [],
): { readonly matches: readonly CareerMatch[]; readonly fields: readonly MatchField[] } {
  const withoutCaveats = listsWithoutCaveats(tier);
  const bestOfTaken = taken
    .flatMap((about) => match({ count: 1, about, withoutCaveats }))
    .filter(({ matchPercentage }) => matchPercentage > meanPercentage)
    .toSorted((one, other) => other.matchPercentage - one.matchPercentage);
  return {
    matches: match({ count: tierFacts[tier].careerCount, withoutCaveats }),
    fields: matchFields(match({ count: fieldMatchCount, withoutCaveats }), careers, bestOfTaken),
  };
}

const moreCareersPerField = 3;

interface Person extends ReturnType<typeof listMatches> {
  readonly match: Matcher;
  readonly written: Pick<Insight, 'fieldSentences' | 'fieldMoments'>;
}

/** Describes the fields, and lists further careers of each as ideas to look into. */
export function recommendFields(
  catalogue: Catalogue,
  { match, matches, fields, written }: Person,
): Pick<ResultSnapshot, 'careerFields' | 'moreCareers'> {
  const { careers, careersById } = catalogue;
  const listed = new Set(matches.map(({ careerId }) => careerId));
  const described = fields.map(({ category, careerIds }) => {
    const family = match({ count: careers.length, category }).map(
      ({ careerId, matchPercentage }) => ({ ...careersById.get(careerId), matchPercentage }),
    );
    const moment = written.fieldMoments[category];
    return {
      field: {
        category,
        sentence: written.fieldSentences[category] ?? '',
        careerIds,
        ...(moment !== undefined && { moment }),
        rungs: rungsOf(catalogue, family),
      },
      more: family
        .filter(({ id }) => !listed.has(id))
        .filter(({ id }, place) => place < moreCareersPerField || careerIds.includes(id)),
    };
  });
  return {
    careerFields: described.map(({ field }) => field),
    moreCareers: described.flatMap(({ more }) =>
      more.map(({ id, title, category, matchPercentage }) => ({
        id,
        careerTitle: title,
        careerCategory: category,
        matchPercentage,
      })),
    ),
  };
}

/** Takes the careers of a job family, best match first. */
function rungsOf(catalogue: Catalogue, family: readonly Career[]): FieldRung[] {
  return preparations.flatMap((preparation) => {
    const best = family.find((career) => preparationOf(career) === preparation && !career.caveat);
    if (!best) return [];
    const { id, title } = best;
    const schooling = schoolingOf(catalogue, best);
    return { preparation, id, careerTitle: title, schooling, ...payOf(best) };
  });
}
