import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db.ts';
import type { Schema } from '../../schema/schema.ts';
import { toTimestamp } from '../../schema/timestamp.ts';

/** Deleting this many rows takes SQLite some milliseconds, and PostgreSQL locks no more rows at a time. */
const defaultBatchSize = 500;

interface Deletion<Table extends keyof Schema> {
  readonly from: Table;
  readonly key: readonly (keyof Schema[Table] & string)[];
  readonly where: RawBuilder<boolean>;
  /** Smaller where other rows are deleted with each. */
  readonly batchSize?: number;
}

/**
 * Deletes the rows in batches and yields to the event loop in between, which SQLite would block otherwise.
 * Must not run in a transaction. Returns the number of rows.
 */
export async function deleteInBatches<Table extends keyof Schema>(
  db: Db,
  { from, key, where, batchSize = defaultBatchSize }: Deletion<Table>,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const table = sql.table(from);
  let deleted = 0;
  for (;;) {
    // The condition is repeated so that a row that has just changed, such as a session in use, stays.
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ${where} and (${columns}) in (
        select ${columns} from ${table} where ${where} limit ${sql.lit(batchSize)})`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batchSize) return deleted;
    await nextTurn();
  }
}

/** Deletes the rows that have expired at `now`, and returns their number. */
export function deleteExpired<Table extends keyof Schema>(
  db: Db,
  { from, key, now }: Pick<Deletion<Table>, 'from' | 'key'> & { readonly now: Date },
): Promise<number> {
  return deleteInBatches(db, { from, key, where: sql`expires_at <= ${toTimestamp(now)}` });
}
