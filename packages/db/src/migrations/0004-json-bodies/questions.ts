import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../../dialects/ddl.ts';
import { dropColumns, pagesOf, toObject } from './rows.ts';

const json = ['options', 'tags', 'key', 'chapter'];
const moved = ['type', 'title', 'scenario', 'question', ...json];

export async function moveQuestions(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema
    .alterTable('questions')
    .addColumn('body', ddl.text, (column) => column.notNull().defaultTo('{}'))
    .execute();
  for await (const rows of pagesOf(db, 'questions')) {
    for (const {
      version: _version,
      tier: _tier,
      position: _position,
      body: _body,
      ...row
    } of rows) {
      // Seeding gives each question that is asked its own place.
      const body = JSON.stringify({ ...toObject(row, json), place: 'road' });
      await sql`update questions set body = ${body} where id = ${row.id}`.execute(db);
    }
  }
  await dropColumns(db, 'questions', moved);
}
