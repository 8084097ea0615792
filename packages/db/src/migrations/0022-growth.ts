import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { countRowsByTriggers } from './0022-growth/row-counts.ts';
import { indexUsersForSearch } from './0022-growth/user-search.ts';

/** What keeps the calls of administrators as fast with a million users as with a thousand. */
export async function growth(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'row_counts')
    .addColumn('counted', ddl.text, (column) =>
      column.notNull().check(sql`counted in ('users', 'results')`),
    )
    .addColumn('day', ddl.text, (column) => column.notNull())
    .addColumn('kind', ddl.text, (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('row_counts_key', ['counted', 'day', 'kind', 'slot'])
    .execute();
  await countRowsByTriggers(db, ddl.dialect);
  await indexUsersForSearch(db, ddl.dialect);

  // The latest results of a tier. What looked for the tier alone finds it in the same index.
  await db.schema
    .createIndex('assessment_results_of_tier')
    .on('assessment_results')
    .columns(['tier', 'id'])
    .execute();
  await db.schema.dropIndex('assessment_results_tier').execute();
}
