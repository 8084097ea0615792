import { expect, test } from 'vitest';
import { quickQuest } from './quick-quest.ts';

test('the scenes keep their ids for ever, in the order of the story', () => {
  expect(quickQuest.map(({ id }) => id)).toEqual([
    'quick-01-the-open-gate',
    'quick-02-a-seat-at-supper',
    'quick-03-the-blue-lantern',
    'quick-04-a-letter-at-dawn',
    'quick-05-the-standing-stone',
    'quick-06-the-inn-at-candle-cross',
    'quick-07-the-ferry-and-the-mule',
    'quick-08-thirty-lines-by-firelight',
    'quick-09-the-silent-mill',
    'quick-10-seven-hatches',
    'quick-11-rain-on-the-roof',
    'quick-12-sixty-people-and-a-goose',
    'quick-13-a-plan-in-the-mud',
    'quick-14-the-silver-bell',
    'quick-15-a-lantern-of-your-own',
  ]);
});

test('the quest opens and closes with an interest, and no kind of scene comes twice in a row', () => {
  const kinds = quickQuest.map(({ type }) => type);
  expect(kinds.at(0)).toBe('riasec');
  expect(kinds.at(-1)).toBe('riasec');
  for (const [i, kind] of kinds.entries()) expect(kind).not.toBe(kinds[i - 1]);
});
