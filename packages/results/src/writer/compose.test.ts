import { describe, expect, test } from 'vitest';
import { compose, countWords, openingOf, sentencesOf } from './compose.ts';

function required(...variants: readonly string[]) {
  return { variants, rank: 0 };
}

function optional(rank: number, ...variants: readonly string[]) {
  return { variants, rank };
}

describe('composing a text', () => {
  test('all parts are included while there is room', () => {
    const paragraphs = [[required('One two.'), optional(1, 'Three.')], [required('Four.')]];
    expect(compose(paragraphs, 4)).toBe('One two. Three.\n\nFour.');
  });

  test('optional parts are included by rank, and a paragraph without any leaves no gap', () => {
    const paragraphs = [
      [required('One.')],
      [optional(2, 'Two.')],
      [optional(1, 'Three.'), required('Four.')],
    ];
    expect(compose(paragraphs, 3)).toBe('One.\n\nThree. Four.');
  });

  test('a required part is included in its shortest form when there is no room', () => {
    const paragraphs = [[required('One two three.', 'One two.')]];
    expect(compose(paragraphs, 1)).toBe('One two.');
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
    expect(compose(paragraphs, 99)).toBe('You like tea. You like milk. Ink pleases you.');
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
