import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { createAccounts } from './0001-first-release/accounts.ts';
import { createAssessments } from './0001-first-release/assessments.ts';
import { createCatalogue } from './0001-first-release/catalogue.ts';
import { createHalls } from './0001-first-release/halls.ts';
import { createServerTables } from './0001-first-release/server.ts';

/** Creates the whole schema of version 1.0.0. */
export async function firstRelease(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createCatalogue(db, ddl);
  await createAccounts(db, ddl);
  await createHalls(db, ddl);
  await createAssessments(db, ddl);
  await createServerTables(db, ddl);
}
