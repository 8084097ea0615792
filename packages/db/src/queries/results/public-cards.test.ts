import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, aResult, aSnapshot, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertUser } from '../users/users.ts';
import { insertResult } from './assessment-results.ts';
import {
  deletePublicCard,
  findPublicCard,
  findPublicCardOf,
  upsertPublicCard,
} from './public-cards.ts';

async function storeResult(
  db: Db,
  id: string,
  own: Parameters<typeof aSnapshot>[0] = {},
  userId: string | null = null,
) {
  const result = aResult({ id, userId, snapshot: aSnapshot(own) });
  await db.transaction().execute((trx) => insertResult(trx, result));
}

async function publish(db: Db, resultId: string): Promise<string> {
  const id = await upsertPublicCard(db, { resultId, now: minutesLater(0) });
  if (id === undefined) throw new Error(`There is no result ${resultId}.`);
  return id;
}

describeOnBothDatabases('a public card', (openTestDatabase) => {
  it('is found by its id, and by the result that it shows', async () => {
    const { db } = await openTestDatabase();
    await storeResult(db, 'r1', { characterClass: 'Healer', guildTitle: 'Lanternwright' });
    await storeResult(db, 'r2');
    await expect(findPublicCardOf(db, 'r1')).resolves.toBeUndefined();
    const id = await publish(db, 'r1');
    await expect(findPublicCardOf(db, 'r1')).resolves.toEqual({ id, showsFirstName: false });
    await expect(findPublicCardOf(db, 'r2')).resolves.toBeUndefined();
    await expect(findPublicCard(db, id)).resolves.toMatchObject({
      snapshot: { characterClass: 'Healer', guildTitle: 'Lanternwright' },
    });
    await expect(findPublicCard(db, 'r1')).resolves.toBeUndefined();
  });

  it('has an id that reveals nothing of the result and cannot be guessed', async () => {
    const { db } = await openTestDatabase();
    const ids = new Set<string>();
    for (const resultId of ['r1', 'r2', 'r3']) {
      await storeResult(db, resultId);
      ids.add(await publish(db, resultId));
    }
    expect(ids.size).toBe(3);
    // Version 4 of a UUID: 122 random bits and no time.
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f-]{17}$/);
  });

  it('keeps its id when it is made public again, also ten times at once', async () => {
    const { db } = await openTestDatabase();
    await storeResult(db, 'r1');
    const ids = await Promise.all(Array.from({ length: 10 }, () => publish(db, 'r1')));
    expect(new Set([...ids, await publish(db, 'r1')]).size).toBe(1);
  });

  it('is gone for good once withdrawn, and gets a new id after that', async () => {
    const { db } = await openTestDatabase();
    await storeResult(db, 'r1');
    await storeResult(db, 'r2');
    const [withdrawn, other] = [await publish(db, 'r1'), await publish(db, 'r2')];
    await deletePublicCard(db, 'r1');
    await expect(findPublicCard(db, withdrawn)).resolves.toBeUndefined();
    await expect(findPublicCardOf(db, 'r1')).resolves.toBeUndefined();
    await expect(findPublicCard(db, other)).resolves.toBeDefined();
    await expect(publish(db, 'r1')).resolves.not.toBe(withdrawn);
    await expect(findPublicCard(db, withdrawn)).resolves.toBeUndefined();
  });

  it('shows the first name of its owner, as it is today, only while the owner chooses so', async () => {
    const { db } = await openTestDatabase();
    await db
      .transaction()
      .execute((trx) => insertUser(trx, aNewUser({ id: 'ada', firstName: 'Ada' })));
    await storeResult(db, 'r1', {}, 'ada');
    const id = await publish(db, 'r1');
    await expect(findPublicCard(db, id)).resolves.toMatchObject({ firstName: null });
    const named = { resultId: 'r1', showsFirstName: true, now: minutesLater(1) };
    await expect(upsertPublicCard(db, named)).resolves.toBe(id);
    await expect(findPublicCardOf(db, 'r1')).resolves.toEqual({ id, showsFirstName: true });
    await expect(findPublicCard(db, id)).resolves.toMatchObject({ firstName: 'Ada' });
    await db.updateTable('users').set({ first_name: 'Augusta' }).execute();
    await expect(findPublicCard(db, id)).resolves.toMatchObject({ firstName: 'Augusta' });
    await publish(db, 'r1');
    await expect(findPublicCard(db, id)).resolves.toMatchObject({ firstName: null });
  });

  it('made while its result is deleted is made and goes with it, or is never made', async () => {
    const { db } = await openTestDatabase();
    for (let round = 0; round < 20; round += 1) {
      await storeResult(db, 'r1');
      const making = upsertPublicCard(db, { resultId: 'r1', now: minutesLater(0) });
      await db.deleteFrom('assessment_results').where('id', '=', 'r1').execute();
      await making;
      await expect(findPublicCardOf(db, 'r1')).resolves.toBeUndefined();
    }
  });
});
