import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { toDate } from '../schema/timestamp.ts';
import type { ResultRow } from './result-row.ts';
import { toUser, type UserRow, userColumns } from './user-row.ts';
import { findMatches } from './user-search.ts';

export interface UserPage {
  /**
   * Part of an email, username, first or last name, without regard to ASCII case; everyone when absent.
   * Only the newest `userSearchReach` matches are found; and fewer than three characters are looked for in
   * as many of the newest users.
   */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Users, newest first. */
export async function listUsers(db: Db, { search, limit, offset }: UserPage): Promise<UserRow[]> {
  const page = { limit, offset };
  const ids = search ? await findMatches(db, { search, ...page }) : await findNewest(db, page);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toUser);
}

async function findNewest(
  db: Db,
  { limit, offset }: Omit<UserPage, 'search'>,
): Promise<readonly string[]> {
  const start = await findDayAt(db, offset);
  if (!start) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('created_at', '<', `${start.day}U`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset - start.newer)
    .execute();
  return rows.map(({ id }) => id);
}

interface DayOfUsers {
  /** Of UTC: every timestamp of it is less than it and a `U`. */
  readonly day: string;
  /** How many users were created on later days. */
  readonly newer: number;
}

/**
 * The day on which the user was created that so many are newer than, from the counts of the days: it takes
 * no longer deep in the list. Undefined behind its end.
 */
async function findDayAt(db: Db, offset: number): Promise<DayOfUsers | undefined> {
  const { rows } = await sql<DayOfUsers>`
    select day, cast(upto - count as bigint) as newer
    from (
      select day, sum(count) as count, sum(sum(count)) over (order by day desc) as upto
      from row_counts where counted = 'users' and day > '' group by day
    ) days
    where upto > ${offset} order by day desc limit 1`.execute(db);
  return rows[0];
}

export type ResultActivity = Pick<
  ResultRow,
  'id' | 'userId' | 'guestEmail' | 'tier' | 'completedAt'
>;

/** Whosever they are, newest first. */
export async function listNewestResults(
  db: Db,
  { limit }: { limit: number },
): Promise<ResultActivity[]> {
  const rows = await db
    .selectFrom('assessment_results')
    .select(['id', 'user_id', 'guest_email', 'tier', 'completed_at'])
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    guestEmail: row.guest_email,
    tier: row.tier,
    completedAt: toDate(row.completed_at),
  }));
}
