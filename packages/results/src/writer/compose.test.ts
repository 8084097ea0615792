import { describe, expect, test } from 'vitest';
import { compose, countWords, openingOf, type Part, sentencesOf } from './compose.ts';

function required(...variants: readonly string[]) {
  return { variants, rank: 0 };
}

function optional(rank: number, ...variants: readonly string[]) {
  return { variants, rank };
}

const composed = (paragraphs: readonly (readonly Part[])[], maxWords: number) =>
  compose(
    paragraphs.map((parts, i) => ({ about: `${i + 1}`, parts })),
    maxWords,
  ).map(({ about, text }) => `${about}: ${text}`);

describe('composing a text', () => {
  test('all parts are included while there is room', () => {
    const paragraphs = [[required('One two.'), optional(1, 'Three.')], [required('Four.')]];
    expect(composed(paragraphs, 4)).toEqual(['1: One two. Three.', '2: Four.']);
  });

  test('optional parts are included by rank, and a paragraph without any is dropped', () => {
    const paragraphs = [
      [required('One.')],
      [optional(2, 'Two.')],
      [optional(1, 'Three.'), required('Four.')],
    ];
    expect(composed(paragraphs, 3)).toEqual(['1: One.', '3: Three. Four.']);
  });

  test('a required part is included in its shortest form when there is no room', () => {
    const paragraphs = [[required('One two three.', 'One two.')]];
    expect(composed(paragraphs, 1)).toEqual(['1: One two.']);
  });

  test('no third sentence begins with the same two words', () => {
    const paragraphs = [
      [
        required('You like tea.'),
        required('You like milk.'),
        required('You like ink.', 'Ink pleases you.'),
      ],
      [optional(1, 'You like rain.')],
    ];
    expect(composed(paragraphs, 99)).toEqual(['1: You like tea. You like milk. Ink pleases you.']);
  });
});

test('a sentence ends where the next begins with a capital, after a quotation mark too', () => {
  expect(sentencesOf('Was it "So?" You said no. Pay was $1.5 a day.\n\nNew one.')).toEqual([
    'Was it "So?"',
    'You said no.',
    'Pay was $1.5 a day.',
    'New one.',
  ]);
});

test('an opening is the first words without case and punctuation', () => {
  expect(openingOf('In "The Gate", you sat.', 3)).toBe('in the gate');
  expect(countWords(' one  two\nthree ')).toBe(3);
});
