import type { Program } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { schoolMatches } from './school-matches.ts';

const careers = [
  aCareer({ id: 'nurse', category: 'Health' }),
  aCareer({ id: 'mason', category: 'Building' }),
  aCareer({ id: 'actor', category: 'Arts' }),
];
const matches = [
  { careerId: 'nurse', matchPercentage: 80 },
  { careerId: 'mason', matchPercentage: 70 },
];
const schools = ['North', 'South', 'East', 'West'].map((name) => ({
  id: name,
  name,
  location: 'Here',
}));

function program(id: string, schoolId: string, ...careerIds: string[]): Program {
  return { id, schoolId, name: id, careerIds, level: 'bachelor' };
}

test('programs are listed best first, each with its career', () => {
  const programs = [
    program('masonry', 'South', 'mason'),
    program('nursing', 'North', 'nurse', 'mason'),
  ];
  expect(schoolMatches({ matches, careers, programs, schools })).toEqual([
    { programId: 'nursing', schoolId: 'North', matchPercentage: 80, careerId: 'nurse' },
    { programId: 'masonry', schoolId: 'South', matchPercentage: 70, careerId: 'mason' },
  ]);
});

test('programs for other careers and of unknown schools are omitted', () => {
  const programs = [program('acting', 'North', 'actor'), program('nursing', 'Nowhere', 'nurse')];
  expect(schoolMatches({ matches, careers, programs, schools })).toEqual([]);
});

test('new schools and new careers come before repeated ones', () => {
  const programs = [
    program('nursing-1', 'North', 'nurse'),
    program('nursing-2', 'North', 'nurse'),
    program('nursing-3', 'North', 'nurse'),
    program('nursing-4', 'East', 'nurse'),
    program('masonry', 'South', 'mason'),
  ];
  const input = { matches, careers, programs, schools };
  const idsOf = (count: number) =>
    schoolMatches(input, { count }).map(({ programId }) => programId);
  expect(idsOf(2)).toEqual(['nursing-1', 'masonry']);
  expect(idsOf(3)).toEqual(['nursing-1', 'nursing-4', 'masonry']);
  expect(idsOf(9)).toEqual(['nursing-1', 'nursing-4', 'nursing-2', 'masonry']);
});

test('a program with a prerequisite is listed only for a career that no beginner can start on', () => {
  const advanced = (id: string, schoolId: string, ...careerIds: string[]) => ({
    ...program(id, schoolId, ...careerIds),
    prerequisite: 'a license',
  });
  const programs = [
    advanced('anesthesia', 'North', 'nurse'),
    program('nursing', 'South', 'nurse'),
    advanced('restoration', 'East', 'nurse', 'mason'),
  ];
  expect(schoolMatches({ matches, careers, programs, schools })).toEqual([
    { programId: 'nursing', schoolId: 'South', matchPercentage: 80, careerId: 'nurse' },
    { programId: 'restoration', schoolId: 'East', matchPercentage: 70, careerId: 'mason' },
  ]);
});
