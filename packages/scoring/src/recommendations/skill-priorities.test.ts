import type { RiasecType } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { matchCareers } from '../matching/match-careers.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { careerFor } from '../testing/arbitraries.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers } from '../testing/simulated-people.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { skillPriorities } from './skill-priorities.ts';

const questions = balancedQuestions('quick');

function devotedTo(type: RiasecType) {
  return scoreAssessment(questions, devotedAnswers(questions, type));
}

const skill = (skillId: string, importance = 4) => ({ skillId, importance });
const catalogue = [
  careerFor(
    'curator',
    { artistic: 6, conventional: 5 },
    { skills: [skill('drawing'), skill('accounts')] },
  ),
  careerFor('painter', { artistic: 7 }, { skills: [skill('drawing')] }),
  careerFor('clerk', { conventional: 7 }, { skills: [skill('accounts')] }),
  careerFor('nurse', { social: 7 }, { skills: [skill('listening')] }),
];

test('of two equally important skills, the one that the profile shows less comes first', () => {
  const matches = [{ careerId: 'curator', matchPercentage: 75 }];
  const ofArtist = skillPriorities(matches, catalogue, devotedTo('artistic'));
  const ofClerk = skillPriorities(matches, catalogue, devotedTo('conventional'));
  expect(ofArtist.map(({ skillId }) => skillId)).toEqual(['accounts', 'drawing']);
  expect(ofClerk.map(({ skillId }) => skillId)).toEqual(['drawing', 'accounts']);
});

test('a better match has more weight', () => {
  const matches = [
    { careerId: 'painter', matchPercentage: 51 },
    { careerId: 'clerk', matchPercentage: 80 },
  ];
  const [first] = skillPriorities(matches, catalogue, devotedTo('social'));
  expect(first?.skillId).toBe('accounts');
});

test('what the profile shows comes after what it does not, however important, and is marked', () => {
  const one = careerFor(
    'one',
    { artistic: 7 },
    { skills: [skill('ideas', 5), skill('accounts', 1)] },
  );
  const matches = [{ careerId: 'one', matchPercentage: 90 }];
  expect(skillPriorities(matches, [...catalogue, one], devotedTo('artistic'))).toEqual([
    { skillId: 'accounts', priority: 'high', isShown: false },
    { skillId: 'ideas', priority: 'low', isShown: true },
  ]);
});

test('the list is a mix of priorities, highest first', () => {
  const careers = syntheticCareers(200);
  const profile = devotedTo('investigative');
  const matches = matchCareers(profile, careers);
  const priorities = skillPriorities(matches, careers, profile).map(({ priority }) => priority);
  expect(priorities).toEqual(['high', 'high', 'high', 'medium', 'medium', 'medium', 'low', 'low']);
  expect(skillPriorities(matches, careers, profile, { count: 1 })).toMatchObject([
    { priority: 'high' },
  ]);
});

test('without matches there are no skills to work on', () => {
  expect(skillPriorities([], catalogue, devotedTo('social'))).toEqual([]);
});
