import { tiers } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { matchCareers } from '../matching/match-careers.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers } from '../testing/simulated-people.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { confidenceLevel } from './confidence-level.ts';
import { matchConfidence } from './match-confidence.ts';

test.each(tiers)('on %s, always choosing the same kind of thing gets a high confidence', (tier) => {
  const questions = balancedQuestions(tier);
  const profile = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));
  const matches = matchCareers(profile, syntheticCareers(346), { count: 5 });
  expect(confidenceLevel(matchConfidence(matches), tier)).toBe('high');
  expect(confidenceLevel(0, tier)).toBe('low');
});
