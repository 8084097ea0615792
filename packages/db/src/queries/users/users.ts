import type { AuthProvider, Role } from '@guildpath/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { newId } from '../../new-id.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { asciiLowerCase } from '../sql/ascii-lower-case.ts';
import { toUser, type UserRow, userColumns } from './user-row.ts';
import { findFreeUsername, usernameFor } from './usernames.ts';

export function findUserById(db: Db, id: string): Promise<UserRow | undefined> {
  return findUser(db, sql`id = ${id}`);
}

async function findUser(db: Db, condition: RawBuilder<boolean>): Promise<UserRow | undefined> {
  const row = await db.selectFrom('users').select(userColumns).where(condition).executeTakeFirst();
  return row && toUser(row);
}

/** Locks the user against deletion until the transaction ends. Returns false when there is no such user. */
export async function lockUser(trx: Transaction, id: string): Promise<boolean> {
  return (await selectId(trx, id).forKeyShare().executeTakeFirst()) !== undefined;
}

/**
 * Locks the user against other callers of this function until the transaction ends, so that each sees what
 * the others have written. Returns false when there is no such user.
 */
export async function lockUserForChange(trx: Transaction, id: string): Promise<boolean> {
  return (await selectId(trx, id).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

function selectId(trx: Transaction, id: string) {
  return trx.selectFrom('users').select('id').where('id', '=', id);
}

/** Finds a user by email, without regard to ASCII case. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return findUser(db, sql`lower(email) = ${asciiLowerCase(email)}`);
}

/** Finds a user by email or username, without regard to ASCII case. Only emails contain an `@`. */
export function findUserByIdentifier(db: Db, identifier: string): Promise<UserRow | undefined> {
  if (identifier.includes('@')) return findUserByEmail(db, identifier);
  return findUser(db, sql`lower(username) = ${asciiLowerCase(identifier)}`);
}

export interface NewUser {
  readonly id?: string | undefined;
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly passwordHash?: string | null | undefined;
  readonly role?: Role | null | undefined;
  readonly authProvider: AuthProvider;
  readonly emailVerifiedAt?: Date | null | undefined;
  /** False by default. */
  readonly hasProvenNames?: boolean | undefined;
  readonly createdAt: Date;
}

/**
 * Inserts a user, with a username from the email's local part (`ada`, `ada2`, …), and returns it. Returns
 * undefined when the email is registered (case-insensitive). Of two concurrent calls with the same email,
 * one inserts the user.
 */
export async function insertUser(trx: Transaction, user: NewUser): Promise<UserRow | undefined> {
  const id = user.id ?? newId();
  const wanted = usernameFor(user.email);
  let username = wanted;
  for (;;) {
    const row = await trx
      .insertInto('users')
      .values({
        id,
        email: user.email,
        username,
        first_name: user.firstName ?? null,
        last_name: user.lastName ?? null,
        password_hash: user.passwordHash ?? null,
        role: user.role ?? null,
        auth_provider: user.authProvider,
        email_verified_at: user.emailVerifiedAt ? toTimestamp(user.emailVerifiedAt) : null,
        names_proven: user.hasProvenNames ? 1 : 0,
        created_at: toTimestamp(user.createdAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(userColumns)
      .executeTakeFirst();
    if (row) return toUser(row);
    if (await findUserByEmail(trx, user.email)) return undefined;
    // The username is taken, perhaps only since the last lookup.
    username = await findFreeUsername(trx, wanted);
  }
}

export interface UserPatch {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly passwordHash?: string | null | undefined;
  readonly role?: Role | null | undefined;
  readonly authProvider?: AuthProvider | undefined;
  readonly emailVerifiedAt?: Date | null | undefined;
  readonly hasProvenNames?: boolean | undefined;
}

/** Changes the fields of the patch and returns the user. Returns undefined when there is none. */
export async function updateUser(
  db: Db,
  id: string,
  patch: UserPatch,
): Promise<UserRow | undefined> {
  const row = await db
    .updateTable('users')
    .set((column) => ({
      // An empty patch needs something to set too.
      created_at: column.ref('created_at'),
      first_name: patch.firstName,
      last_name: patch.lastName,
      password_hash: patch.passwordHash,
      role: patch.role,
      auth_provider: patch.authProvider,
      email_verified_at: patch.emailVerifiedAt && toTimestamp(patch.emailVerifiedAt),
      names_proven: patch.hasProvenNames === undefined ? undefined : patch.hasProvenNames ? 1 : 0,
    }))
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
  return row && toUser(row);
}

/**
 * Sets a new password, and the provider `local`, if the stored hash still is `oldHash` (null for none).
 * Returns false when it has changed.
 */
export async function replacePassword(
  db: Db,
  { userId, oldHash, newHash }: { userId: string; oldHash: string | null; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: newHash, auth_provider: 'local' })
    .where('id', '=', userId)
    .where('password_hash', oldHash === null ? 'is' : '=', oldHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
