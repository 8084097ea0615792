import { dayMs } from '@guildpath/contract';
import { type ClockRecord, type Db, findClockRecord, storeClockRecord } from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../config/clock.ts';

/** A clock this far ahead of the last round may be wrong, or the site may have been off. */
const maxGapMs = 7 * dayMs;
/** Leaves an operator time to notice, and to set the clock back. */
const probationMs = dayMs;

interface ClockOptions {
  readonly db: Db;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Returns whether data may be deleted for its age: not with a clock that is more than a week ahead of the
 * last call, until it has run like that for a day. Before the first call, any clock is ahead.
 */
export async function trustsClock({ db, now, log }: ClockOptions): Promise<boolean> {
  const at = now().getTime();
  const last = await findClockRecord(db);
  const record = judgeClock(at, last);
  await storeClockRecord(db, record);
  if (last && record.jumpedAt === at) {
    log.warn(
      { lastRanAt: new Date(last.latest), now: new Date(at) },
      'the clock is more than a week ahead of the last housekeeping: for a day, nothing is deleted for its age. If the clock is wrong, correct it now',
    );
  }
  return record.jumpedAt === undefined;
}

function judgeClock(at: number, last: ClockRecord | undefined): ClockRecord {
  if (!last || at - last.latest > maxGapMs) return { latest: at, jumpedAt: at };
  const { latest, jumpedAt } = last;
  // A machine without a clock of its own begins in 1970.
  if (jumpedAt === undefined) return { latest: Math.max(latest, at) };
  const isSetBack = at < jumpedAt;
  return isSetBack || at - jumpedAt >= probationMs ? { latest: at } : { latest: at, jumpedAt };
}
