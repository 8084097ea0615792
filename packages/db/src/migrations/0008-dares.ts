import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** Lets users take up the first step of a career, and say when it is done. */
export async function dares(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'dares')
    .addColumn('user_id', ddl.text, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('career_id', ddl.text, (column) => column.notNull())
    .addColumn('taken_at', ddl.text, (column) => column.notNull())
    .addColumn('done_at', ddl.text)
    .addPrimaryKeyConstraint('dares_key', ['user_id', 'career_id'])
    .execute();
}
