import type { Db, Transaction } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { lockUserForChange } from '../users/users.ts';
import type { UserOwner } from '../viewer.ts';

export interface SavedCareer {
  readonly careerId: string;
  readonly savedAt: Date;
  /** Null until the user says that its first step is done. */
  readonly doneAt: Date | null;
}

/** Lists the careers that the owner has saved, the latest first. */
export async function listSavedCareers(db: Db, owner: UserOwner): Promise<SavedCareer[]> {
  const rows = await db
    .selectFrom('saved_careers')
    .select(['career_id', 'saved_at', 'done_at'])
    .where('user_id', '=', owner.id)
    .orderBy('saved_at', 'desc')
    .orderBy('career_id')
    .execute();
  return rows.map((row) => ({
    careerId: row.career_id,
    savedAt: toDate(row.saved_at),
    doneAt: row.done_at === null ? null : toDate(row.done_at),
  }));
}

interface NewSavedCareer {
  readonly userId: string;
  readonly careerId: string;
  /** Notes that the first step of the career is done; false by default. */
  readonly isDone?: boolean | undefined;
  readonly now: Date;
  /** The maximum number of saved careers. */
  readonly atMost: number;
}

/**
 * Saves an existing career for a user. One that is saved already keeps its times. Returns `full` when the
 * user has saved `atMost` others, and `no user` when the account is gone.
 */
export async function saveCareer(
  trx: Transaction,
  { userId, careerId, isDone = false, now, atMost }: NewSavedCareer,
): Promise<'saved' | 'full' | 'no user'> {
  if (!(await lockUserForChange(trx, userId))) return 'no user';
  const saved = await listSavedCareers(trx, { kind: 'user', id: userId });
  const others = saved.filter((career) => career.careerId !== careerId);
  if (others.length >= atMost) return 'full';
  const at = toTimestamp(now);
  await trx
    .insertInto('saved_careers')
    .values({ user_id: userId, career_id: careerId, saved_at: at, done_at: isDone ? at : null })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'career_id']).doUpdateSet(({ fn }) => ({
        done_at: fn.coalesce('saved_careers.done_at', 'excluded.done_at'),
      })),
    )
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
