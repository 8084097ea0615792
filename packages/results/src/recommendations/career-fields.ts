import {
  type BasicInterest,
  type Career,
  type FieldRung,
  type Preparation,
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
/** In percentage points below the best career of the field. */
const rungReach = 15;

type Match = Career & Pick<CareerMatch, 'matchPercentage'>;

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
  const described = fields.map(({ category, careerIds, isLone }) => {
    const family = match({ count: careers.length, category }).map(
      ({ careerId, matchPercentage }) => ({ ...careersById.get(careerId), matchPercentage }),
    );
    const moment = written.fieldMoments[category];
    return {
      field: {
        category,
        name: (isLone && careersById.find(careerIds[0] ?? '')?.title) || category,
        sentence: written.fieldSentences[category] ?? '',
        careerIds,
        ...(moment !== undefined && { moment }),
        rungs: isLone ? [] : rungsOf(catalogue, family),
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

/** Takes the careers of a job family, best match first. Each rung is related to the one below it. */
function rungsOf(catalogue: Catalogue, family: readonly Match[]): FieldRung[] {
  const [best, ...others] = family.filter(({ caveat }) => !caveat);
  if (!best) return [];
  const near = others.filter((one) => one.matchPercentage >= best.matchPercentage - rungReach);
  const climb = (lengths: readonly Preparation[]) => {
    const rungs: Career[] = [best];
    for (const length of lengths) {
      const rung = near.find(
        (one) => preparationOf(one) === length && areRelated(one, rungs.at(-1) ?? best),
      );
      if (rung) rungs.push(rung);
    }
    return rungs.slice(1);
  };
  const place = preparations.indexOf(preparationOf(best));
  const below = climb(preparations.slice(0, place).toReversed()).toReversed();
  return [...below, best, ...climb(preparations.slice(place + 1))].map((career) => ({
    preparation: preparationOf(career),
    id: career.id,
    careerTitle: career.title,
    schooling: schoolingOf(catalogue, career),
    ...payOf(career),
  }));
}

/** A narrow group of occupations shares the first six characters of its codes, such as `29-122`. */
const narrowGroup = 6;

function areRelated(one: Career, other: Career): boolean {
  return (
    one.relatedCareers.includes(other.id) ||
    other.relatedCareers.includes(one.id) ||
    one.socCode.slice(0, narrowGroup) === other.socCode.slice(0, narrowGroup)
  );
}
