import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** The careers that users have saved; and what careers, schools and results say beside it, all of which may be absent. */
export async function savedCareers(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'saved_careers')
    .addColumn('user_id', ddl.text, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('career_id', ddl.text, (column) =>
      column.notNull().references('careers.id').onDelete('cascade'),
    )
    .addColumn('saved_at', ddl.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_careers_key', ['user_id', 'career_id'])
    .execute();
  await db.schema
    .createIndex('saved_careers_career')
    .on('saved_careers')
    .column('career_id')
    .execute();
  await db.schema.alterTable('careers').addColumn('also_called', ddl.text).execute();
  await db.schema.alterTable('schools').addColumn('website', ddl.text).execute();
  await db.schema.alterTable('assessment_results').addColumn('welcome', ddl.text).execute();
}
