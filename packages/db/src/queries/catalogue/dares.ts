import type { Db, Transaction } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { lockUserForChange } from '../users/users.ts';

/** The first step of a career that a user has taken up. */
export interface Dare {
  readonly careerId: string;
  readonly takenAt: Date;
  /** Null until the user says that it is done. */
  readonly doneAt: Date | null;
}

/** Lists the dares of a user, the latest first. */
export async function listDares(db: Db, userId: string): Promise<Dare[]> {
  const rows = await db
    .selectFrom('dares')
    .select(['career_id', 'taken_at', 'done_at'])
    .where('user_id', '=', userId)
    .orderBy('taken_at', 'desc')
    .orderBy('career_id')
    .execute();
  return rows.map((row) => ({
    careerId: row.career_id,
    takenAt: toDate(row.taken_at),
    doneAt: row.done_at === null ? null : toDate(row.done_at),
  }));
}

/**
 * Takes a dare up, or changes whether it is done; the time when it was taken up stays. Returns `no user` when
 * the account is gone.
 */
export async function upsertDare(
  trx: Transaction,
  { userId, careerId, takenAt, doneAt }: Dare & { readonly userId: string },
): Promise<'stored' | 'no user'> {
  if (!(await lockUserForChange(trx, userId))) return 'no user';
  const done_at = doneAt && toTimestamp(doneAt);
  await trx
    .insertInto('dares')
    .values({ user_id: userId, career_id: careerId, taken_at: toTimestamp(takenAt), done_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'career_id']).doUpdateSet({ done_at }))
    .execute();
  return 'stored';
}

/** Gives a dare back, if the user has it. */
export async function deleteDare(
  db: Db,
  { userId, careerId }: { readonly userId: string; readonly careerId: string },
): Promise<void> {
  await db
    .deleteFrom('dares')
    .where('user_id', '=', userId)
    .where('career_id', '=', careerId)
    .execute();
}
