import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** Adds what people of each interest like about a career, what it asks of a trait, and how many do it. */
export async function careerTexts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema.alterTable('careers').addColumn('appeals', ddl.text).execute();
  await db.schema.alterTable('careers').addColumn('demands', ddl.text).execute();
  await db.schema.alterTable('careers').addColumn('employment', 'integer').execute();
}
