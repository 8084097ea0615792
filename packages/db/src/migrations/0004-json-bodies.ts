import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { moveCatalogue } from './0004-json-bodies/catalogue.ts';
import { moveQuestions } from './0004-json-bodies/questions.ts';
import { moveSnapshots } from './0004-json-bodies/snapshots.ts';

/**
 * Stores each entry of the catalogue, each question and what each result shows as one JSON text, and drops the
 * tables of calibrations and of quest progress.
 */
export async function jsonBodies(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await moveCatalogue(db, ddl);
  await moveQuestions(db, ddl);
  await moveSnapshots(db, ddl);
  await db.schema.dropTable('calibrations').execute();
  await db.schema.dropTable('quest_progress').execute();
}
