import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { toTimestamp } from '../schema/timestamp.ts';
import { deleteInBatches } from './delete-in-batches.ts';

/** Each takes its answers, its links and its keys with it. */
const batchSize = 50;

/** Deletes the results from before that time that nobody has claimed; returns how many there were. */
export function deleteUnclaimedResultsBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'assessment_results',
    key: ['id'],
    where: sql<boolean>`user_id is null and completed_at < ${toTimestamp(before)}`,
    batchSize,
  });
}

/** What someone has who uses an account; a link that still works is about to be used. */
const signsOfUse = [
  'sessions',
  'assessment_results',
  'drafts',
  'saved_careers',
  'passkeys',
  'identities',
  'sign_in_tokens',
] as const;

/**
 * Deletes the accounts from before that time whose address was never proven and in which there is nothing; returns how
 * many there were. One with a role stays: somebody gave it.
 */
export function deleteUnusedAccountsBefore(db: Db, before: Date): Promise<number> {
  const isUnused = signsOfUse.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} where user_id = users.id)`,
  );
  return deleteInBatches(db, {
    from: 'users',
    key: ['id'],
    where: sql<boolean>`email_verified_at is null and created_at < ${toTimestamp(before)}
      and role is null and ${sql.join(isUnused, sql` and `)}`,
    batchSize,
  });
}
