import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** When a job was given up, so that it can be done after all for some time. */
export async function givenUpJobs(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('given_up_at', ddl.text).execute();
  await db.schema
    .createIndex('outbox_given_up')
    .on('outbox')
    .column('given_up_at')
    .where(sql<boolean>`given_up_at is not null`)
    .execute();
}
