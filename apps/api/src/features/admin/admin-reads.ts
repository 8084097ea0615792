import {
  type AdminAssessment,
  type AdminUsersInput,
  type AdminUsersOutput,
  type AssessmentStatsOutput,
  type DatabaseStatsOutput,
  type SecurityEventsInput,
  type SecurityEventsOutput,
  type SystemOverviewOutput,
  type SystemStatus,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import {
  type CountedTable,
  checkDatabase,
  countQuestionsByTier,
  countResultsByTier,
  countRows,
  countStuckJobs,
  countUsersByRole,
  listNewestResults,
  listSecurityEvents,
  listUsers,
  type ResultActivity,
} from '@guildpath/db';
import { signInLinkKind } from '../../mail/sign-in-link-job.ts';
import { narrativeKind } from '../../narrative/narrative-job.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';

/** The figures at the top of the admin screen, and whether all is well. */
export async function readSystemOverview(
  ctx: Pick<RequestContext, 'db' | 'env' | 'now'>,
): Promise<SystemOverviewOutput> {
  const { db, now } = ctx;
  const questions = await countQuestionsByTier(db);
  return {
    users: sumOf(await countUsersByRole(db)),
    assessments: sumOf(await countResultsByTier(db)),
    questions: sumOf(questions),
    careers: await countRows(db, 'careers'),
    systemStatus: await findSystemStatus(ctx, questions),
    lastUpdated: now().toISOString(),
  };
}

/** Someone is waiting for a mail that takes longer than this. */
const jobIsStuckAfterMs = 15 * 60_000;

/** Healthy when the database answers, nothing is stuck in the outbox, and every open tier has all its questions. */
async function findSystemStatus(
  { db, env, now }: Pick<RequestContext, 'db' | 'env' | 'now'>,
  questionCounts: Readonly<Record<Tier, number>>,
): Promise<SystemStatus> {
  await checkDatabase(db);
  const isBankComplete = env.AVAILABLE_TIERS.every(
    (tier) => questionCounts[tier] === tierFacts[tier].questionCount,
  );
  const stuckJobs = await countStuckJobs(db, {
    createdBefore: new Date(now().getTime() - jobIsStuckAfterMs),
    // Texts are only written where an AI endpoint is configured.
    kinds: env.ai ? [signInLinkKind, narrativeKind] : [signInLinkKind],
  });
  return isBankComplete && stuckJobs === 0 ? 'healthy' : 'degraded';
}

/** A page of the users that the search finds, newest first, and how many users there are in all. */
export async function listAccounts(
  { db }: Pick<RequestContext, 'db'>,
  { search, page, pageSize }: AdminUsersInput,
): Promise<AdminUsersOutput> {
  const users = await listUsers(db, { search, limit: pageSize, offset: (page - 1) * pageSize });
  const byRole = await countUsersByRole(db);
  return { users: users.map(toCurrentUser), stats: { total: sumOf(byRole), byRole } };
}

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

/** What has happened around accounts and administration, the last first. */
export async function readSecurityEvents(
  { db }: Pick<RequestContext, 'db'>,
  page: SecurityEventsInput,
): Promise<SecurityEventsOutput> {
  const events = await listSecurityEvents(db, page);
  return {
    events: events.map(({ id, type, userId, email, addressHash, reason, at }) => ({
      id,
      type,
      ...(userId === null ? {} : { userId }),
      ...(email === null ? {} : { email }),
      ...(addressHash === null ? {} : { address: addressHash }),
      ...(reason === null ? {} : { reason }),
      at: at.toISOString(),
    })),
  };
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
