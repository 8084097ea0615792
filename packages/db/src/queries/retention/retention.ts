import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { fromJson, toJson } from '../sql/json.ts';
import { findSetting, storeSetting } from '../sql/settings.ts';
import { deleteInBatches } from './delete-in-batches.ts';

/** Contains what a round of housekeeping knew of its clock, in milliseconds since 1970. */
export interface ClockRecord {
  readonly latest: number;
  /** The first round with a clock that had jumped ahead. Absent while the clock is trusted. */
  readonly jumpedAt?: number;
}

/** Returns what the last round stored; undefined before the first one. */
export async function findClockRecord(db: Db): Promise<ClockRecord | undefined> {
  const value = await findSetting(db, 'housekeeping');
  return value === undefined ? undefined : fromJson<ClockRecord>(value);
}

export function storeClockRecord(db: Db, record: ClockRecord): Promise<void> {
  return storeSetting(db, 'housekeeping', toJson(record));
}

/** Each row is deleted with its answers, links and keys. */
const batchSize = 50;

/**
 * Deletes the unclaimed results from before that time, and those of addresses that nobody has proven from
 * before `unopenedBefore`, which is later. Returns their number.
 */
export function deleteUnclaimedResultsBefore(
  db: Db,
  before: Date,
  unopenedBefore = before,
): Promise<number> {
  return deleteInBatches(db, {
    from: 'assessment_results',
    key: ['id'],
    // A subquery for one value looks each address up; with `not exists`, PostgreSQL may read all users.
    where: sql<boolean>`user_id is null and place_id is null and completed_at < ${toTimestamp(unopenedBefore)}
      and (completed_at < ${toTimestamp(before)} or
        (select email_verified_at from users where lower(email) = lower(guest_email)) is null)`,
    batchSize,
  });
}

/** An account with a row in any of these is in use. A valid link may be used soon. */
const signsOfUse = [
  'sessions',
  'assessment_results',
  'drafts',
  'saved_careers',
  'passkeys',
  'identities',
  'halls',
  'sign_in_tokens',
] as const;

/**
 * Deletes the empty accounts from before that time whose address was never verified, and returns their
 * number. An account with a role stays, because an administrator has assigned it.
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
