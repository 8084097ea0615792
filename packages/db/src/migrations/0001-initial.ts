import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { createAccounts } from './0001-initial/accounts.ts';
import { createAssessments } from './0001-initial/assessments.ts';
import { createCatalogue } from './0001-initial/catalogue.ts';
import { createServerTables } from './0001-initial/server.ts';

/** Creates the whole schema of version 1.0.0. */
export async function initial(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createCatalogue(db, ddl);
  await createAccounts(db, ddl);
  await createAssessments(db, ddl);
  await createServerTables(db, ddl);
}
