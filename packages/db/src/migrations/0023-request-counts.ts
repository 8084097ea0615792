import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** How many requests came under a key, which all processes share; a crash of the database may lose it. */
export async function requestCounts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'request_counts')
    .addColumn('key_hash', ddl.text, (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('request_counts_reset')
    .on('request_counts')
    .column('resets_at')
    .execute();
  if (ddl.dialect === 'postgres') await sql`alter table request_counts set unlogged`.execute(db);
}
