import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OptionId, Tier } from '@guildpath/contract';
import type { Db } from '../../db.ts';

/** Few enough to hold SQLite, which answers nothing else until it is done, for milliseconds only. */
const countedAtOnce = 250;

/** Counts how often each option was chosen in the latest `results` results of a tier, by question id. */
export async function countRecentOptions(
  db: Db,
  { tier, results }: { readonly tier: Tier; readonly results: number },
): Promise<ReadonlyMap<string, Readonly<Record<OptionId, number>>>> {
  const recent = await db
    .selectFrom('assessment_results')
    .select('id')
    .where('tier', '=', tier)
    .orderBy('id', 'desc')
    .limit(results)
    .execute();
  const counts = new Map<string, Record<OptionId, number>>();
  for (let start = 0; start < recent.length; start += countedAtOnce) {
    await nextTurn();
    const ids = recent.slice(start, start + countedAtOnce).map(({ id }) => id);
    const rows = await db
      .selectFrom('responses')
      .select((row) => ['question_id', 'selected_option', row.fn.countAll<number>().as('count')])
      .where('result_id', 'in', ids)
      .groupBy(['question_id', 'selected_option'])
      .execute();
    for (const row of rows) {
      const counted = counts.get(row.question_id) ?? { a: 0, b: 0, c: 0, d: 0 };
      counted[row.selected_option] += row.count;
      counts.set(row.question_id, counted);
    }
  }
  return counts;
}
