import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/**
 * How many quests reached which step on which day: sums alone, nothing of the visitors. And what counts results by day,
 * read from an index: the rows themselves are wide.
 */
export async function questProgress(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'quest_progress')
    .addColumn('day', ddl.text, (column) => column.notNull())
    .addColumn('tier', ddl.text, (column) =>
      column.notNull().check(sql`tier in ('quick', 'standard', 'epic')`),
    )
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('reached', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('quest_progress_key', ['day', 'tier', 'step'])
    .execute();
  await db.schema
    .createIndex('assessment_results_days')
    .on('assessment_results')
    .columns(['completed_at', 'tier'])
    .execute();
}
