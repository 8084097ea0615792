import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addResult, addUser } from '../../testing/add-rows.ts';
import { anOwner, aSnapshot, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { findPublicCard, findPublicCardOf, upsertPublicCard } from './public-cards.ts';

const owner = anOwner();
const own = (id: string) => ({ id, userId: owner.id });

async function publish(db: Db, resultId: string, showsFirstName = false): Promise<string> {
  const id = await upsertPublicCard(db, { resultId, owner, showsFirstName, now: minutesLater(0) });
  if (id === undefined) throw new Error(`There is no result ${resultId}.`);
  return id;
}

describeOnBothDatabases('a public card', (openTestDatabase) => {
  it('has one id, which reveals nothing of the result and cannot be guessed', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    for (const id of ['r1', 'r2']) await addResult(db, own(id));
    const ids = await Promise.all(Array.from({ length: 10 }, () => publish(db, 'r1')));
    const [id = '', ...others] = new Set(ids);
    expect(others).toEqual([]);
    // Version 4 of a UUID: 122 random bits and no time.
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f-]{17}$/);
    await expect(publish(db, 'r2')).resolves.not.toBe(id);
    await expect(findPublicCard(db, 'r1')).resolves.toBeUndefined();
    await expect(findPublicCard(db, id)).resolves.toEqual({
      firstName: null,
      snapshot: aSnapshot(),
    });
  });

  it('shows the first name of its owner, as it is today, only while the owner chooses so', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada', { firstName: 'Ada' });
    await addResult(db, own('r1'));
    const id = await publish(db, 'r1');
    await expect(findPublicCard(db, id)).resolves.toMatchObject({ firstName: null });
    await expect(publish(db, 'r1', true)).resolves.toBe(id);
    await expect(findPublicCardOf(db, { resultId: 'r1', owner })).resolves.toEqual({
      id,
      showsFirstName: true,
    });
    await db.updateTable('users').set({ first_name: 'Augusta' }).execute();
    await expect(findPublicCard(db, id)).resolves.toMatchObject({ firstName: 'Augusta' });
    await publish(db, 'r1');
    await expect(findPublicCard(db, id)).resolves.toMatchObject({ firstName: null });
  });

  it('made while its result is deleted is made and goes with it, or is never made', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    for (let round = 0; round < 20; round += 1) {
      await addResult(db, own('r1'));
      const making = upsertPublicCard(db, { resultId: 'r1', owner, now: minutesLater(0) });
      await db.deleteFrom('assessment_results').where('id', '=', 'r1').execute();
      await making;
      await expect(findPublicCardOf(db, { resultId: 'r1', owner })).resolves.toBeUndefined();
    }
  });
});
