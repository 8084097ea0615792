import type { SecurityEventType } from '@guildpath/contract';
import type { Db } from '../db.ts';
import { newId } from '../new-id.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';

export interface SecurityEvent {
  readonly id: string;
  readonly type: SecurityEventType;
  /** Whose account it is about; null when nobody's is known. */
  readonly userId: string | null;
  readonly addressHash: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** Appends an event to the audit trail. */
export async function insertSecurityEvent(db: Db, event: Omit<SecurityEvent, 'id'>): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      id: newId(),
      type: event.type,
      user_id: event.userId,
      address_hash: event.addressHash,
      reason: event.reason,
      at: toTimestamp(event.at),
    })
    .execute();
}

/** The last events, newest first. */
export async function listSecurityEvents(
  db: Db,
  { limit }: { readonly limit: number },
): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    userId: row.user_id,
    addressHash: row.address_hash,
    reason: row.reason,
    at: toDate(row.at),
  }));
}

/** Returns how many there were. */
export async function deleteSecurityEventsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('security_events')
    .where('at', '<', toTimestamp(before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
