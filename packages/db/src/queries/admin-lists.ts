import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { toDate } from '../schema/timestamp.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { containing, likeEscape } from './like-pattern.ts';
import type { ResultRow } from './result-row.ts';
import { toUser, type UserRow, userColumns } from './user-row.ts';

export interface UserPage {
  /** Part of an email, username, first or last name, without regard to ASCII case; everyone when absent. */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const searchedColumns = ['email', 'username', 'first_name', 'last_name'] as const;

/** Users, newest first. */
export async function listUsers(db: Db, { search, limit, offset }: UserPage): Promise<UserRow[]> {
  let ids = db
    .selectFrom('users')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  if (search) {
    const pattern = containing(asciiLowerCase(search));
    ids = ids.where((where) =>
      where.or(
        searchedColumns.map(
          (column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape ${likeEscape}`,
        ),
      ),
    );
  }
  const rows = await db
    .selectFrom('users')
    .select(userColumns)
    // The pages before this one are skipped in the index, without reading their rows.
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toUser);
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
