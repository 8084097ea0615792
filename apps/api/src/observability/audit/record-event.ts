import { minuteMs, type SecurityEventType } from '@guildpath/contract';
import { type Db, insertSecurityEvent } from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../config/clock.ts';

interface EventFacts {
  /** Identifies the account that the event is about, if known. */
  readonly userId?: string | undefined;
  /** Describes in a few words why something was refused or how it happened; never contains personal data. */
  readonly reason?: string | undefined;
  /**
   * Drops the event if one of the same account, address and reason was recorded within the last minute. For
   * events that anyone can cause many times a second.
   */
  readonly isOncePerMinute?: boolean;
}

/** Writes a security event to the audit trail and to the log. */
export type RecordEvent = (type: SecurityEventType, facts?: EventFacts) => Promise<void>;

export type EventLog = Pick<FastifyBaseLogger, 'info'>;

interface RecordContext {
  readonly db: Db;
  readonly now: Clock;
  /** Absent for commands that print their own message. */
  readonly log?: EventLog | undefined;
  /** Returns a keyed hash of the client's address; absent for actions of the server itself. */
  readonly hashAddress?: () => string;
}

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
