import type { Db, Transaction } from '../../db.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { toUser, type UserRow, userColumns } from '../users/user-row.ts';

/** A user's account at an identity provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function findUserByIdentity(
  db: Db,
  { issuer, subject }: Identity,
): Promise<UserRow | undefined> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(userColumns)
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Links the identity to the user. Returns false when it is linked already, to this user or another. */
export async function insertIdentity(
  trx: Transaction,
  identity: Identity & { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identities')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      user_id: identity.userId,
      created_at: toTimestamp(identity.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
