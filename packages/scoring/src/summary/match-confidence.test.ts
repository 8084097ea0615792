import { tiers } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { matcherOf } from '../matching/match-careers.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers } from '../testing/simulated-people.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import {
  confidenceLevel,
  isContradictory,
  matchConfidence,
  shownCareers,
} from './match-confidence.ts';

test.each([
  [0, []],
  [75, [80, 70]],
  [80, [90, 80, 70, 10, 5]],
  [81, [81, 81, 80]],
])('Match Confidence is %i for matches of %o', (confidence, percentages) => {
  const matches = percentages.map((matchPercentage) => ({ matchPercentage }));
  expect(matchConfidence(matches)).toBe(confidence);
});

test.each(tiers)('on %s, always choosing the same kind of thing gets a high confidence', (tier) => {
  const questions = balancedQuestions(tier);
  const profile = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));
  const matches = matcherOf(profile, syntheticCareers(346))({ count: 5 });
  expect(confidenceLevel(matchConfidence(matches), { assessmentType: tier })).toBe('high');
  expect(confidenceLevel(0, { assessmentType: tier })).toBe('low');
});

test('answers that also name what is least like the person reach a level three points later', () => {
  const levelsOf = (leastCount: number) =>
    [67, 70, 71, 84, 86, 87].map((confidence) =>
      confidenceLevel(confidence, { assessmentType: 'quick', leastCount }),
    );
  expect(levelsOf(2)).toEqual(['low', 'middle', 'middle', 'high', 'high', 'high']);
  expect(levelsOf(3)).toEqual(['low', 'low', 'middle', 'middle', 'middle', 'high']);
});

test.each([
  [true, [54, 54, 54]],
  [false, [55, 50]],
  [false, []],
])('answers are contradictory (%s) with matches of %o', (expected, percentages) => {
  const matches = percentages.map((matchPercentage) => ({ matchPercentage }));
  expect(isContradictory(matches)).toBe(expected);
});

test('contradictory answers show no career, and all others show each', () => {
  const careerRecommendations = ['Archivist'];
  expect(shownCareers({ careerRecommendations, isContradictory: true })).toEqual([]);
  expect(shownCareers({ careerRecommendations })).toEqual(careerRecommendations);
});
