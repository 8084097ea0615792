import { expect, test } from 'vitest';
import { matcherOf, scoreAssessment, scoringVersion } from './index.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { writtenAnswers } from './testing/simulated-people.ts';
import { syntheticCareers } from './testing/synthetic-careers.ts';

// A failure means that scores change for everyone: then `scoringVersion` must change too.
function percentagesOf(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.values(scores).map(({ percentage }) => percentage);
}

test('the version is the one of these scores', () => {
  expect(scoringVersion).toBe('4');
});

test.each([
  [
    'quick',
    'ad b c da',
    '88 84 75 43 61 6',
    '84 7 69 24 93',
    '11 11 11',
    '213 81, 291 81',
    0.800409,
  ],
  [
    'standard',
    'ab bc cd da',
    '78 32 32 44 44 11',
    '8 14 24 16 28',
    '13 13 44',
    '783 74, 443 73',
    0.760412,
  ],
  [
    'epic',
    'ab bc cd da',
    '91 57 52 73 74 22',
    '71 16 92 12 82',
    '8 8 68',
    '443 80, 783 79',
    0.741688,
  ],
] as const)('version 4 gives these scores on %s for the answers %s', (...row) => {
  const [tier, options, interests, traits, areas, best, error] = row;
  const questions = balancedQuestions(tier);
  const letters = options.split(' ');
  const responses = writtenAnswers(questions, (_, i) => letters[i % letters.length]);
  const scored = scoreAssessment(questions, responses);
  expect(percentagesOf(scored.riasec).join(' ')).toBe(interests);
  expect(percentagesOf(scored.bigFive).join(' ')).toBe(traits);
  expect(percentagesOf(scored.aptitude).join(' ')).toBe(areas);
  expect(scored.riasec.social.standardError).toBe(error);
  const matches = matcherOf(
    scored,
    syntheticCareers(923),
  )({ count: 2 }).map(
    ({ careerId, matchPercentage }) => `${careerId.replace('career-', '')} ${matchPercentage}`,
  );
  expect(matches.join(', ')).toBe(best);
});
