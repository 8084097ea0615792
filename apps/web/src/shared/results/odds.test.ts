import { expect, test } from 'vitest';
import { peopleInWords } from './odds.ts';

test.each([
  [0.33, 0.41, 'a third to two fifths of people'],
  [0.49, 0.51, 'about half of people'],
  [0.49, 0.58, 'half to three fifths of people'],
  [0.02, 0.03, 'one in fifty to one in thirty people'],
  [0.11, 0.1, 'about one in ten people'],
])('from %d to %d is %s', (low, high, words) => {
  expect(peopleInWords([low, high])).toBe(words);
});
