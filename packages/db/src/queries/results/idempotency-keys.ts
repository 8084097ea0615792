import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { deleteInBatches } from '../retention/delete-in-batches.ts';

/** A key with its sender: the same key of another owner is another key. */
export interface IdempotencyKey {
  readonly key: string;
  readonly owner: string;
}

/** Name the owner of a key that a user, a place or a guest with an email (case-insensitive) sends. */
export const keyOwner = {
  ofUser: (userId: string) => `user:${userId}`,
  ofPlace: (placeId: string) => `place:${placeId}`,
  ofGuest: (email: string) => `guest:${email.toLowerCase()}`,
};

export interface IdempotentResult {
  readonly resultId: string;
  /** True when the key was sent with the same body. */
  readonly isSameBody: boolean;
}

/** Finds the result that was submitted under the key. */
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
  return row && { resultId: row.result_id, isSameBody: row.body_hash === hashBody(body) };
}

interface NewIdempotencyKey extends IdempotencyKey {
  readonly resultId: string;
  /** The submission as a canonical text, of which only the hash is stored. */
  readonly body: string;
  readonly now: Date;
}

/**
 * Inserts the key for a result, which may follow later in the transaction. Returns false when the key
 * exists. A second transaction with the same key waits for the first to end.
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

/** Deletes the keys from before that time, and returns their number. */
export function deleteIdempotencyKeysBefore(db: Db, createdBefore: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'idempotency_keys',
    key: ['owner', 'key'],
    where: sql<boolean>`created_at < ${toTimestamp(createdBefore)}`,
  });
}

function hashBody(body: string): string {
  // The stored result contains the same answers in clear text, so a plain SHA-256 is enough.
  return createHash('sha256').update(body).digest('base64url');
}
