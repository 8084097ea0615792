import type { SystemOverviewOutput } from '@guildpath/contract';
import { countQuestionsByTier, countRows } from '@guildpath/db';
import type { RequestContext } from '../../trpc/context.ts';
import { findSystemStatus } from './find-system-status.ts';
import { sumOf } from './sum-of.ts';

/** The figures at the top of the admin screen, and whether all is well. */
export async function readSystemOverview(
  ctx: Pick<RequestContext, 'db' | 'env' | 'now'>,
): Promise<SystemOverviewOutput> {
  const { db, now } = ctx;
  const questions = await countQuestionsByTier(db);
  return {
    users: await countRows(db, 'users'),
    assessments: await countRows(db, 'assessment_results'),
    questions: sumOf(questions),
    careers: await countRows(db, 'careers'),
    systemStatus: await findSystemStatus(ctx, questions),
    lastUpdated: now().toISOString(),
  };
}
