import type { Role, Tier } from '@guildpath/contract';
import type { Db } from '../db.ts';

/** Counts the users by role; `quick` stands for no role. */
export async function countUsersByRole(db: Db): Promise<Record<Role | 'quick', number>> {
  const rows = await db
    .selectFrom('users')
    .select((select) => ['role', select.fn.countAll<number>().as('count')])
    .groupBy('role')
    .execute();
  const counts = { admin: 0, epic: 0, standard: 0, quick: 0 };
  for (const { role, count } of rows) counts[role ?? 'quick'] = count;
  return counts;
}

/** Counts the results by tier, those of guests included. */
export async function countResultsByTier(db: Db): Promise<Record<Tier, number>> {
  const rows = await db
    .selectFrom('assessment_results')
    .select((select) => ['tier', select.fn.countAll<number>().as('count')])
    .groupBy('tier')
    .execute();
  return toCountsByTier(rows);
}

/** Counts the questions of each tier. */
export async function countQuestionsByTier(db: Db): Promise<Record<Tier, number>> {
  const rows = await db
    .selectFrom('questions')
    .select((select) => ['tier', select.fn.countAll<number>().as('count')])
    .where('position', 'is not', null)
    .groupBy('tier')
    .execute();
  return toCountsByTier(rows);
}

function toCountsByTier(
  rows: readonly { readonly tier: Tier; readonly count: number }[],
): Record<Tier, number> {
  const counts = { quick: 0, standard: 0, epic: 0 };
  for (const { tier, count } of rows) counts[tier] = count;
  return counts;
}
