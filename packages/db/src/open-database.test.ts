import { expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { describeOnSqlite } from './testing/describe-on-both-databases.ts';

it('a database of another kind is refused, without repeating its password', async () => {
  const attempt = openDatabase({ url: 'mysql://root:secret@127.0.0.1/guildpath' });
  await expect(attempt).rejects.toThrow(
    'A database is postgres://… or the path of a file, not mysql://…',
  );
});

describeOnSqlite('an open database', (openTestDatabase, dialect) => {
  it('names its dialect', async () => {
    await expect(openTestDatabase()).resolves.toMatchObject({ dialect });
  });

  it('can be closed twice', async () => {
    const { url } = await openTestDatabase();
    const { close } = await openDatabase({ url });
    await close();
    await expect(close()).resolves.toBeUndefined();
  });
});
