import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** The answers of quests that users have begun, and the chapters of the longer stories. */
export async function drafts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'drafts')
    .addColumn('user_id', ddl.text, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('tier', ddl.text, (column) => column.notNull())
    .addColumn('answers', ddl.text, (column) => column.notNull())
    .addColumn('updated_at', ddl.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['user_id', 'tier'])
    .execute();
  await db.schema.createIndex('drafts_updated').on('drafts').column('updated_at').execute();
  await db.schema.alterTable('questions').addColumn('chapter', ddl.text).execute();
}
