import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { matchFields } from './match-fields.ts';

// A line `nurse 80 Health` is a match of 80 % with a nurse, in the job family Health.
function fieldsOf(...lines: readonly string[]): Record<string, string[]> {
  return fieldsWith([], ...lines);
}

/** Takes the best matches for what was taken along first. */
function fieldsWith(
  taken: readonly string[],
  ...lines: readonly string[]
): Record<string, string[]> {
  const listed = lines.map((line) => {
    const [id = '', percentage, category = ''] = line.split(' ');
    return { career: aCareer({ id, category }), matchPercentage: Number(percentage) };
  });
  const fields = matchFields(
    listed.map(({ career, matchPercentage }) => ({ careerId: career.id, matchPercentage })),
    listed.map(({ career }) => career),
    taken.map((careerId) => ({ careerId, matchPercentage: 60 })),
  );
  return Object.fromEntries(fields.map(({ category, careerIds }) => [category, careerIds]));
}

test('the families of the first matches come first, then those with the most and closest, each with its three best careers', () => {
  const fields = fieldsOf(
    'nurse 80 Health',
    'clerk 79 Office',
    'actor 78 Arts',
    'singer 78 Arts',
    'dancer 76 Arts',
    'poet 75 Arts',
    'cook 76 Food',
    'driver 75 Transport',
    'diver 74 Sea',
    'mason 60 Building',
  );
  expect(Object.keys(fields)).toEqual(['Health', 'Office', 'Arts', 'Food', 'Transport']);
  expect(fields).toMatchObject({ Arts: ['actor', 'singer', 'dancer'], Health: ['nurse'] });
});

test('the family of the best match is always among them, though others have more', () => {
  const fields = fieldsOf(
    'nurse 80 Health',
    ...['Arts', 'Office', 'Building', 'Food', 'Sea'].flatMap((family) => [
      `${family}1 79 ${family}`,
      `${family}2 78 ${family}`,
    ]),
  );
  expect(Object.keys(fields)).toEqual(['Health', 'Arts', 'Office', 'Building', 'Food']);
});

test('what was taken along has its families after that of the best match, and far ones fill the places', () => {
  const fields = fieldsWith(
    ['mason', 'diver'],
    'nurse 90 Health',
    'clerk 89 Office',
    'actor 88 Arts',
    'singer 88 Arts',
    'cook 79 Food',
    'mason 60 Building',
    'diver 60 Sea',
  );
  expect(Object.keys(fields)).toEqual(['Health', 'Building', 'Sea', 'Office', 'Arts']);
  expect(fields).toMatchObject({ Building: ['mason'], Sea: ['diver'] });
  expect(Object.keys(fieldsWith(['nurse'], 'nurse 90 Health', 'cook 70 Food'))).toEqual([
    'Health',
    'Food',
  ]);
});

test('a family stands alone with one career among the first twenty matches', () => {
  const careers = [
    'nurse Health',
    'clerk Office',
    ...Array.from({ length: 18 }, (_, i) => `${i} Arts`),
  ]
    .concat('medic Health')
    .map((line) => line.split(' '))
    .map(([id = '', category = '']) => aCareer({ id, category }));
  const matches = careers.map(({ id }) => ({ careerId: id, matchPercentage: 80 }));
  const lone = matchFields(matches, careers).filter(({ isLone }) => isLone);
  expect(lone.map(({ category }) => category)).toEqual(['Health', 'Office']);
});

test('there are no more than there are families', () => {
  expect(fieldsOf()).toEqual({});
  expect(fieldsOf('nurse 80 Health', 'medic 60 Health')).toEqual({ Health: ['nurse', 'medic'] });
});
