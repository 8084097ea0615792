import { type Db, isJobDue } from '@guildpath/db';
import { z } from 'zod';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';

export const narrativeKind = 'narrative';

export const narrativePayload = z.object({ resultId: z.string() });

/** Creates the outbox job that has the texts of a result rewritten. */
export function toNarrativeJob(resultId: string) {
  return { id: jobIdOf(resultId), kind: narrativeKind, payload: { resultId } };
}

interface PendingContext {
  readonly db: Db;
  readonly now: Clock;
  readonly env: Pick<Env, 'ai'>;
}

/**
 * Checks whether the texts of a result are being written or about to be. A job that waits for a retry does
 * not count, because that takes longer than anyone looks at a page.
 */
export async function isNarrativePending(
  { db, now, env }: PendingContext,
  resultId: string,
): Promise<boolean> {
  if (!env.ai) return false;
  return isJobDue(db, { id: jobIdOf(resultId), now: now() });
}

function jobIdOf(resultId: string): string {
  return `${narrativeKind}-${resultId}`;
}
