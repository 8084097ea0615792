import type { DatabaseStatsOutput } from '@guildpath/contract';
import { type CountedTable, countQuestionsByTier, countRows } from '@guildpath/db';
import type { RequestContext } from '../../trpc/context.ts';
import { sumOf } from './sum-of.ts';

/** What seeding has filled. */
export async function readDatabaseStats({
  db,
}: Pick<RequestContext, 'db'>): Promise<DatabaseStatsOutput> {
  const total = async (table: CountedTable) => ({ total: await countRows(db, table) });
  const byTier = await countQuestionsByTier(db);
  return {
    questions: { total: sumOf(byTier), byTier },
    careers: await total('careers'),
    skills: await total('skills'),
    programs: await total('programs'),
    companies: await total('companies'),
  };
}
