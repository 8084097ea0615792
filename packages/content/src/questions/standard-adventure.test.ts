import { expect, test } from 'vitest';
import { standardAdventure } from './standard-adventure.ts';

test('the scenes keep their ids for ever, in the order of the story', () => {
  expect(standardAdventure.map(({ id }) => id)).toEqual([
    'standard-01-the-seventh-light',
    'standard-02-forty-strangers-and-a-mule',
    'standard-03-seven-lights-on-a-coin',
    'standard-04-the-green-hood',
    'standard-05-the-blue-stew',
    'standard-06-three-dockhands',
    'standard-07-the-street-of-boots',
    'standard-08-the-launch-of-the-patience',
    'standard-09-the-price-of-a-passage',
    'standard-10-all-hands',
    'standard-11-white-water',
    'standard-12-the-sand-path',
    'standard-13-a-week-before-the-snow',
    'standard-14-the-talk-round-the-stove',
    'standard-15-two-full-sledges',
    'standard-16-four-fires',
    'standard-17-the-wrong-valley',
    'standard-18-half-a-roof',
    'standard-19-the-face-under-the-hood',
    'standard-20-goat-and-kettle',
    'standard-21-the-ways-of-overdale',
    'standard-22-behind-the-bell',
    'standard-23-the-red-book',
    'standard-24-knocking',
    'standard-25-twice',
  ]);
});

test('the adventure opens and closes with an interest, and no kind of scene comes twice in a row', () => {
  const kinds = standardAdventure.map(({ type }) => type);
  expect(kinds.at(0)).toBe('riasec');
  expect(kinds.at(-1)).toBe('riasec');
  for (const [i, kind] of kinds.entries()) expect(kind).not.toBe(kinds[i - 1]);
});
