import { optionIds, type Response, type Tier } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { matchCareers, scoreAssessment, scoringVersion } from './index.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { devotedAnswers } from './testing/simulated-people.ts';
import { syntheticCareers } from './testing/synthetic-careers.ts';

// A failure means that scores change for everyone: then `scoringVersion` must change too.
const questions = balancedQuestions('quick');
const profile = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));

function percentagesOf(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.values(scores).map(({ percentage }) => percentage);
}

test('version 3 gives these scores on every machine', () => {
  expect(profile.version).toBe('3');
  expect(scoringVersion).toBe('3');
  expect(percentagesOf(profile.riasec)).toEqual([9, 32, 99, 94, 25, 5]);
  expect(percentagesOf(profile.bigFive)).toEqual([88, 65, 55, 69, 58]);
  expect(percentagesOf(profile.aptitude)).toEqual([80, 80, 80]);
  expect(profile.riasec.artistic.estimate).toBe(1.46105);
  expect(profile.riasec.artistic.band).toEqual({ low: 65, high: 99 });
  expect(profile.responseConsistency).toBe(0.999292);
});

// The pattern repeats in the order of the questions: the chosen option, followed by the least option if
// named.
function choosing(tier: Tier, pattern: string): Response[] {
  const pairs = pattern.split(' ');
  return balancedQuestions(tier).map(({ id, type }, i) => {
    const [chosen, named] = pairs[i % pairs.length] ?? '';
    const optionOf = (letter: string | undefined) => optionIds.find((option) => option === letter);
    const leastOption = type === 'riasec' ? optionOf(named) : undefined;
    return {
      questionId: id,
      questionType: type,
      selectedOption: optionOf(chosen) ?? 'a',
      ...(leastOption && { leastOption }),
    };
  });
}

test.each([
  ['quick', 'a', '57 37 58 56 33 33', '33 34 34 35 42', '80 80 80', '763 52, 238 52'],
  ['quick', 'ad b c da', '88 84 75 43 61 6', '84 7 69 24 93', '11 11 11', '213 81, 291 81'],
  ['standard', 'a b c d', '72 24 45 53 35 10', '9 14 21 16 28', '13 13 44', '179 71, 783 70'],
  ['standard', 'ab bc cd da', '78 32 32 44 44 11', '8 14 24 16 28', '13 13 44', '783 74, 443 73'],
  ['epic', 'a b c d', '89 61 65 68 75 18', '76 17 91 11 81', '8 8 68', '783 74, 443 74'],
  ['epic', 'ab bc cd da', '91 57 52 73 74 22', '71 16 92 12 82', '8 8 68', '443 80, 783 79'],
] as const)('version 3 gives these scores on %s for the answers %s', (...row) => {
  const [tier, options, interests, traits, areas, best] = row;
  const scored = scoreAssessment(balancedQuestions(tier), choosing(tier, options));
  expect(percentagesOf(scored.riasec).join(' ')).toBe(interests);
  expect(percentagesOf(scored.bigFive).join(' ')).toBe(traits);
  expect(percentagesOf(scored.aptitude).join(' ')).toBe(areas);
  const matches = matchCareers(scored, syntheticCareers(923), { count: 2 }).map(
    ({ careerId, matchPercentage }) => `${careerId.replace('career-', '')} ${matchPercentage}`,
  );
  expect(matches.join(', ')).toBe(best);
});

test.each([
  ['quick', 0.02008, 0.780974, 0.760545],
  ['standard', -0.097129, 0.760412, 0.891882],
  ['epic', 0.373523, 0.741688, 0.986333],
] as const)(
  'version 3 gives these estimates on %s to the millionth',
  (tier, estimate, error, consistency) => {
    const scored = scoreAssessment(balancedQuestions(tier), choosing(tier, 'ab bc cd da'));
    expect(scored.riasec.social).toMatchObject({ estimate, standardError: error });
    expect(scored.responseConsistency).toBe(consistency);
  },
);
