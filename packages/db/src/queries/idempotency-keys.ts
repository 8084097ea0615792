import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Transaction } from '../db.ts';
import { toTimestamp } from '../schema/timestamp.ts';
import { deleteInBatches } from './delete-in-batches.ts';

/** A key belongs to its sender: the same key of another owner is another key. */
export interface IdempotencyKey {
  readonly key: string;
  readonly owner: string;
}

/** The owner of a key that a user, or a guest with that email (case-insensitive), sends. */
export const keyOwner = {
  ofUser: (userId: string) => `user:${userId}`,
  ofGuest: (email: string) => `guest:${email.toLowerCase()}`,
};

/** What the key was used for. */
export interface IdempotentResult {
  readonly resultId: string;
  /** Whether it was sent with this body. */
  readonly isSameBody: boolean;
}

/** The result that the key led to, and whether `body` is what it was sent with. */
export async function findIdempotentResult(
  db: Db,
  { key, owner, body }: IdempotencyKey & { readonly body: string },
): Promise<IdempotentResult | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['result_id', 'body_hash'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  return (
    row && {
      resultId: row.result_id,
      isSameBody: row.body_hash === hashBody(body),
    }
  );
}

interface NewIdempotencyKey extends IdempotencyKey {
  readonly resultId: string;
  /** What is sent under the key, as a text that is the same for the same content; only its hash is stored. */
  readonly body: string;
  readonly now: Date;
}

/**
 * Takes the key for a result; false when it is taken. A second transaction with the same key waits for
 * the first to end. The result itself may be inserted later in the transaction.
 */
export async function insertIdempotencyKey(
  trx: Transaction,
  { key, owner, resultId, body, now }: NewIdempotencyKey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({
      key,
      owner,
      result_id: resultId,
      created_at: toTimestamp(now),
      body_hash: hashBody(body),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns how many there were. */
export function deleteIdempotencyKeysBefore(db: Db, createdBefore: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'idempotency_keys',
    key: ['owner', 'key'],
    where: sql<boolean>`created_at < ${toTimestamp(createdBefore)}`,
  });
}

/** The result beside it holds the same answers in clear, so a plain SHA-256 is enough. */
function hashBody(body: string): string {
  return createHash('sha256').update(body).digest('base64url');
}
