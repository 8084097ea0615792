import type { Db, Transaction } from '../db.ts';
import { toTimestamp } from '../schema/timestamp.ts';

/** A key belongs to its sender: the same key of another owner is another key. */
export interface IdempotencyKey {
  readonly key: string;
  readonly owner: string;
}

/** The id of the result that the key led to. */
export async function findIdempotentResult(
  db: Db,
  { key, owner }: IdempotencyKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('result_id')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.result_id;
}

/**
 * Takes the key for a result; false when it is taken. A second transaction with the same key waits for
 * the first to end. The result itself may be inserted later in the transaction.
 */
export async function insertIdempotencyKey(
  trx: Transaction,
  { key, owner, resultId, now }: IdempotencyKey & { readonly resultId: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ key, owner, result_id: resultId, created_at: toTimestamp(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns how many there were. */
export async function deleteIdempotencyKeysBefore(db: Db, createdBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', toTimestamp(createdBefore))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
