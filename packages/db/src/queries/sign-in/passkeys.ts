import type { Db } from '../../db.ts';
import { newId } from '../../new-id.ts';
import { type Selected, type Timestamp, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteExpired } from '../retention/delete-in-batches.ts';
import { fromJson, toJson } from '../sql/json.ts';
import { toUser, type UserRow, userColumns } from '../users/user-row.ts';
import type { UserOwner } from '../viewer.ts';
import { hashSecret } from './secrets.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
  /** Base64url, as sent by browsers. */
  readonly credentialId: string;
  /** A COSE key in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const passkeyColumns = [
  'passkeys.id as passkeyId',
  'passkeys.user_id as userId',
  'passkeys.credential_id as credentialId',
  'passkeys.public_key as publicKey',
  'passkeys.counter as counter',
  'passkeys.transports as transports',
  'passkeys.created_at as addedAt',
  'passkeys.last_used_at as lastUsedAt',
] as const;

interface SelectedPasskey extends Selected<Omit<PasskeyRow, 'id' | 'transports' | 'createdAt'>> {
  readonly passkeyId: string;
  readonly transports: string;
  readonly addedAt: Timestamp;
}

function toPasskey(row: SelectedPasskey): PasskeyRow {
  return {
    id: row.passkeyId,
    userId: row.userId,
    credentialId: row.credentialId,
    publicKey: row.publicKey,
    counter: row.counter,
    transports: fromJson<string[]>(row.transports),
    createdAt: toDate(row.addedAt),
    lastUsedAt: row.lastUsedAt === null ? null : toDate(row.lastUsedAt),
  };
}

/** Lists the owner's passkeys, the latest first. */
export async function listPasskeys(db: Db, owner: UserOwner): Promise<PasskeyRow[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(passkeyColumns)
    .where('user_id', '=', owner.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPasskey);
}

/** Finds the passkey with the credential id, and its user. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ readonly passkey: PasskeyRow; readonly user: UserRow } | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(userColumns)
    .select(passkeyColumns)
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst();
  return row && { passkey: toPasskey(row), user: toUser(row) };
}

export interface NewPasskey {
  /** The user as the caller has read it. */
  readonly user: Pick<UserRow, 'id' | 'passwordHash'>;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly now: Date;
}

/**
 * Inserts a passkey and returns its id. Returns undefined when the credential exists, or when the user is
 * gone or has a new password: then another owner of the address may have taken the account over.
 */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<string | undefined> {
  const { user, now } = passkey;
  const added = await db
    .insertInto('passkeys')
    .columns([
      'id',
      'user_id',
      'credential_id',
      'public_key',
      'counter',
      'transports',
      'created_at',
    ])
    .expression((select) =>
      select
        .selectFrom('users')
        .select((column) => [
          column.val(newId()).as('id'),
          'users.id as user_id',
          column.val(passkey.credentialId).as('credential_id'),
          column.val(passkey.publicKey).as('public_key'),
          column.cast<number>(column.val(passkey.counter), 'double precision').as('counter'),
          column.val(toJson(passkey.transports)).as('transports'),
          column.val(toTimestamp(now)).as('created_at'),
        ])
        .where('users.id', '=', user.id)
        .where('users.password_hash', user.passwordHash === null ? 'is' : '=', user.passwordHash)
        // Verifying the address waits for this row and then deletes the new passkey too.
        .forShare(),
    )
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/**
 * Stores the counter of a sign-in. Returns false when the same or a higher counter was stored before: the
 * authenticator may have been cloned. Authenticators that do not count always send 0.
 */
export async function countPasskeyUse(
  db: Db,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: toTimestamp(now) })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey of the user. Returns false when there is none with that id. */
export async function deletePasskey(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes all passkeys of the user, and returns their number. */
export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  const deleting = db.deleteFrom('passkeys').where('user_id', '=', userId);
  return Number((await deleting.executeTakeFirstOrThrow()).numDeletedRows);
}

interface PasskeyChallenge {
  readonly challenge: string;
  /** The user who adds a passkey; null for a sign-in. */
  readonly userId: string | null;
}

export async function insertPasskeyChallenge(
  db: Db,
  { challenge, userId, expiresAt }: PasskeyChallenge & { readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashSecret(challenge),
      user_id: userId,
      expires_at: toTimestamp(expiresAt),
    })
    .execute();
}

/**
 * Deletes a valid challenge. Returns false when it was issued for another purpose or user, has expired, or
 * is used.
 */
export async function consumePasskeyChallenge(
  db: Db,
  { challenge, userId, now }: PasskeyChallenge & { readonly now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', toTimestamp(now))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes the challenges that have expired at `now`, and returns their number. */
export function deleteExpiredPasskeyChallenges(db: Db, now: Date): Promise<number> {
  return deleteExpired(db, { from: 'passkey_challenges', key: ['challenge_hash'], now });
}
