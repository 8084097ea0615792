import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** What an operator's own catalogue adds: how to reach a consultant, and careers that have left without being deleted. */
export async function operatorsCatalogue(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema.alterTable('consultants').addColumn('contact', ddl.text).execute();
  await db.schema
    .alterTable('careers')
    .addColumn('is_gone', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_gone in (0, 1)`),
    )
    .execute();
}
