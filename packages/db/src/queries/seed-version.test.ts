import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { findSeedVersion, setSeedVersion } from './seed-version.ts';

describeOnBothDatabases('the seed version', (openTestDatabase) => {
  it('is unknown before the first seed and the last one after it', async () => {
    const { db } = await openTestDatabase();
    await expect(findSeedVersion(db)).resolves.toBeUndefined();
    for (const version of ['content-1', 'content-2']) {
      await db.transaction().execute((trx) => setSeedVersion(trx, version));
      await expect(findSeedVersion(db)).resolves.toBe(version);
    }
  });
});
