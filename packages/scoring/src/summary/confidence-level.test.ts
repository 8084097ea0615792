import { type Response, type Tier, tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { matchCareers } from '../matching/match-careers.ts';
import { type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { answersOf, devotedAnswers, randomAnswers } from '../testing/simulated-people.ts';
import { shares } from '../testing/statistics.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { confidenceLevel, confidenceLevels } from './confidence-level.ts';
import { matchConfidence } from './match-confidence.ts';

const careers = syntheticCareers(346);
/** Sampling error moves the shares of so few people; `bench` is stricter with 2000. */
const people = 100;

function levelsOf(tier: Tier, answer: (random: SeededRandom) => Response[]) {
  const questions = balancedQuestions(tier);
  const random = seededRandom(21);
  const levels = Array.from({ length: people }, () => {
    const profile = scoreAssessment(questions, answer(random));
    return confidenceLevel(matchConfidence(matchCareers(profile, careers, { count: 5 })), tier);
  });
  return shares(confidenceLevels, levels);
}

describe.each(tiers)('on %s', (tier) => {
  const questions = balancedQuestions(tier);

  test.each([0, 1])(
    'random responding seldom gets a high confidence, and people more often than it (least options in %s of the scenes)',
    (leastShare) => {
      const ofRandom = levelsOf(tier, (random) => randomAnswers(questions, random, { leastShare }));
      const ofPeople = levelsOf(tier, (random) =>
        answersOf(questions, drawPerson(random), random, { leastShare }),
      );
      expect(ofRandom.high).toBeLessThan(0.1);
      expect(ofPeople.high).toBeGreaterThan(3 * ofRandom.high);
      expect(ofRandom.low).toBeGreaterThan(0.3);
      expect(ofRandom.low).toBeGreaterThan(1.5 * ofPeople.low);
      expect(ofPeople.low).toBeLessThan(0.3);
    },
  );

  test('always choosing the same kind of thing gets a high confidence', () => {
    const profile = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));
    const confidence = matchConfidence(matchCareers(profile, careers, { count: 5 }));
    expect(confidenceLevel(confidence, tier)).toBe('high');
  });
});

test('a confidence of 0 is low, one of 100 high', () => {
  for (const tier of tiers) {
    expect(confidenceLevel(0, tier)).toBe('low');
    expect(confidenceLevel(100, tier)).toBe('high');
  }
});
