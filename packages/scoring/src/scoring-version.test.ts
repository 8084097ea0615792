import { optionIds, type Tier } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { matchCareers, scoreAssessment, scoringVersion } from './index.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { devotedAnswers } from './testing/simulated-people.ts';
import { syntheticCareers } from './testing/synthetic-careers.ts';

// A failure here means that scores change for everyone: then `scoringVersion` must change too.
const questions = balancedQuestions('quick');
const profile = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));

function percentagesOf(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.values(scores).map(({ percentage }) => percentage);
}

test('version 1 gives these scores on every machine', () => {
  expect(profile.version).toBe('1');
  expect(scoringVersion).toBe('1');
  expect(percentagesOf(profile.riasec)).toEqual([10, 31, 99, 93, 33, 7]);
  expect(percentagesOf(profile.bigFive)).toEqual([84, 64, 59, 69, 60]);
  expect(percentagesOf(profile.aptitude)).toEqual([93, 93, 93]);
  expect(profile.riasec.artistic.estimate).toBe(1.234039);
  expect(profile.responseConsistency).toBe(0.990764);
});

test('version 1 gives these matches on every machine', () => {
  const matches = matchCareers(profile, syntheticCareers(923), { count: 3 });
  expect(matches.map(({ careerId, matchPercentage }) => [careerId, matchPercentage])).toEqual([
    ['career-412', 84],
    ['career-52', 83],
    ['career-77', 83],
  ]);
});

/** Repeats the options in the order of the questions. */
function choosing(tier: Tier, options: string) {
  return balancedQuestions(tier).map(({ id, type }, i) => ({
    questionId: id,
    questionType: type,
    selectedOption: optionIds.find((option) => option === options[i % options.length]) ?? 'a',
  }));
}

test.each([
  ['quick', 'a', '37 17 90 54 45 11', '49 37 34 32 43', '78 78 54', '763 71, 195 71, 430 70'],
  ['quick', 'abcd', '69 11 32 78 41 16', '10 79 46 93 10', '9 34 7', '44 69, 10 68, 174 68'],
  ['standard', 'a', '62 16 56 40 67 67', '49 50 50 49 50', '31 31 31', '325 64, 839 64, 874 64'],
  ['standard', 'abcd', '89 72 89 83 67 23', '94 60 95 72 89', '2 2 2', '660 73, 619 73, 435 72'],
  ['epic', 'a', '38 54 41 55 54 40', '42 44 46 43 45', '11 10 9', '262 56, 594 56, 906 56'],
  ['epic', 'abcd', '88 62 65 67 75 18', '75 15 90 10 80', '8 8 68', '783 73, 443 73, 152 72'],
] as const)('version 1 gives these scores on %s for the answers %s', (...row) => {
  const [tier, options, interests, traits, areas, best] = row;
  const scored = scoreAssessment(balancedQuestions(tier), choosing(tier, options));
  expect(percentagesOf(scored.riasec).join(' ')).toBe(interests);
  expect(percentagesOf(scored.bigFive).join(' ')).toBe(traits);
  expect(percentagesOf(scored.aptitude).join(' ')).toBe(areas);
  const matches = matchCareers(scored, syntheticCareers(923), { count: 3 }).map(
    ({ careerId, matchPercentage }) => `${careerId.replace('career-', '')} ${matchPercentage}`,
  );
  expect(matches.join(', ')).toBe(best);
});

test.each([
  ['quick', 0.360224, 0.820239, 0.850067],
  ['standard', 0.495132, 0.803249, 0.932182],
  ['epic', 0.258333, 0.766329, 0.969627],
] as const)(
  'version 1 gives these estimates on %s to the millionth',
  (tier, estimate, error, consistency) => {
    const scored = scoreAssessment(balancedQuestions(tier), choosing(tier, 'abcd'));
    expect(scored.riasec.social).toMatchObject({ estimate, standardError: error });
    expect(scored.responseConsistency).toBe(consistency);
  },
);
