import { expect, test } from 'vitest';
import { careerFor } from '../testing/arbitraries.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { skillPriorities } from './skill-priorities.ts';

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

test('what the matches use most comes first, whoever the person is', () => {
  const matches = [
    { careerId: 'curator', matchPercentage: 75 },
    { careerId: 'painter', matchPercentage: 70 },
    { careerId: 'nurse', matchPercentage: 60 },
  ];
  expect(skillPriorities(matches, catalogue)).toEqual([
    { skillId: 'drawing', priority: 'high' },
    { skillId: 'accounts', priority: 'medium' },
    { skillId: 'listening', priority: 'low' },
  ]);
});

test('a better match has more weight', () => {
  const matches = [
    { careerId: 'painter', matchPercentage: 51 },
    { careerId: 'clerk', matchPercentage: 80 },
  ];
  const [first] = skillPriorities(matches, catalogue);
  expect(first?.skillId).toBe('accounts');
});

test('the list is a mix of priorities, highest first', () => {
  const careers = syntheticCareers(200);
  const matches = careers.slice(0, 5).map(({ id }) => ({ careerId: id, matchPercentage: 80 }));
  const priorities = skillPriorities(matches, careers).map(({ priority }) => priority);
  expect(priorities).toEqual(['high', 'high', 'high', 'medium', 'medium', 'medium', 'low', 'low']);
  expect(skillPriorities(matches, careers, { count: 1 })).toMatchObject([{ priority: 'high' }]);
});

test('without matches there are no skills to work on', () => {
  expect(skillPriorities([], catalogue)).toEqual([]);
});
