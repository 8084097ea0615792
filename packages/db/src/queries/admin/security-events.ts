import type { SecurityEventType } from '@guildpath/contract';
import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { newId } from '../../new-id.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteInBatches } from '../retention/delete-in-batches.ts';

export interface SecurityEvent {
  readonly id: string;
  readonly type: SecurityEventType;
  /** The account that it is about; null when none is known. */
  readonly userId: string | null;
  readonly addressHash: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/**
 * Appends an event to the audit trail: with `unlessSince` only when there is no event of the same type,
 * account, address and reason since that time. Returns false when nothing was written.
 */
export async function insertSecurityEvent(
  db: Db,
  event: Omit<SecurityEvent, 'id'>,
  { unlessSince }: { readonly unlessSince?: Date } = {},
): Promise<boolean> {
  const { type, userId, addressHash, reason, at } = event;
  const values = [newId(), type, userId, addressHash, reason, toTimestamp(at)];
  const unlessKnown = unlessSince
    ? sql`where not exists (
        select id from security_events
        where type = ${type} and at > ${toTimestamp(unlessSince)}
          and user_id is not distinct from ${userId}
          and address_hash is not distinct from ${addressHash}
          and reason is not distinct from ${reason})`
    : sql``;
  // A single statement, so that concurrent calls, such as those of a batch, write one event.
  const { numAffectedRows } = await sql`
    insert into security_events (id, type, user_id, address_hash, reason, at)
    select ${sql.join(values)} ${unlessKnown}
  `.execute(db);
  return numAffectedRows === 1n;
}

export interface ListedSecurityEvent extends SecurityEvent {
  /** The email of the account; null when it is gone or unknown. */
  readonly email: string | null;
}

interface SecurityEventsPage {
  readonly limit: number;
  /** The id of an event: the page begins after it. */
  readonly before?: string | undefined;
}

/** Lists the latest events, newest first. The list is empty when there is no event with the id `before`. */
export async function listSecurityEvents(
  db: Db,
  { limit, before }: SecurityEventsPage,
): Promise<ListedSecurityEvent[]> {
  const last =
    before === undefined
      ? undefined
      : await db
          .selectFrom('security_events')
          .select(['id', 'at'])
          .where('id', '=', before)
          .executeTakeFirst();
  if (before !== undefined && !last) return [];
  const rows = await db
    .selectFrom('security_events')
    .leftJoin('users', 'users.id', 'security_events.user_id')
    .select(['security_events.id', 'type', 'user_id as userId', 'address_hash as addressHash'])
    .select(['reason', 'at', 'users.email'])
    .$if(last !== undefined, (query) =>
      last
        ? query.where(
            sql<boolean>`(security_events.at, security_events.id) < (${last.at}, ${last.id})`,
          )
        : query,
    )
    .orderBy('at', 'desc')
    .orderBy('security_events.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: toDate(row.at) }));
}

/** Deletes the events from before that time, and returns their number. */
export function deleteSecurityEventsBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'security_events',
    key: ['id'],
    where: sql<boolean>`at < ${toTimestamp(before)}`,
  });
}

/**
 * Deletes all but the newest events of each type, so that a flood of one type displaces no other. Events of
 * the same moment are kept together.
 */
export async function trimSecurityEvents(
  db: Db,
  { maxPerType }: { readonly maxPerType: number },
): Promise<void> {
  const flooding = await db
    .selectFrom('security_events')
    .select('type')
    .groupBy('type')
    .having(({ fn }) => fn.countAll(), '>', maxPerType)
    .execute();
  for (const { type } of flooding) {
    const oldestKept = await db
      .selectFrom('security_events')
      .select('at')
      .where('type', '=', type)
      .orderBy('at', 'desc')
      .limit(1)
      .offset(maxPerType - 1)
      .executeTakeFirst();
    if (!oldestKept) continue;
    await deleteInBatches(db, {
      from: 'security_events',
      key: ['id'],
      where: sql<boolean>`type = ${type} and at < ${oldestKept.at}`,
    });
  }
}
