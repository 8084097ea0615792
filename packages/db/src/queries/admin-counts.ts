import type { Role, Tier } from '@guildpath/contract';
import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** The small tables whose size administrators see. */
export type CountedTable =
  | 'questions'
  | 'careers'
  | 'skills'
  | 'programs'
  | 'schools'
  | 'companies'
  | 'consultants';

/** Counts the rows of the table, without the careers that have left the catalogue. */
export async function countRows(db: Db, table: CountedTable): Promise<number> {
  const rows = db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .$if(table === 'careers', (careers) => careers.where(sql<number>`is_gone`, '=', 0));
  const { count } = await rows.executeTakeFirstOrThrow();
  return count;
}

// Triggers keep the counts of users and results: counting a million rows takes too long to do it on demand.

/** Counts the users by role; `quick` stands for no role. */
export async function countUsersByRole(db: Db): Promise<Record<Role | 'quick', number>> {
  const counts = { admin: 0, epic: 0, standard: 0, quick: 0 };
  return { ...counts, ...(await sumByKind(db, 'users')) };
}

/** Counts the results by tier, those of guests included. */
export async function countResultsByTier(db: Db): Promise<Record<Tier, number>> {
  return { quick: 0, standard: 0, epic: 0, ...(await sumByKind(db, 'results')) };
}

async function sumByKind(
  db: Db,
  counted: 'users' | 'results',
): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('row_counts')
    .select((select) => ['kind', select.fn.sum<number>('count').as('count')])
    .where('counted', '=', counted)
    .where('day', '=', '')
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Counts the questions of each tier. */
export async function countQuestionsByTier(db: Db): Promise<Record<Tier, number>> {
  const rows = await db
    .selectFrom('questions')
    .select((select) => ['tier', select.fn.countAll<number>().as('count')])
    .where('position', 'is not', null)
    .groupBy('tier')
    .execute();
  const counts = { quick: 0, standard: 0, epic: 0 };
  for (const { tier, count } of rows) counts[tier] = count;
  return counts;
}
