import type { Db } from '../db.ts';
import type { SignInMethod } from '../schema/accounts.ts';
import { toDate, toTimestamp } from '../schema/timestamp.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { toUser, type UserRow, userColumns } from './user-row.ts';

export interface NewSession {
  /** Unguessable; generated when absent. */
  readonly id?: string | undefined;
  /** As the caller found them. */
  readonly user: Pick<UserRow, 'id' | 'passwordHash'>;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly method?: SignInMethod | undefined;
}

/**
 * Opens a session and returns its id. Only the id's hash is stored: a stolen database opens none. Undefined, and no
 * session, when the user is gone or has another password by now: knowing the old one is not enough.
 */
export async function insertSession(db: Db, session: NewSession): Promise<string | undefined> {
  const { id = newSecret(), user, now, expiresAt, method = null } = session;
  const opened = await db
    .insertInto('sessions')
    .columns(['id_hash', 'user_id', 'created_at', 'last_seen_at', 'expires_at', 'method'])
    .expression((select) =>
      select
        .selectFrom('users')
        .select((column) => [
          column.val(hashSecret(id)).as('id_hash'),
          'users.id as user_id',
          column.val(toTimestamp(now)).as('created_at'),
          column.val(toTimestamp(now)).as('last_seen_at'),
          column.val(toTimestamp(expiresAt)).as('expires_at'),
          column.val(method).as('method'),
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

export interface SessionWithUser {
  readonly session: {
    readonly openedAt: Date;
    readonly lastSeenAt: Date;
    readonly expiresAt: Date;
    /** Null for a session from before this was stored. */
    readonly method: SignInMethod | null;
  };
  readonly user: UserRow;
}

/** The session with its user, unless it ended or expires at `now` or before. */
export async function findSession(
  db: Db,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<SessionWithUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select([
      'sessions.created_at as openedAt',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.expires_at as expiresAt',
      'sessions.method as method',
    ])
    .where('sessions.id_hash', '=', hashSecret(sessionId))
    .where('sessions.expires_at', '>', toTimestamp(now))
    .executeTakeFirst();
  return (
    row && {
      session: {
        openedAt: toDate(row.openedAt),
        lastSeenAt: toDate(row.lastSeenAt),
        expiresAt: toDate(row.expiresAt),
        method: row.method,
      },
      user: toUser(row),
    }
  );
}

/** Moves the session's end. One that has ended stays ended. */
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

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', hashSecret(sessionId)).execute();
}

/** Signs the user out everywhere. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Returns how many there were. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', toTimestamp(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
