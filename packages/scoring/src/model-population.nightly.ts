import { bigFiveTraits, personalityTypes, riasecTypes, tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { matchCareers } from './matching/match-careers.ts';
import { indexOfScale } from './model/latent-scales.ts';
import { seededRandom } from './model/seeded-random.ts';
import { scoreAssessment } from './score-assessment.ts';
import { archetype, personalityType } from './summary/character.ts';
import { interestPattern } from './summary/interest-pattern.ts';
import { confidenceLevel, confidenceLevels, matchConfidence } from './summary/match-confidence.ts';
import { reliableChange } from './summary/reliable-change.ts';
import { type RetestAgreement, retestAgreement } from './summary/retest-agreement.ts';
import { balancedQuestions, parallelQuestions } from './testing/balanced-questions.ts';
import { tierGoals } from './testing/goals.ts';
import { type Answering, randomResponding, rightModel, wrongModel } from './testing/populations.ts';
import {
  interestsAndTraits,
  meanSquaredError,
  percentagesOf,
  type Respondent,
  shareAbove70,
} from './testing/respondents.ts';
import { retestAgreementOf } from './testing/retest.ts';
import { correlation, mean, shares } from './testing/statistics.ts';
import { syntheticCareers } from './testing/synthetic-careers.ts';

const people = 1500;
/** Sampling error moves correlations and shares by this much. */
const tolerance = 0.02;
const careers = syntheticCareers(346);

const settings = tiers.flatMap((tier) => [
  { tier, leastShare: 0, use: 'withoutLeast' } as const,
  { tier, leastShare: 1, use: 'withLeast' } as const,
]);

describe.each(settings)('among people who take $tier $use', ({ tier, leastShare, use }) => {
  const questions = balancedQuestions(tier);
  const answer = (answers: Answering): Respondent[] => {
    const random = seededRandom(12);
    return Array.from({ length: people }, () => {
      const theta = rightModel.person(random);
      const responses = answers(questions, theta, random, { leastShare });
      return { theta, profile: scoreAssessment(questions, responses) };
    });
  };
  const respondents = answer(rightModel.answers);

  test('estimates correlate with the true scales as well as the tier promises', () => {
    const resemblance = respondents.map(({ theta, profile }) =>
      correlation(
        Array.from(theta.subarray(0, riasecTypes.length)),
        riasecTypes.map((type) => profile.riasec[type].estimate),
      ),
    );
    const traits = bigFiveTraits.map((trait) =>
      correlation(
        respondents.map(({ theta }) => theta[indexOfScale(trait)] ?? 0),
        respondents.map(({ profile }) => profile.bigFive[trait].estimate),
      ),
    );
    expect(mean(resemblance)).toBeGreaterThan(tierGoals[tier].profileR[use].right - tolerance);
    expect(mean(traits)).toBeGreaterThan(tierGoals[tier].traitR - tolerance);
  });

  test('standard errors match the actual errors, and three in ten are above 70', () => {
    for (const scale of interestsAndTraits) {
      expect(Math.abs(meanSquaredError(respondents, scale) - 1)).toBeLessThan(0.25);
      expect(Math.abs(shareAbove70(respondents, scale) - 0.3)).toBeLessThan(0.07);
    }
  });

  test('every archetype and personality type applies to some, and none to half of them', () => {
    const archetypes = respondents.map(({ profile }) => archetype(percentagesOf(profile.riasec)));
    const types = respondents.map(({ profile }) => personalityType(percentagesOf(profile.bigFive)));
    const found = {
      ...shares(new Set(archetypes), archetypes),
      ...shares(personalityTypes, types),
    };
    expect(new Set(archetypes).size).toBe(riasecTypes.length);
    for (const share of Object.values(found)) {
      expect(share).toBeGreaterThan(0.03);
      expect(share).toBeLessThan(0.45);
    }
  });

  test('most have a pair or a tie of interests, and few are even', () => {
    const patterns = respondents.map(({ profile }) => interestPattern(profile).kind);
    const found = shares(['pair', 'tied', 'even'], patterns);
    expect(found.pair + found.tied).toBeGreaterThan(0.75);
    expect(found.even).toBeGreaterThan(0.02);
    expect(found.even).toBeLessThan(0.15);
  });

  test('random responding seldom gets a high confidence, and people more often than it', () => {
    const levelsOf = (some: readonly Respondent[]) =>
      shares(
        confidenceLevels,
        some.map(({ profile }) =>
          confidenceLevel(matchConfidence(matchCareers(profile, careers, { count: 5 })), tier),
        ),
      );
    const [ofPeople, ofRandom] = [levelsOf(respondents), levelsOf(answer(randomResponding))];
    expect(ofRandom.high).toBeLessThan(0.06);
    expect(ofPeople.high).toBeGreaterThan(4 * ofRandom.high);
    expect(ofRandom.low).toBeGreaterThan(Math.max(0.38, 1.8 * ofPeople.low));
    expect(ofPeople.low).toBeLessThan(0.25);
  });

  test.each([
    ['wrong', wrongModel, 0],
    ['right', rightModel, 1],
  ] as const)('the stated odds of a second quest hold under the %s model', (_, world, model) => {
    const found = retestAgreementOf({ tier, world, careers, people, leastShare });
    for (const [what, share] of Object.entries(found) as [keyof RetestAgreement, number][]) {
      const difference = Math.abs(share - retestAgreement[tier][use][what][model]);
      expect(difference).toBeLessThan(what === 'topFive' ? 0.15 : 0.05);
    }
  });

  test('a second quest falls into the band in 2 to 2.6 of three times, and seldom changes clearly', () => {
    const random = seededRandom(13);
    const again = parallelQuestions(tier);
    const pairs = respondents.flatMap(({ theta, profile }) => {
      const responses = rightModel.answers(again, theta, random, { leastShare });
      const second = scoreAssessment(again, responses).riasec;
      return riasecTypes.map((type) => [profile.riasec[type], second[type]] as const);
    });
    const isWithin = pairs.map(([{ band }, { percentage }]) =>
      Number(percentage >= band.low && percentage <= band.high),
    );
    const isClear = pairs.map(([one, other]) => Number(reliableChange(one, other) !== 'unclear'));
    expect(mean(isWithin)).toBeGreaterThan(2 / 3);
    expect(mean(isWithin)).toBeLessThan(2.6 / 3);
    expect(mean(isClear)).toBeLessThan(0.09);
  });
});
