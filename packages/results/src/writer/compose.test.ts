import { describe, expect, test } from 'vitest';
import { compose, countWords, openingOf, sentencesOf, type Wording } from './compose.ts';

function newWording(): Wording {
  return { seed: 0, textsWith: new Map(), timesChosen: new Map() };
}

function required(...variants: readonly string[]) {
  return { variants, rank: 0 };
}

function optional(rank: number, ...variants: readonly string[]) {
  return { variants, rank };
}

describe('composing a text', () => {
  test('everything stands while there is room', () => {
    const paragraphs = [[required('One two.'), optional(1, 'Three.')], [required('Four.')]];
    expect(compose(paragraphs, { maxWords: 4, wording: newWording() })).toBe(
      'One two. Three.\n\nFour.',
    );
  });

  test('what can be spared stands in the order of its rank, and a paragraph without it leaves no gap', () => {
    const paragraphs = [
      [required('One.')],
      [optional(2, 'Two.')],
      [optional(1, 'Three.'), required('Four.')],
    ];
    expect(compose(paragraphs, { maxWords: 3, wording: newWording() })).toBe(
      'One.\n\nThree. Four.',
    );
  });

  test('what must stand does, in its shortest form when there is no room', () => {
    const paragraphs = [[required('One two three.', 'One two.')]];
    expect(compose(paragraphs, { maxWords: 1, wording: newWording() })).toBe('One two.');
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
    expect(compose(paragraphs, { maxWords: 99, wording: newWording() })).toBe(
      'You like tea. You like milk. Ink pleases you.',
    );
  });

  test('the next text of a result says the same in another way', () => {
    const wording = newWording();
    const part = { topic: 'pay', ...required('It pays well.', 'Good pay comes with it.') };
    const texts = [1, 2].map(() => compose([[part]], { maxWords: 9, wording }));
    expect(texts).toEqual(['It pays well.', 'Good pay comes with it.']);
  });

  test('a title that has been named is not named again where there is another way to say it', () => {
    const paragraphs = [
      [required('A baker starts early.'), required('A second baker helps.', 'Others help.')],
    ];
    expect(compose(paragraphs, { maxWords: 99, wording: newWording(), subject: 'baker' })).toBe(
      'A baker starts early. Others help.',
    );
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

test('an opening is the first words without case and signs', () => {
  expect(openingOf('In "The Gate", you sat.', 3)).toBe('in the gate');
  expect(countWords(' one  two\nthree ')).toBe(3);
});
