import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreAssessment } from '../score-assessment.ts';
import { anyResponses, careerFor } from '../testing/arbitraries.ts';
import { aQuestion, balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers } from '../testing/simulated-people.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { matcherOf } from './match-careers.ts';

const questions = balancedQuestions('quick');
const artist = scoreAssessment(questions, devotedAnswers(questions, 'artistic'));
const catalogue = [
  ...syntheticCareers(50),
  careerFor('painter', { artistic: 7, conventional: 1 }),
  careerFor('clerk', { artistic: 1, conventional: 7 }),
  careerFor('lonely-poet', { artistic: 7, social: 1 }),
  careerFor('art-auditor', { artistic: 6.5, conventional: 6.5, realistic: 1 }),
];

function reasonsFor(careerId: string, profile: TraitProfile = artist) {
  const all = matcherOf(profile, catalogue)({ count: catalogue.length });
  return all.find((match) => match.careerId === careerId)?.reasons;
}

test('the reasons are scenes in which the shared interest was chosen', () => {
  const chosen = artist.evidence.filter(({ chosenType }) => chosenType === 'artistic');
  const scenes = reasonsFor('painter')?.scenes ?? [];
  expect(new Set(scenes).size).toBe(2);
  expect(chosen.map(({ scene }) => scene)).toEqual(expect.arrayContaining(scenes));
});

test('scenes in which the shared interest was chosen come before others', () => {
  fc.assert(
    fc.property(anyResponses(questions), (responses) => {
      const profile = scoreAssessment(questions, responses);
      const chosen = new Map(profile.evidence.map(({ scene, chosenType }) => [scene, chosenType]));
      for (const { reasons } of matcherOf(profile, catalogue)({ count: catalogue.length })) {
        const shared = reasons.scenes.map((scene) => chosen.get(scene) === reasons.sharedInterest);
        expect(shared).toEqual(shared.toSorted((one, other) => Number(other) - Number(one)));
        expect(new Set(reasons.scenes).size).toBe(reasons.scenes.length);
      }
    }),
    { numRuns: 60 },
  );
});

test('a scene that lowers a match is not among its reasons', () => {
  const types = { a: 'artistic', b: 'social', c: 'conventional', d: 'realistic' } as const;
  const scene = [aQuestion('only', { kind: 'riasec', types })];
  const answer = { questionId: 'only', questionType: 'riasec', selectedOption: 'a' } as const;
  const profile = scoreAssessment(scene, [answer]);
  expect(reasonsFor('painter', profile)?.scenes).toEqual(['Scene only']);
  expect(reasonsFor('clerk', profile)?.scenes).toEqual([]);
});

test('a wrong answer is never among the reasons', () => {
  const questions = balancedQuestions('standard');
  const correct = new Map(
    questions.map(({ title, key }) => [title, key.kind === 'aptitude' ? key.correct : undefined]),
  );
  fc.assert(
    fc.property(anyResponses(questions), (responses) => {
      const profile = scoreAssessment(questions, responses);
      const matches = matcherOf(profile, catalogue)({ count: catalogue.length });
      const reasons = matches.flatMap((match) => match.reasons.scenes);
      const wrong = profile.evidence.filter(({ scene, selectedOption }) => {
        const right = correct.get(scene);
        return right !== undefined && right !== selectedOption;
      });
      expect(wrong.filter(({ scene }) => reasons.includes(scene))).toEqual([]);
    }),
  );
});

test('an interest of which the career asks for more or less than the person chose opposes the match', () => {
  expect(reasonsFor('painter')?.opposingInterest).toBeNull();
  expect(reasonsFor('painter')).not.toHaveProperty('opposingDirection');
  const auditor = { opposingInterest: 'conventional', opposingDirection: 'more' };
  expect(reasonsFor('art-auditor')).toMatchObject({ sharedInterest: 'artistic', ...auditor });
  const poet = { opposingInterest: 'social', opposingDirection: 'less' };
  expect(reasonsFor('lonely-poet')).toMatchObject({ sharedInterest: 'artistic', ...poet });
});
