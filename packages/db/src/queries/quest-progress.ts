import type { Tier } from '@guildpath/contract';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { toTimestamp } from '../schema/timestamp.ts';

function dayOf(date: Date): string {
  return toTimestamp(date).slice(0, 10);
}

export interface ReachedSteps {
  readonly tier: Tier;
  /** Steps count from 1. `from` and `to` are inclusive. */
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

/** Counts one more quest at each of these steps today. */
export async function countReachedSteps(db: Db, { tier, from, to, now }: ReachedSteps) {
  const day = dayOf(now);
  // Ascending order prevents a deadlock of two processes that count the same steps.
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  await db
    .insertInto('quest_progress')
    .values(steps.map((step) => ({ day, tier, step, reached: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'tier', 'step'])
        .doUpdateSet({ reached: sql<number>`quest_progress.reached + 1` }),
    )
    .execute();
}

/**
 * Counts the quests that have reached each step since that day, by tier. Index 0 is step 1; unreached steps
 * are absent.
 */
export async function listReachedSteps(
  db: Db,
  { since }: { readonly since: Date },
): Promise<Record<Tier, (number | undefined)[]>> {
  const rows = await db
    .selectFrom('quest_progress')
    .select((select) => ['tier', 'step', select.fn.sum<number | string>('reached').as('reached')])
    .where('day', '>=', dayOf(since))
    .groupBy(['tier', 'step'])
    .execute();
  const steps: Record<Tier, (number | undefined)[]> = { quick: [], standard: [], epic: [] };
  // PostgreSQL returns sums as text.
  for (const { tier, step, reached } of rows) steps[tier][step - 1] = Number(reached);
  return steps;
}

/** Deletes the counts of days before that one, and returns their number. */
export async function deleteQuestProgressBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('quest_progress')
    .where('day', '<', dayOf(before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
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
    .where('completed_at', '>=', dayOf(since))
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
