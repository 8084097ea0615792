import type { AdminAssessment, AssessmentStatsOutput } from '@guildpath/contract';
import { countResultsByTier, listNewestResults, type ResultActivity } from '@guildpath/db';
import type { RequestContext } from '../../trpc/context.ts';
import { sumOf } from './sum-of.ts';

const recentCount = 10;

/** How many assessments were completed, and the latest of them. */
export async function readAssessmentStats({
  db,
}: Pick<RequestContext, 'db'>): Promise<AssessmentStatsOutput> {
  const byType = await countResultsByTier(db);
  const recent = await listNewestResults(db, { limit: recentCount });
  return { total: sumOf(byType), byType, recentActivity: recent.map(toAdminAssessment) };
}

function toAdminAssessment(result: ResultActivity): AdminAssessment {
  return {
    id: result.id,
    type: result.tier,
    ...(result.userId === null ? {} : { userId: result.userId }),
    ...(result.guestEmail === null ? {} : { guestEmail: result.guestEmail }),
    completedAt: result.completedAt.toISOString(),
  };
}
