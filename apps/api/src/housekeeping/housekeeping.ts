import { draftDays } from '@guildpath/contract';
import {
  type Db,
  deleteDoneJobs,
  deleteDraftsBefore,
  deleteExpiredPasskeyChallenges,
  deleteExpiredSessions,
  deleteExpiredSignInTokens,
  deleteForgottenThrottles,
  deleteIdempotencyKeysBefore,
  deleteOldRequestCounts,
  deleteQuestProgressBefore,
  deleteSecurityEventsBefore,
  deleteUnclaimedResultsBefore,
  deleteUnusedAccountsBefore,
  emptyLog,
  forgetGivenUpJobs,
  trimSecurityEvents,
} from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import { findGivenUpSince } from '../mail/given-up-mails.ts';
import { deleteOldMailFiles } from './delete-old-mail-files.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How long a repeated submission is recognised; a browser keeps an unsent quest no longer than people
 * remember it.
 */
const idempotencyKeysLastMs = 90 * dayMs;
/** How long the audit trail reaches back. */
const securityEventsLastMs = 180 * dayMs;
/** A flood, of refused sign-ins say, neither fills the disk nor pushes out events of other types. */
const maxSecurityEventsPerType = 20_000;
/** How far back it is counted where quests are left; the admin screen shows the last 90 days. */
const questProgressLastsMs = 366 * dayMs;
/** How long one can look up that a mail was sent, and read it where mails are written as files. */
const mailsLastMs = 30 * dayMs;

interface Expiring {
  readonly db: Db;
  readonly env: Pick<Env, 'RETENTION_DAYS'>;
  readonly now: Clock;
  /** Where mails are written, or were before there was an SMTP server. */
  readonly mailFolder: string;
}

/**
 * Deletes what has expired, out of the log of SQLite too. Any number of processes may do it at any time.
 * Returns how many results and accounts went because nobody claimed or used them.
 */
export async function deleteExpired({
  db,
  env,
  now,
  mailFolder,
}: Expiring): Promise<{ readonly results: number; readonly accounts: number }> {
  const at = now();
  await deleteExpiredSessions(db, at);
  await deleteExpiredPasskeyChallenges(db, at);
  await deleteExpiredSignInTokens(db, at);
  await deleteForgottenThrottles(db, at);
  await deleteOldRequestCounts(db, at);
  await deleteIdempotencyKeysBefore(db, new Date(at.getTime() - idempotencyKeysLastMs));
  await deleteQuestProgressBefore(db, new Date(at.getTime() - questProgressLastsMs));
  await deleteSecurityEventsBefore(db, new Date(at.getTime() - securityEventsLastMs));
  await trimSecurityEvents(db, { maxPerType: maxSecurityEventsPerType });
  await deleteDraftsBefore(db, new Date(at.getTime() - draftDays * dayMs));
  await forgetGivenUpJobs(db, { givenUpBefore: findGivenUpSince(at) });
  const mailsEnd = new Date(at.getTime() - mailsLastMs);
  await deleteDoneJobs(db, { doneBefore: mailsEnd });
  await deleteOldMailFiles(mailFolder, { writtenBefore: mailsEnd });
  let [results, accounts] = [0, 0];
  if (env.RETENTION_DAYS > 0) {
    const retentionEnd = new Date(at.getTime() - env.RETENTION_DAYS * dayMs);
    results = await deleteUnclaimedResultsBefore(db, retentionEnd);
    // After the sessions, links and drafts that have ended, by which an account counts as used.
    accounts = await deleteUnusedAccountsBefore(db, retentionEnd);
  }
  await emptyLog(db);
  return { results, accounts };
}

const everyMs = dayMs / 24;

interface HousekeepingOptions extends Expiring {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Deletes what has expired, now and every hour; returns what stops it. */
export function startHousekeeping({ log, ...expiring }: HousekeepingOptions): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const clean = () => {
    round = deleteExpired(expiring).then(
      (deleted) => {
        if (deleted.results + deleted.accounts === 0) return;
        log.info(deleted, 'deleted for their age: results nobody claimed, accounts nobody used');
      },
      (error: unknown) => {
        log.error({ err: error }, 'what has expired was not deleted; trying again in an hour');
      },
    );
  };
  const timer = setInterval(clean, everyMs);
  clean();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
