import type { Kysely } from 'kysely';
import { type Ddl, notNull, partOf, primaryKey } from '../dialects/ddl.ts';

/** Adds the pages that two people open together. */
export async function friends(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'friend_pages')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('result_id', ddl.text, partOf('assessment_results.id'))
    .addColumn('friend_result_id', ddl.text, (column) =>
      column.references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, notNull)
    .execute();
  for (const column of ['result_id', 'friend_result_id']) {
    await db.schema
      .createIndex(`friend_pages_${column}`)
      .on('friend_pages')
      .column(column)
      .execute();
  }
}
