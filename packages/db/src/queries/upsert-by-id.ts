import { type Insertable, sql } from 'kysely';
import type { Transaction } from '../db.ts';
import type { Schema } from '../schema/schema.ts';
import { takeAdvisoryLock } from './advisory-lock.ts';

type SeededTable =
  | 'questions'
  | 'skills'
  | 'careers'
  | 'schools'
  | 'programs'
  | 'companies'
  | 'consultants';

type Value = string | number | null;

export interface UpsertCounts {
  readonly inserted: number;
  /** Rows that existed and were overwritten. */
  readonly updated: number;
}

/** Far below the 32,766 parameters that SQLite allows in a statement. */
const batchSize = 200;

/**
 * Inserts the rows and overwrites those whose id exists. All rows must have the same columns, and no id may
 * occur twice.
 */
export async function upsertById<Table extends SeededTable>(
  trx: Transaction,
  table: Table,
  rows: readonly (Insertable<Schema[Table]> & { readonly id: string } & Readonly<
      Record<string, Value>
    >)[],
): Promise<UpsertCounts> {
  await lockSeeding(trx);
  let updated = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    updated += await upsertBatch(trx, table, rows.slice(start, start + batchSize));
  }
  return { inserted: rows.length - updated, updated };
}

/**
 * Makes every other transaction that seeds wait until this one ends, which prevents deadlocks over the same
 * rows.
 */
export function lockSeeding(trx: Transaction): Promise<void> {
  return takeAdvisoryLock(trx, 'seeding');
}

async function upsertBatch(
  trx: Transaction,
  table: SeededTable,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  const ids = rows.map((row) => row.id);
  const { count } = await trx
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(sql`id`, 'in', ids)
    .executeTakeFirstOrThrow();
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
  );
  const overwritten = columns
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(overwritten)}
  `.execute(trx);
  return count;
}
