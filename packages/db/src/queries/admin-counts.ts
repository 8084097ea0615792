import type { Role, Tier } from '@guildpath/contract';
import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Tables whose size is worth knowing. */
export type CountedTable =
  | 'users'
  | 'assessment_results'
  | 'questions'
  | 'careers'
  | 'skills'
  | 'programs'
  | 'schools'
  | 'companies'
  | 'consultants';

/** How many rows the table has; of careers, those that have not left the catalogue. */
export async function countRows(db: Db, table: CountedTable): Promise<number> {
  const rows = db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .$if(table === 'careers', (careers) => careers.where(sql<number>`is_gone`, '=', 0));
  const { count } = await rows.executeTakeFirstOrThrow();
  return count;
}

// Nearly everyone has no role and takes the quick tier. So the rest is counted in the index and subtracted from the
// whole, which SQLite knows many times faster than it counts groups; and one statement sees one snapshot.

/** How many users have each role; `quick` is what no role at all is called. */
export async function countUsersByRole(db: Db): Promise<Record<Role | 'quick', number>> {
  const { total, ...counts } = await db
    .selectNoFrom((select) => {
      const users = select
        .selectFrom('users')
        .select((count) => count.fn.countAll<number>().as('count'));
      return [
        users.$asScalar().as('total'),
        users.where('role', '=', 'admin').$asScalar().as('admin'),
        users.where('role', '=', 'epic').$asScalar().as('epic'),
        users.where('role', '=', 'standard').$asScalar().as('standard'),
      ];
    })
    .$narrowType<{ total: number; admin: number; epic: number; standard: number }>()
    .executeTakeFirstOrThrow();
  return { ...counts, quick: total - counts.admin - counts.epic - counts.standard };
}

/** How many results each tier has, guests' included. */
export async function countResultsByTier(db: Db): Promise<Record<Tier, number>> {
  const { total, ...counts } = await db
    .selectNoFrom((select) => {
      const results = select
        .selectFrom('assessment_results')
        .select((count) => count.fn.countAll<number>().as('count'));
      return [
        results.$asScalar().as('total'),
        results.where('tier', '=', 'standard').$asScalar().as('standard'),
        results.where('tier', '=', 'epic').$asScalar().as('epic'),
      ];
    })
    .$narrowType<{ total: number; standard: number; epic: number }>()
    .executeTakeFirstOrThrow();
  return { ...counts, quick: total - counts.standard - counts.epic };
}

/** How many questions each tier asks. */
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
