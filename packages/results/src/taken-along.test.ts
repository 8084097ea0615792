import { careers, questionBank } from '@guildpath/content';
import {
  type BasicInterest,
  basicInterests,
  type Career,
  maxBasicInterests,
  preparationOf,
} from '@guildpath/contract';
import { matcherOf, type TraitProfile } from '@guildpath/scoring';
import { devotedAnswers, simulatedProfiles } from '@guildpath/scoring/testing';
import { expect, it } from 'vitest';
import { assess } from './assess.ts';
import { listMatches } from './recommendations/career-fields.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';
import { withoutAnswers } from './writer/without-answers.ts';

const catalogue = shippedCatalogue();
const { careersById } = catalogue;

/** Every person takes one to three things along, and all things are taken. */
const people = simulatedProfiles(questionBank.quick, { people: 120, seed: 61 }).map(
  (profile, i) => {
    const count = (i % maxBasicInterests) + 1;
    const taken = Array.from({ length: count }, (_, k) => thingAt(i + 7 * k));
    return { profile, taken, match: matcherOf(profile, careers, taken) };
  },
);

function thingAt(position: number): BasicInterest {
  return basicInterests[position % basicInterests.length] ?? 'law';
}

function firstFive({ match }: (typeof people)[number], limits = {}): Career[] {
  return match({ count: 5, withoutCaveats: true, ...limits }).map(({ careerId }) =>
    careersById.get(careerId),
  );
}

function interestPointsOf(profile: TraitProfile): Map<string, number> {
  const all = matcherOf(profile, careers)({ count: careers.length });
  return new Map(all.map(({ careerId, contributions }) => [careerId, contributions.interests]));
}

it('the first five span two job families and two lengths of training', () => {
  const alike = people.filter((person) => {
    const five = firstFive(person);
    const families = new Set(five.map(({ category }) => category));
    return families.size < 2 || new Set(five.map((one) => preparationOf(one))).size < 2;
  });
  expect(alike.map(({ taken }) => taken)).toEqual([]);
});

it('none of the first five fits less well than half of all careers, unless all about its thing do', () => {
  const unfit = people.flatMap((person) => {
    const points = interestPointsOf(person.profile);
    const median = [...points.values()].sort((one, other) => one - other)[careers.length / 2] ?? 0;
    // The points are rounded to tenths.
    const isBelow = ({ id }: Career) => (points.get(id) ?? 0) < median - 0.1;
    const hasFitting = (thing: BasicInterest) =>
      careers.some((career) => career.about?.[0] === thing && !isBelow(career));
    return firstFive(person).filter(
      (career) =>
        isBelow(career) &&
        person.taken.filter((thing) => career.about?.includes(thing)).every(hasFitting),
    );
  });
  expect(unfit.map(({ id }) => id)).toEqual([]);
});

it('every thing has its best career among the fields if it fits better than the mean', () => {
  for (const { match, taken } of people) {
    const { fields } = listMatches('quick', match, careers, taken);
    const shown = fields.map(({ category }) => category);
    for (const about of taken) {
      const [best] = match({ count: 1, about, withoutCaveats: true });
      if (!best || best.matchPercentage <= 50) continue;
      expect(shown).toContain(careersById.get(best.careerId).category);
    }
    expect(fields).toHaveLength(5);
    for (const { careerIds } of fields) expect(careerIds.length).toBeGreaterThan(0);
  }
});

const answers = {
  tier: 'epic',
  responses: devotedAnswers(questionBank.epic, 'artistic'),
} as const;
const { snapshot: plain } = assess(catalogue, answers);
const { snapshot: taking } = assess(catalogue, {
  ...answers,
  basicInterests: ['culinary-art', 'law'],
});

it('what was taken along changes the recommendations, and nothing about the person', () => {
  const { careerRecommendations: first } = plain;
  expect(taking.careerRecommendations).not.toEqual(first);
  expect(taking.basicInterests).toEqual(['culinary-art', 'law']);
  const best = first.slice(0, 3).reduce((sum, { matchPercentage }) => sum + matchPercentage, 0);
  expect(taking.matchConfidence).toBe(Math.round(best / 3));
  const person = ({
    portrait,
    riasecScores,
    bigFiveScores,
    scoreBands,
    guildTitle,
  }: typeof plain) => ({ portrait, riasecScores, bigFiveScores, scoreBands, guildTitle });
  expect(person(taking)).toEqual(person(plain));
  expect(taking.characterClass).toBe(plain.characterClass);
});

it('a career says which of the things it is about, but not to a guide', () => {
  for (const { id, reasons } of taking.careerRecommendations) {
    const { about = [] } = careersById.get(id);
    const isTaken = (thing: BasicInterest) => taking.basicInterests?.includes(thing);
    expect(reasons.takenAlong).toBe(about.find(isTaken));
  }
  expect(JSON.stringify(taking)).toMatch(/"takenAlong":"culinary-art"/);
  expect(JSON.stringify(withoutAnswers(taking))).not.toMatch(/takenAlong|basicInterests/);
});
