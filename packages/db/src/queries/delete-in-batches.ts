import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Schema } from '../schema/schema.ts';

/** So many rows take SQLite some milliseconds, and PostgreSQL locks no more of them at a time. */
const defaultBatchSize = 500;

interface Deletion<Table extends keyof Schema> {
  readonly from: Table;
  readonly key: readonly (keyof Schema[Table] & string)[];
  readonly where: RawBuilder<boolean>;
  /** Fewer where other rows go with each. */
  readonly batchSize?: number;
}

/**
 * Deletes these rows, some at a time, and lets this process do other things in between: on SQLite it could not
 * otherwise. Not for a transaction. Returns how many there were.
 */
export async function deleteInBatches<Table extends keyof Schema>(
  db: Db,
  { from, key, where, batchSize = defaultBatchSize }: Deletion<Table>,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const table = sql.table(from);
  let deleted = 0;
  for (;;) {
    // The condition twice: a row that changes meanwhile, as a session that is used, stays.
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ${where} and (${columns}) in (
        select ${columns} from ${table} where ${where} limit ${sql.lit(batchSize)})`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batchSize) return deleted;
    await nextTurn();
  }
}
