import { expect, it } from 'vitest';
import { toJoinCode } from './halls.ts';

it.each([
  ['as on the board', 'PQPCHTB'],
  ['in small letters, with spaces and hyphens', ' pqp-c htb '],
  ['in full-width letters', 'ＰＱＰＣＨＴＢ'],
  ['with Cyrillic and Greek letters that look alike', 'РQΡСНТВ'],
  ['with digits that look alike', 'PQPCHT8'],
  ['as the posted link', 'https://guildpath.test/join/PQPCHTB?utm_source=chat'],
  ['as the link in a sentence', 'Come to guildpath.test/join/pqp-chtb today'],
])('a code is read %s', (_, text) => {
  expect(toJoinCode(text)).toBe('PQPCHTB');
});
