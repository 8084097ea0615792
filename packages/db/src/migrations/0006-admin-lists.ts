import type { Kysely } from 'kysely';

/** What administrators count and list, read from indexes alone: the rows themselves are wide. */
export async function adminLists(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('users_role').on('users').column('role').execute();
  await db.schema
    .createIndex('users_newest')
    .on('users')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('assessment_results_tier')
    .on('assessment_results')
    .column('tier')
    .execute();
  await db.schema
    .createIndex('assessment_results_newest')
    .on('assessment_results')
    .columns(['completed_at desc', 'id desc'])
    .execute();
}
