import type { Role, Tier } from '@guildpath/contract';
import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { toTimestamp } from '../../schema/timestamp.ts';

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

export type ResultsOfDay = Readonly<Record<Tier, number>>;

/**
 * Counts the results of each day in UTC by tier, from the day of `since` on. Days without results are
 * absent.
 */
export async function countResultsByDay(
  db: Db,
  { since }: { readonly since: Date },
): Promise<ReadonlyMap<string, ResultsOfDay>> {
  const rows = await db
    .selectFrom('assessment_results')
    .select((select) => [
      sql<string>`substr(completed_at, 1, 10)`.as('day'),
      'tier',
      select.fn.countAll<number>().as('count'),
    ])
    .where('completed_at', '>=', toTimestamp(since).slice(0, 10))
    .groupBy(['day', 'tier'])
    .execute();
  const days = new Map<string, Record<Tier, number>>();
  for (const { day, tier, count } of rows) {
    const counts = days.get(day) ?? { quick: 0, standard: 0, epic: 0 };
    counts[tier] = count;
    days.set(day, counts);
  }
  return days;
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
