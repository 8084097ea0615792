import {
  type AdminAssessment,
  type AdminUsersInput,
  type AdminUsersOutput,
  type AssessmentStatsOutput,
  type DatabaseStatsOutput,
  dayMs,
  type EntryKind,
  minuteMs,
  type SecurityEventsInput,
  type SecurityEventsOutput,
  type SystemOverviewOutput,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import {
  type Backlog,
  checkDatabase,
  countAbandonedJobs,
  countEntries,
  countHalls,
  countQuestionsByTier,
  countResultsByTier,
  countUsersByRole,
  listBacklogs,
  listNewestResults,
  listSecurityEvents,
  listUsers,
  type ResultActivity,
} from '@guildpath/db';
import { securityNoticeKind } from '../../jobs/mail/security-notice-job.ts';
import { signInLinkKind } from '../../jobs/mail/sign-in-link-job.ts';
import { narrativeKind } from '../../jobs/narrative/narrative-job.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

export async function readSystemOverview(
  ctx: Pick<RequestContext, 'db' | 'env' | 'now'>,
): Promise<SystemOverviewOutput> {
  const { db, now } = ctx;
  const questions = await countQuestionsByTier(db);
  const lateBefore = new Date(now().getTime() - lateAfterMs);
  const backlogs = await listBacklogs(db, { now: now(), lateBefore });
  const systemIssues = await findSystemIssues(ctx, { questions, backlogs });
  const heldMails = countJobs(backlogs, mailKinds, 'held');
  return {
    users: sumOf(await countUsersByRole(db)),
    assessments: sumOf(await countResultsByTier(db)),
    questions: sumOf(questions),
    careers: await countEntries(db, 'careers'),
    systemStatus: systemIssues.length === 0 ? 'healthy' : 'degraded',
    systemIssues,
    systemNotes:
      heldMails === 0
        ? []
        : [`Mails held back by the mail limits: ${heldMails}. They’ll go out later.`],
    lastUpdated: now().toISOString(),
  };
}

const lateAfterMs = 15 * minuteMs;
const mailKinds: readonly string[] = [signInLinkKind, securityNoticeKind];

interface SystemFacts {
  readonly questions: Readonly<Record<Tier, number>>;
  readonly backlogs: readonly Backlog[];
}

async function findSystemIssues(
  { db, env, now }: Pick<RequestContext, 'db' | 'env' | 'now'>,
  { questions, backlogs }: SystemFacts,
): Promise<string[]> {
  await checkDatabase(db);
  const incompleteTiers = env.AVAILABLE_TIERS.filter(
    (tier) => questions[tier] !== tierFacts[tier].questionCount,
  );
  // Without an AI endpoint, no narratives are written.
  const kinds = env.ai ? [signInLinkKind, narrativeKind] : [signInLinkKind];
  const lateJobs = countJobs(backlogs, kinds, 'late');
  const failedMails = await countFailedMails(db, now());
  return [
    ...incompleteTiers.map(
      (tier) => `${tierFacts[tier].name} is missing questions. Seed the question bank to fix it.`,
    ),
    ...(lateJobs === 0
      ? []
      : [`Mails or texts that have waited more than 15 minutes: ${lateJobs}.`]),
    ...(failedMails === 0
      ? []
      : [`Mails that failed for good in the last 24 hours: ${failedMails}. The log says why.`]),
  ];
}

async function countFailedMails(db: RequestContext['db'], now: Date): Promise<number> {
  const counts = await countAbandonedJobs(db, { since: new Date(now.getTime() - dayMs) });
  return counts
    .filter(({ kind }) => mailKinds.includes(kind))
    .reduce((sum, { count }) => sum + count, 0);
}

function countJobs(
  backlogs: readonly Backlog[],
  kinds: readonly string[],
  state: 'held' | 'late',
): number {
  return backlogs
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, backlog) => sum + backlog[state], 0);
}

/** Returns one page of the matching users, newest first, with counts of all users. */
export async function listAccounts(
  { db }: Pick<RequestContext, 'db'>,
  { search, page, pageSize }: AdminUsersInput,
): Promise<AdminUsersOutput> {
  const users = await listUsers(db, { search, limit: pageSize, offset: (page - 1) * pageSize });
  const byRole = await countUsersByRole(db);
  return { users: users.map(toCurrentUser), stats: { total: sumOf(byRole), byRole } };
}

const recentCount = 10;

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

export async function readDatabaseStats({
  db,
}: Pick<RequestContext, 'db'>): Promise<DatabaseStatsOutput> {
  const total = async (kind: EntryKind) => ({ total: await countEntries(db, kind) });
  const byTier = await countQuestionsByTier(db);
  const { halls, places } = await countHalls(db);
  return {
    questions: { total: sumOf(byTier), byTier },
    careers: await total('careers'),
    skills: await total('skills'),
    programs: await total('programs'),
    companies: await total('companies'),
    halls: { total: halls },
    places: { total: places },
  };
}

/** Lists the newest first. */
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
