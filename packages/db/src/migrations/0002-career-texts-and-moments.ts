import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/**
 * Adds to careers what people of each interest like, what the work asks of a trait, and how many do it, and to
 * results one answer as the story tells it.
 */
export async function careerTextsAndMoments(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema.alterTable('careers').addColumn('appeals', ddl.text).execute();
  await db.schema.alterTable('careers').addColumn('demands', ddl.text).execute();
  await db.schema.alterTable('careers').addColumn('employment', 'integer').execute();
  await db.schema.alterTable('assessment_results').addColumn('moment', ddl.text).execute();
}
