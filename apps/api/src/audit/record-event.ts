import type { SecurityEventType } from '@guildpath/contract';
import { type Db, insertSecurityEvent } from '@guildpath/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';

export interface EventFacts {
  /** Whose account it is about, where that is known. */
  readonly userId?: string | undefined;
  /** Why something was refused, in a few words; never personal data. */
  readonly reason?: string | undefined;
}

/** Writes a security event to the log and to the audit trail. */
export type RecordEvent = (type: SecurityEventType, facts?: EventFacts) => Promise<void>;

interface RecordContext {
  readonly db: Db;
  readonly now: Clock;
  readonly keyedHash: KeyedHash;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  /** The client's; absent for what the server does by itself. */
  readonly address?: string;
}

/** Events are told apart by ids and reasons; the client's address goes in as a keyed hash. */
export function createRecordEvent({
  db,
  now,
  keyedHash,
  log,
  address,
}: RecordContext): RecordEvent {
  const addressHash = address === undefined ? null : keyedHash('address', address).slice(0, 16);
  return async (type, { userId = null, reason = null } = {}) => {
    log.info({ event: type, userId, addressHash, reason }, 'security event');
    await insertSecurityEvent(db, { type, userId, addressHash, reason, at: now() });
  };
}
