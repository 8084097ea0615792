import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addResult, addUser } from '../../testing/add-rows.ts';
import { anOwner, minutesLater } from '../../testing/builders.ts';
import { describeOnSqlite } from '../../testing/describe-on-both-databases.ts';
import { listResultsOf } from './assessment-results.ts';
import { upsertPublicCard } from './public-cards.ts';
import type { ResultWithResponses } from './result-row.ts';
import {
  claimResults,
  deleteUnclaimedResults,
  listUnclaimedResults,
  unclaimResults,
} from './unclaimed-results.ts';

const email = 'ada@example.com';
const ada = anOwner();

/** Adds Ada and Bob, three results submitted with Ada's address, one with Bob's, and one that Bob owns. */
async function fill(db: Db): Promise<void> {
  const results: Partial<ResultWithResponses>[] = [
    { id: 'old', guestEmail: email, completedAt: minutesLater(1) },
    { id: 'new', guestEmail: 'ADA@example.com', completedAt: minutesLater(3), tier: 'epic' },
    { id: 'middle', guestEmail: email, completedAt: minutesLater(2) },
    { id: 'for-bob', guestEmail: 'bob@example.com' },
    { id: 'bobs', guestEmail: email, userId: 'bob' },
  ];
  for (const id of ['ada', 'bob']) await addUser(db, id);
  for (const result of results) await addResult(db, result);
}

async function unclaimedIds(db: Db, of = email): Promise<string[]> {
  const results = await listUnclaimedResults(db, { owner: { ...ada, email: of }, limit: 10 });
  return results.map(({ id }) => id);
}

describeOnSqlite('results that nobody has claimed', (openTestDatabase) => {
  async function openFilled(): Promise<Db> {
    const { db } = await openTestDatabase();
    await fill(db);
    return db;
  }

  it('are listed for their address in any case, newest first', async () => {
    const db = await openFilled();
    const newest = { id: 'new', tier: 'epic', completedAt: minutesLater(3) };
    await expect(unclaimedIds(db, 'Ada@Example.com')).resolves.toEqual(['new', 'middle', 'old']);
    await expect(listUnclaimedResults(db, { owner: ada, limit: 1 })).resolves.toEqual([newest]);
    const unproven = { ...ada, emailVerifiedAt: null };
    await expect(listUnclaimedResults(db, { owner: unproven })).resolves.toEqual([]);
  });

  it('are claimed by name, once, and only by their address', async () => {
    const db = await openFilled();
    const claim = (...resultIds: string[]) =>
      db.transaction().execute((trx) => claimResults(trx, { owner: ada, resultIds }));
    await expect(claim()).resolves.toBe(0);
    await expect(claim('old', 'for-bob', 'bobs', 'nowhere')).resolves.toBe(1);
    await expect(claim('old')).resolves.toBe(0);
    await expect(unclaimedIds(db)).resolves.toEqual(['new', 'middle']);
    await expect(listResultsOf(db, ada, { limit: 10 })).resolves.toMatchObject([{ id: 'old' }]);
  });

  it('are deleted one by one or all together, and no claimed or foreign one', async () => {
    const db = await openFilled();
    const remove = (resultId?: string) =>
      db.transaction().execute((trx) => deleteUnclaimedResults(trx, { owner: ada, resultId }));
    await expect(remove('bobs')).resolves.toEqual([]);
    await expect(remove('for-bob')).resolves.toEqual([]);
    await expect(remove('new')).resolves.toEqual(['new']);
    await expect(remove().then((ids) => ids.sort())).resolves.toEqual(['middle', 'old']);
    const left = await db.selectFrom('assessment_results').select('id').orderBy('id').execute();
    expect(left).toEqual([{ id: 'bobs' }, { id: 'for-bob' }]);
  });

  it('include those of an account that someone else may have used, without their cards', async () => {
    const db = await openFilled();
    await upsertPublicCard(db, { resultId: 'bobs', owner: anOwner('bob'), now: minutesLater(4) });
    await db
      .transaction()
      .execute((trx) => unclaimResults(trx, { userId: 'bob', email: 'bob@example.com' }));
    const ids = await unclaimedIds(db, 'bob@example.com');
    expect(ids.sort()).toEqual(['bobs', 'for-bob']);
    await expect(db.selectFrom('public_cards').selectAll().execute()).resolves.toEqual([]);
  });
});
