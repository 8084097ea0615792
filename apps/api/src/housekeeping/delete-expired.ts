import {
  type Db,
  deleteDoneJobs,
  deleteExpiredSessions,
  deleteExpiredSignInTokens,
  deleteForgottenThrottles,
  deleteIdempotencyKeysBefore,
} from '@guildpath/db';
import type { Clock } from '../clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a repeated submission is recognised; a browser keeps an unsent quest no longer than people remember it. */
const idempotencyKeysLastMs = 90 * dayMs;
/** How long one can look up that a mail was sent. */
const doneJobsLastMs = 30 * dayMs;

/** Deletes what has expired. Any number of processes may do it at any time. */
export async function deleteExpired(db: Db, now: Clock): Promise<void> {
  const at = now();
  await deleteExpiredSessions(db, at);
  await deleteExpiredSignInTokens(db, at);
  await deleteForgottenThrottles(db, at);
  await deleteIdempotencyKeysBefore(db, new Date(at.getTime() - idempotencyKeysLastMs));
  await deleteDoneJobs(db, { doneBefore: new Date(at.getTime() - doneJobsLastMs) });
}
