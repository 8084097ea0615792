import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { matchFields } from './match-fields.ts';

// A line `nurse 80 Health` is a match of 80 % with a nurse, in the job family Health.
function fieldsOf(lines: readonly string[], count?: number): Record<string, string[]> {
  const listed = lines.map((line) => {
    const [id = '', percentage, category = ''] = line.split(' ');
    return { career: aCareer({ id, category }), matchPercentage: Number(percentage) };
  });
  const fields = matchFields(
    listed.map(({ career, matchPercentage }) => ({ careerId: career.id, matchPercentage })),
    listed.map(({ career }) => career),
    count,
  );
  return Object.fromEntries(fields.map(({ category, careerIds }) => [category, careerIds]));
}

test('the matches fall into the family of the best match and those of its near-ties', () => {
  const fields = fieldsOf([
    'nurse 80 Health',
    'actor 79 Arts',
    'coach 78 Sports',
    'clerk 70 Office',
  ]);
  expect(fields).toEqual({ Health: ['nurse'], Arts: ['actor'], Sports: ['coach'] });
});

test('after the family of the best match, those with the most and closest near-ties come first', () => {
  const fields = fieldsOf([
    'nurse 80 Health',
    'clerk 79 Office',
    'actor 78 Arts',
    'singer 78 Arts',
    'mason 77 Building',
    'dancer 70 Arts',
  ]);
  expect(Object.keys(fields)).toEqual(['Health', 'Arts', 'Office']);
  expect(fields).toMatchObject({ Arts: ['actor', 'singer', 'dancer'] });
});

test('there are two fields even when all near-ties are of one family', () => {
  const fields = fieldsOf([
    'nurse 80 Health',
    'medic 79 Health',
    'clerk 70 Office',
    'actor 69 Arts',
  ]);
  expect(Object.keys(fields)).toEqual(['Health', 'Office']);
});

test('there are no more fields than families, or than are asked for', () => {
  expect(fieldsOf([])).toEqual({});
  expect(fieldsOf(['nurse 80 Health', 'medic 60 Health'])).toEqual({ Health: ['nurse', 'medic'] });
  const three = ['nurse 80 Health', 'actor 80 Arts', 'coach 80 Sports'];
  expect(Object.keys(fieldsOf(three, 2))).toEqual(['Health', 'Arts']);
});
