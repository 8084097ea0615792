import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** Work that is done after the commit of the transaction that caused it. */
export async function outbox(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'outbox')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('kind', ddl.text, (column) => column.notNull())
    .addColumn('payload', ddl.text)
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .addColumn('due_at', ddl.text, (column) => column.notNull())
    .addColumn('leased_until', ddl.text)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', ddl.text)
    .addColumn('done_at', ddl.text)
    .execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['due_at', 'id'])
    .where(sql<boolean>`done_at is null`)
    .execute();
  await db.schema
    .createIndex('outbox_done')
    .on('outbox')
    .column('done_at')
    .where(sql<boolean>`done_at is not null`)
    .execute();
}
