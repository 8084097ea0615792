import { careers, programs, questionBank, schools } from '@guildpath/content';
import {
  type Career,
  type Program,
  type ProgramLevel,
  preparationOf,
  preparations,
} from '@guildpath/contract';
import { matcherOf } from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { expect, it } from 'vitest';
import { shippedCatalogue } from '../testing/shipped-catalogue.ts';
import { listMatches } from './career-fields.ts';
import { recommendByPreparation, recommendSchools } from './recommendations.ts';

const catalogue = shippedCatalogue();
const profiles = simulatedProfiles(questionBank.quick, { people: 20, seed: 3 });

/** Recommends for everyone, for each length of preparation. */
function recommended(listed: readonly Career[], offered: readonly Program[]) {
  const offering = shippedCatalogue({ careers: listed, programs: offered });
  return profiles.flatMap((profile) => {
    const person = recommendByPreparation(offering, matcherOf(profile, listed));
    return preparations.map((preparation) => ({ preparation, ...person[preparation] }));
  });
}

it('schools and consultants for a length of preparation are for careers of that length', () => {
  const lengths = new Map(careers.map((career) => [career.title, preparationOf(career)]));
  for (const one of recommended(careers, programs)) {
    const { preparation, schoolRecommendations, consultantRecommendations } = one;
    expect(consultantRecommendations.length).toBeGreaterThan(0);
    const others = [...schoolRecommendations, ...consultantRecommendations].filter(
      ({ forCareer }) => lengths.get(forCareer) !== preparation,
    );
    expect(others).toEqual([]);
  }
});

it('the schools that are open to a beginner in the US come first', () => {
  const shown = simulatedProfiles(questionBank.quick, { people: 200, seed: 6 }).flatMap((one) => {
    const { matches } = listMatches('quick', matcherOf(one, careers), careers);
    const [first, second] = recommendSchools(catalogue, matches);
    return [first, second].flatMap((school) => school ?? []);
  });
  const fit = shown.filter(
    ({ prerequisite, location }) => !prerequisite && !/Kingdom/.test(location),
  );
  expect(fit.length / shown.length).toBeGreaterThan(0.95);
});

const program = (level: ProgramLevel, prerequisite?: string): Program => ({
  id: level,
  name: level,
  schoolId: schools[0]?.id ?? '',
  level,
  careerIds: careers.map(({ id }) => id),
  ...(prerequisite && { prerequisite }),
});

it.each([
  {
    rule: 'a bachelor program is left out where there is an associate one',
    length: 'twoYears',
    offered: [program('bachelor'), program('associate')],
    shown: ['associate'],
  },
  {
    rule: 'a bachelor program is shown, and marked as longer, where there is no other',
    length: 'twoYears',
    offered: [program('bachelor')],
    shown: ['bachelor, longer'],
  },
  {
    rule: 'a bachelor program is shown where the associate one asks for a license first',
    length: 'twoYears',
    offered: [program('bachelor'), program('associate', 'a license')],
    shown: ['bachelor, longer'],
  },
  {
    rule: 'a doctoral program is shown though it asks for a degree first',
    length: 'more',
    offered: [program('bachelor'), program('doctoral', "a bachelor's degree")],
    shown: ['doctoral'],
  },
])('of the programs for one career, $rule', ({ length, offered, shown }) => {
  const one = careers.filter((career) => preparationOf(career) === length).slice(0, 1);
  const found = recommended(one, offered).flatMap(({ schoolRecommendations }) =>
    schoolRecommendations.map(({ id, isLonger }) => (isLonger ? `${id}, longer` : id)),
  );
  expect([...new Set(found)]).toEqual(shown);
});
