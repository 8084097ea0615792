import type { SecurityEventType } from '@guildpath/contract';
import { type Db, insertSecurityEvent } from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../config/clock.ts';

export interface EventFacts {
  /** Whose account it is about, where that is known. */
  readonly userId?: string | undefined;
  /** Why something was refused or how it came about, in a few words; never personal data. */
  readonly reason?: string | undefined;
  /**
   * For what anybody can cause many times a second: another such event of the same account, address and reason within
   * the last minute stands for this one too.
   */
  readonly isOncePerMinute?: boolean;
}

/** Writes a security event to the log and to the audit trail. */
export type RecordEvent = (type: SecurityEventType, facts?: EventFacts) => Promise<void>;

export type EventLog = Pick<FastifyBaseLogger, 'info'>;

interface RecordContext {
  readonly db: Db;
  readonly now: Clock;
  /** None for a command, which reports in its own words. */
  readonly log?: EventLog | undefined;
  /** A keyed hash of the client's address; absent for what the server does by itself. */
  readonly hashAddress?: () => string;
}

const minuteMs = 60_000;

/** Events are told apart by ids and reasons. Nothing in them names a person or a place. */
export function createRecordEvent({ db, now, log, hashAddress }: RecordContext): RecordEvent {
  return async (type, { userId = null, reason = null, isOncePerMinute = false } = {}) => {
    const at = now();
    const addressHash = hashAddress?.().slice(0, 16) ?? null;
    const isWritten = await insertSecurityEvent(
      db,
      { type, userId, addressHash, reason, at },
      isOncePerMinute ? { unlessSince: new Date(at.getTime() - minuteMs) } : {},
    );
    if (isWritten) log?.info({ event: type, userId, addressHash, reason }, 'security event');
  };
}
