import { sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import type { SignInTokenPurpose } from '../../schema/accounts.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { deleteExpired } from '../retention/delete-in-batches.ts';
import { asciiLowerCase } from '../sql/ascii-lower-case.ts';
import { hashSecret, newSecret } from './secrets.ts';

export interface NewSignInToken {
  readonly email: string;
  readonly purpose: SignInTokenPurpose;
  readonly resultId?: string | null | undefined;
  readonly now: Date;
  readonly expiresAt: Date;
  /** A token issued earlier for the same purpose, which is extended. Generated when absent. */
  readonly secret?: string | undefined;
}

/**
 * Issues a token for an emailed link and returns it. Only its hash is stored. A token for an email that has
 * an account is deleted with the account.
 */
export async function insertSignInToken(db: Db, token: NewSignInToken): Promise<string> {
  const { email, purpose, resultId = null, now, expiresAt, secret = newSecret() } = token;
  await db
    .insertInto('sign_in_tokens')
    .values((values) => ({
      token_hash: hashSecret(secret),
      email,
      user_id: values
        .selectFrom('users')
        .select('users.id')
        .where(sql`lower(users.email)`, '=', asciiLowerCase(email)),
      purpose,
      result_id: resultId,
      created_at: toTimestamp(now),
      expires_at: toTimestamp(expiresAt),
    }))
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet((values) => ({
        user_id: values.ref('excluded.user_id'),
        created_at: values.ref('excluded.created_at'),
        expires_at: values.ref('excluded.expires_at'),
      })),
    )
    .execute();
  return secret;
}

export interface RedeemedSignInToken {
  readonly email: string;
  readonly purpose: SignInTokenPurpose;
  readonly resultId: string | null;
}

/**
 * Finds what a token was issued for, without redeeming it. Undefined when it is unknown, used or expired at
 * `now`.
 */
export function findSignInToken(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<RedeemedSignInToken | undefined> {
  return selectToken(db, token)
    .where('used_at', 'is', null)
    .where('expires_at', '>', toTimestamp(now))
    .executeTakeFirst();
}

function selectToken(db: Db, token: string) {
  return db
    .selectFrom('sign_in_tokens')
    .select(['email', 'purpose', 'result_id as resultId'])
    .where('token_hash', '=', hashSecret(token));
}

/**
 * Invalidates every unused token of the email (case-insensitive), or those of one purpose, and returns
 * their number.
 */
export async function voidSignInTokens(
  trx: Transaction,
  { email, purpose, now }: { email: string; purpose?: SignInTokenPurpose; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_tokens')
    .set({ used_at: toTimestamp(now) })
    .where(sql`lower(email)`, '=', asciiLowerCase(email))
    .where('used_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'verify'))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Redeems the token and returns what it was issued for. Returns undefined when it is unknown, used or
 * expired at `now`. Of two concurrent calls, one redeems it.
 */
export function redeemSignInToken(
  trx: Transaction,
  { token, now }: { token: string; now: Date },
): Promise<RedeemedSignInToken | undefined> {
  return trx
    .updateTable('sign_in_tokens')
    .set({ used_at: toTimestamp(now) })
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', toTimestamp(now))
    .returning(['email', 'purpose', 'result_id as resultId'])
    .executeTakeFirst();
}

/** Finds what a token was issued for, even if it is used or expired, until it is deleted. */
export function findIssuedSignInToken(
  db: Db,
  token: string,
): Promise<RedeemedSignInToken | undefined> {
  return selectToken(db, token).executeTakeFirst();
}

/** Deletes the tokens that have expired at `now`, and returns their number. */
export function deleteExpiredSignInTokens(db: Db, now: Date): Promise<number> {
  return deleteExpired(db, { from: 'sign_in_tokens', key: ['token_hash'], now });
}
