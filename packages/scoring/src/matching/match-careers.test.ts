import { preparationOf, preparations, type RiasecType, riasecTypes } from '@guildpath/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreAssessment } from '../score-assessment.ts';
import { anyCareers, anyResponses, careerFor } from '../testing/arbitraries.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers } from '../testing/simulated-people.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { matcherOf } from './match-careers.ts';

const questions = balancedQuestions('quick');
const anyProfile = anyResponses(questions).map((responses) =>
  scoreAssessment(questions, responses),
);
const careers = syntheticCareers(923);
/** For properties that prepare a catalogue in every run. */
const fewerCareers = syntheticCareers(120);

function devotedTo(type: RiasecType) {
  return scoreAssessment(questions, devotedAnswers(questions, type));
}

/** The last career has no interest in particular. */
const sixKinds = [
  ...riasecTypes.map((type, i) =>
    careerFor(type, { [type]: 7 }, { category: `Family ${i}`, jobZone: i % 2 === 0 ? 2 : 4 }),
  ),
  careerFor('everything', {}),
];

test.each(riasecTypes)('the best match of someone %s is the career of that type', (type) => {
  const [best] = matcherOf(devotedTo(type), sixKinds)();
  expect(best).toMatchObject({ careerId: type, reasons: { sharedInterest: type } });
});

test('matches are whole percentages from 0 to 100, best first, no career twice', () => {
  fc.assert(
    fc.property(anyProfile, anyCareers({ minLength: 1, maxLength: 40 }), (profile, catalogue) => {
      const matches = matcherOf(profile, catalogue)();
      const percentages = matches.map(({ matchPercentage }) => matchPercentage);
      expect(matches).toHaveLength(Math.min(10, catalogue.length));
      expect(new Set(matches.map(({ careerId }) => careerId)).size).toBe(matches.length);
      expect(percentages).toEqual([...percentages].sort((one, other) => other - one));
      for (const percentage of percentages) {
        expect(Number.isInteger(percentage)).toBe(true);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('a top five of a large catalogue spans two job families and two Job Zones', () => {
  const byId = new Map(careers.map((career) => [career.id, career]));
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const topFive = matcherOf(
        profile,
        careers,
      )({ count: 5 }).map(({ careerId }) => byId.get(careerId));
      expect(new Set(topFive.map((career) => career?.category)).size).toBeGreaterThan(1);
      expect(new Set(topFive.map((career) => career?.jobZone)).size).toBeGreaterThan(1);
    }),
  );
});

test('a choice of preparation lists its best careers, at the percentages they have among all', () => {
  const anyPreparation = fc.constantFrom(...preparations);
  fc.assert(
    fc.property(anyProfile, anyPreparation, (profile, preparation) => {
      const all = new Map(
        matcherOf(
          profile,
          careers,
        )({ count: careers.length }).map((match) => [match.careerId, match]),
      );
      const prepared = careers.filter((career) => preparationOf(career) === preparation);
      const highest = Math.max(...prepared.map(({ id }) => all.get(id)?.matchPercentage ?? 0));
      const matches = matcherOf(profile, careers)({ count: 5, preparation });
      expect(matches).toHaveLength(5);
      expect(matches[0]?.matchPercentage).toBe(highest);
      for (const match of matches) {
        expect(prepared.map(({ id }) => id)).toContain(match.careerId);
        expect(match).toEqual(all.get(match.careerId));
      }
    }),
    { numRuns: 30 },
  );
});

test('no career takes the place of one that fits better by more than 2 points', () => {
  const anyPreparation = fc.constantFrom(undefined, ...preparations);
  fc.assert(
    fc.property(anyProfile, anyPreparation, (profile, preparation) => {
      const best = matcherOf(profile, fewerCareers)({ count: fewerCareers.length, preparation });
      const listed = matcherOf(profile, fewerCareers)({ count: 5, preparation });
      const lowest = listed.at(-1)?.matchPercentage ?? 0;
      const ids = new Set(listed.map(({ careerId }) => careerId));
      const passedOver = best.filter(({ careerId }) => !ids.has(careerId));
      for (const { matchPercentage } of passedOver) {
        expect(matchPercentage - lowest).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('the mean match over the catalogue is 50', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const all = matcherOf(profile, careers)({ count: careers.length });
      const sum = all.reduce((total, { matchPercentage }) => total + matchPercentage, 0);
      expect(all).toHaveLength(careers.length);
      expect(sum / all.length).toBeCloseTo(50, 0);
    }),
    { numRuns: 10 },
  );
});

test('traits and aptitude move a match by no more than 15 in 100 points', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      for (const { contributions } of matcherOf(profile, careers)({ count: careers.length })) {
        const { traits, aptitude } = contributions;
        expect(Math.abs(traits) + Math.abs(aptitude)).toBeLessThanOrEqual(15);
      }
    }),
    { numRuns: 10 },
  );
});

test('the contributions add up to the percentage', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      for (const { matchPercentage, contributions } of matcherOf(profile, careers)()) {
        const sum = Object.values(contributions).reduce((total, points) => total + points, 0);
        expect(Math.abs(50 + sum - matchPercentage)).toBeLessThan(0.7);
      }
    }),
    { numRuns: 30 },
  );
});

test('there are no matches without careers, and the requested number with them', () => {
  const profile = devotedTo('realistic');
  expect(matcherOf(profile, [])()).toEqual([]);
  expect(matcherOf(profile, careers)({ count: 0 })).toEqual([]);
  expect(matcherOf(profile, careers)({ count: 15 })).toHaveLength(15);
});
