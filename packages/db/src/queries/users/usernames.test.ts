import { describe, expect, it } from 'vitest';
import { aNewUser } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { usernameFor } from './usernames.ts';
import { insertUser } from './users.ts';

describe('the username for an email', () => {
  it.each([
    ['ada@example.com', 'ada'],
    ['Ada.Lovelace@example.com', 'ada.lovelace'],
    ['ada+quests@example.com', 'ada-quests'],
    ['élodie@example.com', 'elodie'],
    ['_._ada_._@example.com', 'ada'],
    ['"a@b"@example.com', 'a-b'],
    ['李@example.com', 'adventurer'],
    ['...@example.com', 'adventurer'],
    [`${'x'.repeat(64)}@example.com`, 'x'.repeat(40)],
  ])('%s is %s', (email, username) => {
    expect(usernameFor(email)).toBe(username);
  });
});

describeOnBothDatabases('a taken username', (openTestDatabase) => {
  it('is followed by the next number, however many are taken', async () => {
    const { db } = await openTestDatabase();
    const usernames = await db.transaction().execute(async (trx) => {
      const given: (string | undefined)[] = [];
      for (let house = 1; house <= 40; house += 1) {
        const user = await insertUser(trx, aNewUser({ email: `info@house-${house}.example` }));
        given.push(user?.username);
      }
      return given;
    });
    expect(usernames).toEqual([
      'info',
      ...Array.from({ length: 39 }, (_, index) => `info${index + 2}`),
    ]);
  });
});
