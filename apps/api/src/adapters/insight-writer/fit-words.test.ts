import { expect, test } from 'vitest';
import { fitWords } from './fit-words.ts';

test('everything stands while there is room', () => {
  expect(fitWords([['One two.', { text: 'Three.', spare: 1 }], ['Four.']], 4)).toBe(
    'One two. Three.\n\nFour.',
  );
});

test('the sentence that can best be spared goes first, wherever it stands', () => {
  const paragraphs = [
    ['One.', { text: 'Two.', spare: 2 }],
    [{ text: 'Three.', spare: 1 }, 'Four.'],
  ];
  expect(fitWords(paragraphs, 3)).toBe('One.\n\nThree. Four.');
  expect(fitWords(paragraphs, 2)).toBe('One.\n\nFour.');
});

test('what must be said stays, even when it is too long', () => {
  expect(fitWords([['One two three.']], 2)).toBe('One two three.');
});

test('a paragraph with nothing left leaves no gap', () => {
  expect(fitWords([['One.'], [{ text: 'Two.', spare: 1 }], ['Three.']], 2)).toBe('One.\n\nThree.');
});
