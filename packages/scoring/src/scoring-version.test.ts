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
  expect(percentagesOf(profile.riasec)).toEqual([10, 30, 99, 93, 32, 7]);
  expect(percentagesOf(profile.bigFive)).toEqual([85, 65, 58, 68, 58]);
  expect(percentagesOf(profile.aptitude)).toEqual([93, 93, 93]);
  expect(profile.riasec.artistic.estimate).toBe(1.214731);
  expect(profile.riasec.artistic.band).toEqual({ low: 58, high: 99 });
  expect(profile.responseConsistency).toBe(0.991004);
});

test('version 3 gives these matches on every machine', () => {
  const matches = matchCareers(profile, syntheticCareers(923), { count: 3 });
  expect(matches.map(({ careerId, matchPercentage }) => [careerId, matchPercentage])).toEqual([
    ['career-77', 85],
    ['career-819', 84],
    ['career-312', 84],
  ]);
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
  ['quick', 'a', '37 18 90 54 46 12', '45 34 32 32 42', '78 78 54', '763 62, 195 62, 280 61'],
  ['quick', 'a b c d', '69 11 33 78 41 17', '10 77 45 92 8', '9 34 7', '44 70, 174 69, 162 69'],
  ['quick', 'ab bc cd da', '75 12 49 67 39 15', '14 77 42 91 8', '9 34 7', '44 71, 799 70, 174 69'],
  ['quick', 'ad b c da', '74 31 44 79 21 8', '13 77 41 92 8', '9 34 7', '174 75, 44 74, 513 73'],
  ['standard', 'a', '61 14 56 41 67 67', '49 50 50 49 50', '32 32 31', '874 55, 639 55, 325 55'],
  ['standard', 'a b c d', '87 71 86 81 65 22', '97 66 95 71 90', '2 2 2', '435 73, 619 73, 660 73'],
  [
    'standard',
    'ab bc cd da',
    '89 50 84 80 72 28',
    '96 66 96 71 90',
    '2 2 2',
    '619 76, 805 75, 295 74',
  ],
  [
    'standard',
    'ad b c da',
    '89 85 91 80 54 7',
    '97 66 95 71 90',
    '2 2 2',
    '435 83, 660 83, 339 83',
  ],
  ['epic', 'a', '38 54 43 55 54 41', '41 43 47 44 46', '10 10 8', '154 52, 594 52, 899 52'],
  ['epic', 'a b c d', '89 61 65 68 75 18', '76 17 91 11 81', '8 8 68', '783 74, 443 74, 152 72'],
  [
    'epic',
    'ab bc cd da',
    '91 57 52 73 74 22',
    '71 16 92 12 82',
    '8 8 68',
    '443 80, 783 79, 283 77',
  ],
  ['epic', 'ad b c da', '90 74 79 77 57 4', '78 16 90 12 82', '8 8 68', '435 84, 395 83, 179 83'],
] as const)('version 3 gives these scores on %s for the answers %s', (...row) => {
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
  ['quick', 0.235941, 0.8101, 0.847741],
  ['standard', 0.494136, 0.779309, 0.965045],
  ['epic', 0.373523, 0.741688, 0.986333],
] as const)(
  'version 3 gives these estimates on %s to the millionth',
  (tier, estimate, error, consistency) => {
    const scored = scoreAssessment(balancedQuestions(tier), choosing(tier, 'ab bc cd da'));
    expect(scored.riasec.social).toMatchObject({ estimate, standardError: error });
    expect(scored.responseConsistency).toBe(consistency);
  },
);
