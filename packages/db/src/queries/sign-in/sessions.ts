import type { SignInMethod } from '@guildpath/contract';
import type { Db } from '../../db.ts';
import { newId } from '../../new-id.ts';
import { type Selected, type Timestamp, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteExpired } from '../retention/delete-in-batches.ts';
import { toUser, type UserRow, userColumns } from '../users/user-row.ts';
import type { UserOwner } from '../viewer.ts';
import { hashSecret, newSecret } from './secrets.ts';

export interface NewSession {
  /** An unguessable id. Generated when absent. */
  readonly id?: string | undefined;
  /** The user as the caller has read it. */
  readonly user: Pick<UserRow, 'id' | 'passwordHash'>;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly method: SignInMethod;
}

/**
 * Opens a session and returns its id, of which only the hash is stored. Returns undefined when the user is
 * gone or the password has changed since the caller read it.
 */
export async function insertSession(db: Db, session: NewSession): Promise<string | undefined> {
  const { id = newSecret(), user, now, expiresAt, method } = session;
  const opened = await db
    .insertInto('sessions')
    .columns([
      'id_hash',
      'user_id',
      'created_at',
      'last_seen_at',
      'expires_at',
      'public_id',
      'method',
      'proven_at',
    ])
    .expression((select) =>
      select
        .selectFrom('users')
        .select((column) => [
          column.val(hashSecret(id)).as('id_hash'),
          'users.id as user_id',
          column.val(toTimestamp(now)).as('created_at'),
          column.val(toTimestamp(now)).as('last_seen_at'),
          column.val(toTimestamp(expiresAt)).as('expires_at'),
          column.val(newId()).as('public_id'),
          column.val(method).as('method'),
          column.val(toTimestamp(now)).as('proven_at'),
        ])
        .where('users.id', '=', user.id)
        .where('users.password_hash', user.passwordHash === null ? 'is' : '=', user.passwordHash)
        // A password change waits for this row and then ends the new session too.
        .forShare(),
    )
    .returning('id_hash')
    .executeTakeFirst();
  return opened && id;
}

/** A session without its secret id. */
export interface SessionRow {
  readonly publicId: string;
  readonly method: SignInMethod;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** The time at which the owner last authenticated. */
  readonly provenAt: Date;
}

const sessionColumns = [
  'sessions.public_id as publicId',
  'sessions.method as method',
  'sessions.created_at as openedAt',
  'sessions.last_seen_at as lastSeenAt',
  'sessions.expires_at as expiresAt',
  'sessions.proven_at as provenAt',
] as const;

interface SelectedSession extends Selected<Omit<SessionRow, 'createdAt'>> {
  readonly openedAt: Timestamp;
}

function toSession(row: SelectedSession): SessionRow {
  return {
    publicId: row.publicId,
    method: row.method,
    createdAt: toDate(row.openedAt),
    lastSeenAt: toDate(row.lastSeenAt),
    expiresAt: toDate(row.expiresAt),
    provenAt: toDate(row.provenAt),
  };
}

export interface SessionWithUser {
  readonly session: SessionRow;
  readonly user: UserRow;
}

/** Finds the session with its user, unless it has ended or has expired at `now`. */
export async function findSession(
  db: Db,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<SessionWithUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select(sessionColumns)
    .where('sessions.id_hash', '=', hashSecret(sessionId))
    .where('sessions.expires_at', '>', toTimestamp(now))
    .executeTakeFirst();
  return row && { session: toSession(row), user: toUser(row) };
}

/** Lists the owner's sessions that have not expired at `now`, the most recently seen first. */
export async function listSessions(
  db: Db,
  { owner, now }: { owner: UserOwner; now: Date },
): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('user_id', '=', owner.id)
    .where('expires_at', '>', toTimestamp(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toSession);
}

/** Extends a session that has not ended. */
export async function touchSession(
  db: Db,
  session: { sessionId: string; lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: toTimestamp(session.lastSeenAt),
      expires_at: toTimestamp(session.expiresAt),
    })
    .where('id_hash', '=', hashSecret(session.sessionId))
    .execute();
}

/** Stores that the session's owner has just authenticated. */
export async function markSessionProven(
  db: Db,
  { sessionId, provenAt }: { sessionId: string; provenAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: toTimestamp(provenAt) })
    .where('id_hash', '=', hashSecret(sessionId))
    .execute();
}

interface OwnSession {
  readonly userId: string;
  readonly publicId: string;
}

/** Ends one session of the user. Returns false when there is none with that id. */
export async function deleteSessionOf(db: Db, { userId, publicId }: OwnSession): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all other sessions of the user, and returns their number. */
export async function deleteOtherSessionsOf(
  db: Db,
  { userId, publicId }: OwnSession,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('public_id', '<>', publicId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', hashSecret(sessionId)).execute();
}

/** Ends all sessions of the user. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Deletes the sessions that have expired at `now`, and returns their number. */
export function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  return deleteExpired(db, { from: 'sessions', key: ['id_hash'], now });
}
