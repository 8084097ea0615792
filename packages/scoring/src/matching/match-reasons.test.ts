import { expect, test } from 'vitest';
import { scoreAssessment } from '../score-assessment.ts';
import { careerFor } from '../testing/arbitraries.ts';
import { aQuestion, balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers } from '../testing/simulated-people.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import type { TraitProfile } from '../types.ts';
import { matchCareers } from './match-careers.ts';

const questions = balancedQuestions('quick');
const artist = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));
const catalogue = [
  ...syntheticCareers(50),
  careerFor('painter', { artistic: 7, conventional: 1 }),
  careerFor('clerk', { artistic: 1, conventional: 7 }),
  careerFor('art-auditor', { artistic: 6.5, conventional: 6.5, realistic: 1 }),
];

function reasonsFor(careerId: string, profile: TraitProfile = artist) {
  const all = matchCareers(profile, catalogue, { count: catalogue.length });
  return all.find((match) => match.careerId === careerId)?.reasons;
}

test('the scenes named are those in which the shared interest was chosen', () => {
  const offered = questions
    .filter(({ key }) => key.kind === 'riasec' && Object.values(key.types).includes('artistic'))
    .map(({ title }) => title);
  const scenes = reasonsFor('painter')?.scenes ?? [];
  expect(new Set(scenes).size).toBe(3);
  expect(offered).toEqual(expect.arrayContaining(scenes));
});

test('a scene that speaks against a career is not among its reasons', () => {
  const types = { a: 'artistic', b: 'social', c: 'conventional', d: 'realistic' } as const;
  const scene = [aQuestion('only', { kind: 'riasec', types })];
  const answer = { questionId: 'only', questionType: 'riasec', selectedOption: 'a' } as const;
  const profile = scoreAssessment(scene, [answer]);
  expect(reasonsFor('painter', profile)?.scenes).toEqual(['Scene only']);
  expect(reasonsFor('clerk', profile)?.scenes).toEqual([]);
});

test('an interest that only one of the two has speaks against the match', () => {
  expect(reasonsFor('painter')?.opposingInterest).toBeNull();
  expect(reasonsFor('art-auditor')).toMatchObject({
    sharedInterest: 'artistic',
    opposingInterest: 'conventional',
  });
});
