import { expect, it } from 'vitest';
import { openHallInput, toJoinCode } from './halls.ts';

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

const named = (name: string) =>
  openHallInput.shape.name.safeParse(name).error?.issues.map(({ message }) => message) ?? 'taken';

it.each(['Grade 9/10: room 12', 'St. Mary’s 🎓, a.m./p.m.', '9年3組', '9.klasse', 'Mr.Smith/9a'])(
  'a hall is named %s',
  (name) => {
    expect(named(name)).toBe('taken');
  },
);

it.each([
  ['\u202Ekcalb', 'Please remove control characters'],
  ['Grade 9\uD800', 'Please remove control characters'],
  ['Grade\n9', 'Please remove control characters'],
  ['\u200B\u3164', 'Please give the hall a name'],
  ['Log in: http://evil.example', 'Please leave out web addresses'],
  ['ｈｔｔｐ：／／evil.example', 'Please leave out web addresses'],
  ['WWW.evil.example', 'Please leave out web addresses'],
  ['evil.example/login', 'Please leave out web addresses'],
  ['See EVIL.COM now', 'Please leave out web addresses'],
])('a hall is not named %j', (name, message) => {
  expect(named(name)).toEqual([message]);
});
