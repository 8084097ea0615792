import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { deleteExpiredThrottles } from '../limits/throttles.ts';

/** Adds 2,050 throttles that expire within five minutes and 50 that do not. */
async function addThrottles(db: Db): Promise<void> {
  const rows = Array.from({ length: 2_100 }, (_, index) => ({
    key_hash: `key-${index}`,
    attempts: 1,
    expires_at: minutesLater(index < 2_050 ? 0 : 10).toISOString(),
  }));
  await db.insertInto('throttles').values(rows).execute();
}

async function countThrottles(db: Db): Promise<number> {
  return (await db.selectFrom('throttles').select('attempts').execute()).length;
}

describeOnBothDatabases('deleting what has expired', (openDatabase, dialect) => {
  it('deletes all of it, however much there is, and lets SQLite answer in between', async () => {
    const { db } = await openDatabase();
    await addThrottles(db);
    const left: number[] = [];
    let isDeleting = true;
    const watch = async () => {
      while (isDeleting) {
        await new Promise((resolve) => setImmediate(resolve));
        left.push(await countThrottles(db));
      }
    };
    const watching = watch();
    await expect(deleteExpiredThrottles(db, minutesLater(5))).resolves.toBe(2_050);
    isDeleting = false;
    await watching;
    const between = left.filter((count) => count > 50 && count < 2_100);
    if (dialect === 'sqlite') expect(between).not.toEqual([]);
    await expect(countThrottles(db)).resolves.toBe(50);
  });
});
