import { tierFacts } from '@guildpath/contract';
import { type Db, deleteJobs, enqueue, isJobDue, type Transaction } from '@guildpath/db';
import { z } from 'zod';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';

export const narrativeKind = 'narrative';

/** Part 0 is the portrait; each further part has some of the careers, in their order. */
export const narrativePayload = z.object({
  resultId: z.string(),
  part: z.int().nonnegative().default(0),
});

/** A model of 15 tokens a second finishes a part within its time limit. */
const careersPerPart = 5;
const maxParts = 1 + tierFacts.epic.careerCount / careersPerPart;

/** Creates the outbox job that rewrites the portrait of a result, or a later part of its texts. */
export function toNarrativeJob(resultId: string, part = 0) {
  return { id: jobIdOf(resultId, part), kind: narrativeKind, payload: { resultId, part } };
}

/** Returns the careers of that part: none for the portrait, and none after the last part. */
export function careersOfPart<Career>(careers: readonly Career[], part: number): Career[] {
  return part === 0 ? [] : careers.slice((part - 1) * careersPerPart, part * careersPerPart);
}

interface PendingContext {
  readonly db: Db;
  readonly now: Clock;
  readonly env: Pick<Env, 'ai'>;
}

/**
 * Returns whether the texts of a result are being rewritten. A job that waits for a retry does not count,
 * because nobody looks at a page for that long.
 */
export async function isNarrativePending(
  { db, now, env }: PendingContext,
  resultId: string,
): Promise<boolean> {
  return env.ai !== undefined && (await isJobDue(db, { ids: jobIdsOf(resultId), now: now() }));
}

/** Asks for the texts of a result, even if they were asked for before. Comes before the result changes. */
export async function enqueueNarrativeAnew(
  trx: Transaction,
  resultId: string,
  now: Date,
): Promise<void> {
  await deleteJobs(trx, jobIdsOf(resultId));
  await enqueue(trx, { ...toNarrativeJob(resultId), now });
}

function jobIdsOf(resultId: string): string[] {
  return Array.from({ length: maxParts }, (_, part) => jobIdOf(resultId, part));
}

function jobIdOf(resultId: string, part: number): string {
  return [narrativeKind, resultId, ...(part === 0 ? [] : [part])].join('-');
}
