import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** What stored answers say about the options of the questions, and the time that a response took where it is known. */
export async function calibrations(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'calibrations')
    .addColumn('version', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('scoring_version', ddl.text, (column) => column.notNull())
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('parameters', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('responses')
    .addColumn('seconds', 'integer', (column) => column.check(sql`seconds >= 0`))
    .execute();
}
