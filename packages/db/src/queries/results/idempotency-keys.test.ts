import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { newId } from '../../new-id.ts';
import { aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertResult } from './assessment-results.ts';
import {
  deleteIdempotencyKeysBefore,
  findIdempotentResult,
  insertIdempotencyKey,
} from './idempotency-keys.ts';

const sent = { key: 'quest-1', owner: 'ada@example.com', body: 'answers' };

/** Inserts the key first, like a submission, and a result only when the key is new. */
function submit(db: Db, own: Partial<typeof sent> = {}): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const key = { ...sent, ...own, resultId: newId(), now: minutesLater(0) };
    const isNew = await insertIdempotencyKey(trx, key);
    if (isNew) await insertResult(trx, aResult({ id: key.resultId }));
    return isNew;
  });
}

describeOnBothDatabases('an idempotency key', (openTestDatabase) => {
  it('leads to the first of ten submissions that come at the same time', async () => {
    const { db } = await openTestDatabase();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => submit(db)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const results = await db.selectFrom('assessment_results').select('id').execute();
    expect(results).toHaveLength(1);
    const found = { resultId: results[0]?.id, isSameBody: true };
    await expect(findIdempotentResult(db, sent)).resolves.toEqual(found);
    await expect(findIdempotentResult(db, { ...sent, body: 'others' })).resolves.toEqual({
      ...found,
      isSameBody: false,
    });
    const bobs = { ...sent, owner: 'bob@example.com' };
    await expect(findIdempotentResult(db, bobs)).resolves.toBeUndefined();
    await expect(submit(db, bobs)).resolves.toBe(true);
  });

  it('is free again when its submission is rolled back, and when it has expired', async () => {
    const { db } = await openTestDatabase();
    const attempt = db.transaction().execute(async (trx) => {
      await insertIdempotencyKey(trx, { ...sent, resultId: newId(), now: minutesLater(0) });
      throw new Error('the lights went out');
    });
    await expect(attempt).rejects.toThrow('the lights went out');
    await expect(submit(db)).resolves.toBe(true);
    await expect(deleteIdempotencyKeysBefore(db, minutesLater(0))).resolves.toBe(0);
    await expect(deleteIdempotencyKeysBefore(db, minutesLater(1))).resolves.toBe(1);
    await expect(submit(db)).resolves.toBe(true);
  });
});
