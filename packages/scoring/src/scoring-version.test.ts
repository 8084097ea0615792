import { expect, test } from 'vitest';
import { matchCareers, scoreAssessment, scoringVersion } from './index.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { devotedAnswers } from './testing/simulated-people.ts';
import { syntheticCareers } from './testing/synthetic-careers.ts';

// Figures that fail here have changed for everyone: then `scoringVersion` must change with them.
const questions = balancedQuestions('quick');
const profile = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));

function percentagesOf(scores: Readonly<Record<string, { readonly percentage: number }>>) {
  return Object.values(scores).map(({ percentage }) => percentage);
}

test('version 1 scores these answers so, on every machine', () => {
  expect(profile.version).toBe('1');
  expect(scoringVersion).toBe('1');
  expect(percentagesOf(profile.riasec)).toEqual([10, 31, 99, 93, 33, 7]);
  expect(percentagesOf(profile.bigFive)).toEqual([84, 64, 59, 69, 60]);
  expect(percentagesOf(profile.aptitude)).toEqual([93, 93, 93]);
  expect(profile.riasec.artistic.estimate).toBe(1.234039);
  expect(profile.coherence).toBe(0.990764);
});

test('version 1 matches them with these careers, on every machine', () => {
  const matches = matchCareers(profile, syntheticCareers(923), { count: 3 });
  expect(matches.map(({ careerId, matchPercentage }) => [careerId, matchPercentage])).toEqual([
    ['career-412', 84],
    ['career-52', 83],
    ['career-77', 83],
  ]);
});
