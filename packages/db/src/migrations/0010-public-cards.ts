import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** The cards that their owners have made public: one row for each, gone when it is withdrawn. */
export async function publicCards(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'public_cards')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('result_id', ddl.text, (column) =>
      column.notNull().unique().references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .execute();
}
