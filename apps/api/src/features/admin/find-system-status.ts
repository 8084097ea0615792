import { type SystemStatus, type Tier, tierFacts } from '@guildpath/contract';
import { checkDatabase, countStuckJobs } from '@guildpath/db';
import { signInLinkKind } from '../../mail/sign-in-link-job.ts';
import { narrativeKind } from '../../narrative/narrative-job.ts';
import type { RequestContext } from '../../trpc/context.ts';

/** A mail that waits longer than this is one that someone waits for. */
const jobIsStuckAfterMs = 15 * 60_000;

/** Healthy when the database answers, nothing is stuck in the outbox, and every open tier has all its questions. */
export async function findSystemStatus(
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
