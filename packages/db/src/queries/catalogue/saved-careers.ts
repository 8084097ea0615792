import type { Db, Transaction } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { lockUserForChange } from '../users/users.ts';
import type { UserOwner } from '../viewer.ts';

export interface SavedCareer {
  readonly careerId: string;
  readonly savedAt: Date;
}

/** Lists the careers that the owner has saved, the latest first. */
export async function listSavedCareers(db: Db, owner: UserOwner): Promise<SavedCareer[]> {
  const rows = await db
    .selectFrom('saved_careers')
    .select(['career_id', 'saved_at'])
    .where('user_id', '=', owner.id)
    .orderBy('saved_at', 'desc')
    .orderBy('career_id')
    .execute();
  return rows.map((row) => ({ careerId: row.career_id, savedAt: toDate(row.saved_at) }));
}

interface NewSavedCareer extends SavedCareer {
  readonly userId: string;
  /** The maximum number of saved careers. */
  readonly atMost: number;
}

/**
 * Saves an existing career for a user. A career that is saved already keeps its time. Returns `full` when
 * the user has saved `atMost` careers, and `no user` when the account is gone.
 */
export async function insertSavedCareer(
  trx: Transaction,
  { userId, careerId, savedAt, atMost }: NewSavedCareer,
): Promise<'saved' | 'full' | 'no user'> {
  if (!(await lockUserForChange(trx, userId))) return 'no user';
  const saved = await listSavedCareers(trx, { kind: 'user', id: userId });
  if (saved.some((career) => career.careerId === careerId)) return 'saved';
  if (saved.length >= atMost) return 'full';
  await trx
    .insertInto('saved_careers')
    .values({ user_id: userId, career_id: careerId, saved_at: toTimestamp(savedAt) })
    .execute();
  return 'saved';
}

/** Removes a saved career if there is one. */
export async function deleteSavedCareer(
  db: Db,
  { userId, careerId }: { readonly userId: string; readonly careerId: string },
): Promise<void> {
  await db
    .deleteFrom('saved_careers')
    .where('user_id', '=', userId)
    .where('career_id', '=', careerId)
    .execute();
}
