import { type Kysely, sql } from 'kysely';

/** Finds what is deleted for its age without reading everything else: unclaimed results, and accounts never proven. */
export async function retention(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('assessment_results_unclaimed_age')
    .on('assessment_results')
    .column('completed_at')
    .where(sql<boolean>`user_id is null`)
    .execute();
  await db.schema
    .createIndex('users_unproven_age')
    .on('users')
    .column('created_at')
    .where(sql<boolean>`email_verified_at is null`)
    .execute();
}
