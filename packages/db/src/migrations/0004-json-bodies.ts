import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { moveCatalogue } from './0004-json-bodies/catalogue.ts';
import { moveQuestions } from './0004-json-bodies/questions.ts';
import { moveSnapshots } from './0004-json-bodies/snapshots.ts';

/**
 * Stores each entry of the catalogue, each question and what each result shows as one JSON text, gives both tables
 * of limits the same columns, and drops what no longer has a use.
 */
export async function jsonBodies(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await moveCatalogue(db, ddl);
  await moveQuestions(db, ddl);
  await moveSnapshots(db, ddl);
  await alignLimits(db);
  await db.schema.dropTable('calibrations').execute();
  await db.schema.dropTable('quest_progress').execute();
  // Abandoned jobs kept their payload, which may contain an address.
  await sql`update outbox set payload = null where given_up_at is not null`.execute(db);
}

async function alignLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('throttles').dropColumn('locked_until').execute();
  await db.schema.alterTable('request_counts').renameColumn('count', 'attempts').execute();
  await db.schema.alterTable('request_counts').renameColumn('resets_at', 'expires_at').execute();
}
