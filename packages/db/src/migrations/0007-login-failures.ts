import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** Recent failed logins, counted for every process that shares the database. */
export async function loginFailures(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'login_failures')
    .addColumn('identifier_hash', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('locked_until', ddl.text)
    .addColumn('forget_at', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('login_failures_forgetting')
    .on('login_failures')
    .column('forget_at')
    .execute();
}
