import { expect, it } from 'vitest';
import { checkDatabase, openDatabase } from './open-database.ts';
import { describeOnBothDatabases } from './testing/describe-on-both-databases.ts';

describeOnBothDatabases('a database', (openTestDatabase) => {
  it('that is open answers', async () => {
    const { db } = await openTestDatabase();
    await expect(checkDatabase(db)).resolves.toBeUndefined();
  });

  it('that is closed does not answer', async () => {
    const { url } = await openTestDatabase();
    const { db, close } = await openDatabase({ url });
    await close();
    await expect(checkDatabase(db)).rejects.toThrow();
  });
});
