import { expect, it } from 'vitest';
import { addUser } from '../../testing/add-rows.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { usernameFor } from './usernames.ts';

it.each([
  ['Ada.Lovelace@example.com', 'ada.lovelace'],
  ['ada+quests@example.com', 'ada-quests'],
  ['_._élodie_._@example.com', 'elodie'],
  ['"a@b"@example.com', 'a-b'],
  ['李@example.com', 'adventurer'],
  [`${'x'.repeat(64)}@example.com`, 'x'.repeat(40)],
])('the username for %s is %s', (email, username) => {
  expect(usernameFor(email)).toBe(username);
});

describeOnSqlite('a taken username', (openTestDatabase) => {
  it('is followed by the next number, however many are taken', async () => {
    const { db } = await openTestDatabase();
    const usernames: string[] = [];
    for (let house = 1; house <= 40; house += 1) {
      const user = await addUser(db, `house-${house}`, { email: `info@house-${house}.example` });
      usernames.push(user.username);
    }
    const numbered = Array.from({ length: 39 }, (_, index) => `info${index + 2}`);
    expect(usernames).toEqual(['info', ...numbered]);
  });
});
