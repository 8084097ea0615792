import { dayMs, draftDays, toHallDay, unopenedResultDays } from '@guildpath/contract';
import {
  type Db,
  deleteDoneJobs,
  deleteDraftsBefore,
  deleteExpiredHallCodes,
  deleteExpiredPasskeyChallenges,
  deleteExpiredPlaceSessions,
  deleteExpiredSessions,
  deleteExpiredSignInTokens,
  deleteExpiredThrottles,
  deleteHalls,
  deleteIdempotencyKeysBefore,
  deleteSecurityEventsBefore,
  deleteUnclaimedResultsBefore,
  deleteUnusedAccountsBefore,
  emptyLog,
  listHallIdsToDelete,
  trimSecurityEvents,
} from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import { deleteOldMailFiles } from '../../adapters/mail/delete-old-mail-files.ts';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';
import { repeat } from '../../shared/repeat.ts';
import { trustsClock } from './trusts-clock.ts';

/** A repeated submission is recognised for this long. */
const idempotencyKeyAgeMs = 90 * dayMs;
const securityEventAgeMs = 180 * dayMs;
/** A flood, for example of refused sign-ins, must not fill the disk or push out events of other types. */
const maxSecurityEventsPerType = 20_000;
/** Applies to finished jobs and to mails written as files. */
const mailAgeMs = 30 * dayMs;

interface ExpiryOptions {
  readonly db: Db;
  readonly env: Pick<Env, 'RETENTION_DAYS'>;
  readonly now: Clock;
  /** Contains mails written as files, also from before an SMTP server was set. */
  readonly mailFolder: string;
}

/**
 * Deletes expired data, and returns how many unclaimed results, unused accounts and halls that were. Any
 * number of processes may call it at any time.
 */
export async function deleteExpired({ db, env, now, mailFolder }: ExpiryOptions): Promise<{
  readonly results: number;
  readonly accounts: number;
  readonly halls: number;
}> {
  const at = now();
  const halls = await deleteDueHalls(db, at);
  await deleteExpiredPlaceSessions(db, at);
  await deleteExpiredHallCodes(db, at);
  await deleteExpiredSessions(db, at);
  await deleteExpiredPasskeyChallenges(db, at);
  await deleteExpiredSignInTokens(db, at);
  await deleteExpiredThrottles(db, at);
  await deleteIdempotencyKeysBefore(db, new Date(at.getTime() - idempotencyKeyAgeMs));
  await deleteSecurityEventsBefore(db, new Date(at.getTime() - securityEventAgeMs));
  await trimSecurityEvents(db, { maxPerType: maxSecurityEventsPerType });
  await deleteDraftsBefore(db, new Date(at.getTime() - draftDays * dayMs));
  const oldestMail = new Date(at.getTime() - mailAgeMs);
  await deleteDoneJobs(db, { doneBefore: oldestMail });
  await deleteOldMailFiles(mailFolder, { writtenBefore: oldestMail });
  let [results, accounts] = [0, 0];
  if (env.RETENTION_DAYS > 0) {
    const retentionEnd = new Date(at.getTime() - env.RETENTION_DAYS * dayMs);
    const unopenedEnd = new Date(at.getTime() - unopenedResultDays(env.RETENTION_DAYS) * dayMs);
    results = await deleteUnclaimedResultsBefore(db, retentionEnd, unopenedEnd);
    // Runs last, because an account with a session, link or draft counts as used.
    accounts = await deleteUnusedAccountsBefore(db, retentionEnd);
  }
  return { results, accounts, halls };
}

// Each hall has its own transaction, so that other writes wait for one at most.
async function deleteDueHalls(db: Db, now: Date): Promise<number> {
  const ids = await listHallIdsToDelete(db, toHallDay(now));
  for (const id of ids) {
    await db.transaction().execute((trx) => deleteHalls(trx, { hallIds: [id], now }));
  }
  return ids.length;
}

interface HousekeepingOptions extends ExpiryOptions {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
}

/**
 * Deletes expired data now and every hour, and whatever was deleted from SQLite's write-ahead log within half
 * a minute. Returns a function that stops it.
 */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const { db, log } = options;
  const clean = async () => {
    if (!(await trustsClock(options))) return;
    const deleted = await deleteExpired(options);
    if (deleted.results + deleted.accounts + deleted.halls === 0) return;
    log.info(deleted, 'deleted unclaimed results, unused accounts and halls');
  };
  const stops = [
    repeat(clean, dayMs / 24, (error) => {
      log.error({ err: error }, 'could not delete expired data; trying again in an hour');
    }),
    repeat(
      () => emptyLog(db),
      30_000,
      (error) => {
        log.error({ err: error }, 'could not empty the write-ahead log; trying again soon');
      },
    ),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
