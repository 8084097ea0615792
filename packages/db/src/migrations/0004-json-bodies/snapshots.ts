import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull, primaryKey } from '../../dialects/ddl.ts';
import { dropColumns, insertRows, pagesOf, type Row, toObject } from './rows.ts';

const json = ['riasec_scores', 'big_five_scores', 'aptitude_scores', 'score_bands'];
const texts = ['character_class', 'guild_title', 'welcome', 'moment', 'least_count', 'caution'];
const moved = ['recommendations', 'insight', ...json, ...texts];

/**
 * The snapshots wait in a table of their own while the columns are dropped: SQLite writes every row again for
 * each of them, and without the snapshots the rows are short.
 */
export async function moveSnapshots(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'moved_snapshots')
    .addColumn('result_id', ddl.text, primaryKey)
    .addColumn('snapshot', ddl.text, notNull)
    .execute();
  for await (const rows of pagesOf(db, 'assessment_results')) {
    const snapshots = rows.map((row) => [row.id, JSON.stringify(toSnapshot(row))]);
    await insertRows(db, 'moved_snapshots', snapshots);
  }
  await dropColumns(db, 'assessment_results', moved);
  await db.schema
    .alterTable('assessment_results')
    .addColumn('snapshot', ddl.text, (column) => column.notNull().defaultTo('{}'))
    .execute();
  await sql`
    update assessment_results set snapshot =
      (select moved.snapshot from moved_snapshots as moved where moved.result_id = assessment_results.id)
  `.execute(db);
  await db.schema.dropTable('moved_snapshots').execute();
}

function toSnapshot(row: Row): object {
  const kept = Object.fromEntries(
    [...json, ...texts].map((column) => [column, row[column] ?? null]),
  );
  return {
    ...toObject(kept, json),
    personalityInsight: row.insight,
    ...(JSON.parse(String(row.recommendations)) as object),
  };
}
