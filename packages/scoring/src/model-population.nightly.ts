import { riasecTypes, tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { matcherOf } from './matching/match-careers.ts';
import { spreadFor } from './model/estimate-spread.ts';
import { instrumentOf } from './model/instrument.ts';
import type { Answer } from './model/item.ts';
import { latentScales } from './model/latent-scales.ts';
import { posteriorMode } from './model/posterior.ts';
import { seededRandom } from './model/seeded-random.ts';
import { drawAnswer, drawPerson } from './model/simulated-person.ts';
import { scoreAssessment } from './score-assessment.ts';
import { interestPattern } from './summary/interest-pattern.ts';
import { confidenceLevel, confidenceLevels, matchConfidence } from './summary/match-confidence.ts';
import { reliableChange } from './summary/reliable-change.ts';
import { type RetestAgreement, retestAgreement } from './summary/retest-agreement.ts';
import { balancedQuestions, parallelQuestions } from './testing/balanced-questions.ts';
import { type Answering, randomResponding, rightModel, wrongModel } from './testing/populations.ts';
import {
  interestsAndTraits,
  meanSquaredError,
  type Respondent,
  shareAbove70,
} from './testing/respondents.ts';
import { retestAgreementOf } from './testing/retest.ts';
import { shares } from './testing/statistics.ts';
import { syntheticCareers } from './testing/synthetic-careers.ts';
import { mean } from './vectors.ts';

const people = 1500;
const careers = syntheticCareers(346);

const settings = tiers.flatMap((tier) => [
  { tier, leastShare: 0, use: 'withoutLeast' } as const,
  { tier, leastShare: 1, use: 'withLeast' } as const,
]);

test('the interpolated spread of estimates is right to 2 % for any number of least options', () => {
  const { questions } = instrumentOf(balancedQuestions('quick'));
  const scenes = questions.filter(({ item }) => item.kind === 'choice').length;
  const random = seededRandom(14);
  const drawn = Array.from({ length: people }, () => {
    const theta = drawPerson(random);
    return questions.map(({ item }) => drawAnswer(item, theta, random, { withLeast: true }));
  });
  const naming = (count: number) => (answers: readonly Answer[]) =>
    answers.map(({ least, ...answer }, i) =>
      i < count && least !== undefined ? { ...answer, least } : answer,
    );
  const spreadOf = (count: number) => {
    const modes = drawn.map(naming(count)).map((answers) => posteriorMode(answers, 1e-3));
    return Float64Array.from(latentScales, (_, scale) =>
      Math.sqrt(mean(modes.map((mode) => (mode[scale] ?? 0) ** 2))),
    );
  };
  const ends = { withoutLeast: spreadOf(0), withLeast: spreadOf(scenes) };
  const errors = Array.from({ length: scenes - 1 }, (_, i) => {
    const spread = spreadOf(i + 1);
    const interpolated = spreadFor(ends, naming(i + 1)(drawn[0] ?? []));
    return Math.max(...spread.map((one, scale) => Math.abs((interpolated[scale] ?? 0) / one - 1)));
  });
  expect(Math.max(...errors)).toBeLessThan(0.02);
});

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

  test('standard errors match the actual errors, and three in ten are above 70', () => {
    for (const scale of interestsAndTraits) {
      expect(Math.abs(meanSquaredError(respondents, scale) - 1)).toBeLessThan(0.25);
      expect(Math.abs(shareAbove70(respondents, scale) - 0.3)).toBeLessThan(0.07);
    }
  });

  test('most have a pair or a tie of interests, and few are even', () => {
    const patterns = respondents.map(({ profile }) => interestPattern(profile).kind);
    const found = shares(['pair', 'tied', 'even'], patterns);
    expect(found.pair + found.tied).toBeGreaterThan(0.75);
    expect(found.even).toBeGreaterThan(0.005);
    expect(found.even).toBeLessThan(0.06);
  });

  test('random responding seldom gets a high confidence, and people more often than it', () => {
    const levelsOf = (some: readonly Respondent[]) =>
      shares(
        confidenceLevels,
        some.map(({ profile }) =>
          confidenceLevel(matchConfidence(matcherOf(profile, careers)({ count: 5 })), {
            assessmentType: tier,
            leastCount: profile.leastCount,
          }),
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
