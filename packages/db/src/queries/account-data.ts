import type { SignInMethod } from '@guildpath/contract';
import type { Db, Transaction } from '../db.ts';
import type { SignInTokenPurpose } from '../schema/accounts.ts';
import { toDate } from '../schema/timestamp.ts';
import { isUnclaimed } from './is-unclaimed.ts';
import { listPasskeys, type PasskeyRow } from './passkeys.ts';
import { type ResultWithResponses, resultColumns, toResult } from './result-row.ts';
import { listSavedCareers, type SavedCareer } from './saved-careers.ts';
import type { UserRow } from './user-row.ts';

interface PublicCard {
  readonly id: string;
  readonly resultId: string;
  readonly createdAt: Date;
}

export interface AccountData {
  readonly identities: readonly {
    readonly issuer: string;
    readonly subject: string;
    readonly createdAt: Date;
  }[];
  /** Newest first. */
  readonly sessions: readonly {
    readonly device: string | null;
    readonly method: SignInMethod | null;
    readonly createdAt: Date;
    readonly lastSeenAt: Date;
    readonly expiresAt: Date;
  }[];
  /** Newest first. */
  readonly signInTokens: readonly {
    readonly purpose: SignInTokenPurpose;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly usedAt: Date | null;
  }[];
  /** The latest first. */
  readonly passkeys: readonly PasskeyRow[];
  /** The latest first. */
  readonly savedCareers: readonly SavedCareer[];
  /** Newest first. */
  readonly results: readonly ResultWithResponses[];
  /** In no particular order. */
  readonly publicCards: readonly PublicCard[];
}

type AccountOwner = Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>;

/**
 * Everything stored about the user beside the user's own row, without hashes of secrets. What came by way of the
 * mailbox (links, results given as a guest, claimed or not) is only for a user who has proven to own it.
 */
export async function readAccountData(db: Db, user: AccountOwner): Promise<AccountData> {
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('issuer')
    .orderBy('subject')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'method', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    identities: identities.map(({ issuer, subject, created_at }) => ({
      issuer,
      subject,
      createdAt: toDate(created_at),
    })),
    sessions: sessions.map((session) => ({
      device: session.device,
      method: session.method,
      createdAt: toDate(session.created_at),
      lastSeenAt: toDate(session.last_seen_at),
      expiresAt: toDate(session.expires_at),
    })),
    signInTokens: user.emailVerifiedAt ? await listSignInTokens(db, user.id) : [],
    passkeys: await listPasskeys(db, user.id),
    savedCareers: await listSavedCareers(db, user.id),
    results: await listResultsWithResponses(db, user),
    publicCards: await listPublicCards(db, user),
  };
}

async function listSignInTokens(db: Db, userId: string): Promise<AccountData['signInTokens']> {
  const tokens = await db
    .selectFrom('sign_in_tokens')
    .select(['purpose', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return tokens.map((token) => ({
    purpose: token.purpose,
    createdAt: toDate(token.created_at),
    expiresAt: toDate(token.expires_at),
    usedAt: token.used_at === null ? null : toDate(token.used_at),
  }));
}

async function listPublicCards(db: Db, owner: AccountOwner): Promise<PublicCard[]> {
  const cards = await db
    .selectFrom('public_cards')
    .select(['id', 'result_id', 'created_at'])
    .where('result_id', 'in', selectResultsOf(db, owner).select('id'))
    .execute();
  return cards.map((card) => ({
    id: card.id,
    resultId: card.result_id,
    createdAt: toDate(card.created_at),
  }));
}

async function listResultsWithResponses(
  db: Db,
  owner: AccountOwner,
): Promise<ResultWithResponses[]> {
  const own = selectResultsOf(db, owner);
  const results = await own
    .select(resultColumns)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const responses = await db
    .selectFrom('responses')
    .select([
      'result_id as resultId',
      'question_id as questionId',
      'selected_option as selectedOption',
      'least_option as leastOption',
    ])
    .where('result_id', 'in', own.select('id'))
    .orderBy('result_id')
    .orderBy('question_id')
    .execute();
  const byResult = new Map<string, ResultWithResponses['responses'][number][]>();
  for (const { resultId, leastOption, ...chosen } of responses) {
    const response = leastOption === null ? chosen : { ...chosen, leastOption };
    const others = byResult.get(resultId);
    if (others) others.push(response);
    else byResult.set(resultId, [response]);
  }
  return results.map((row) => ({ ...toResult(row), responses: byResult.get(row.id) ?? [] }));
}

function selectResultsOf(db: Db, { id, email, emailVerifiedAt }: AccountOwner) {
  const results = db.selectFrom('assessment_results');
  return emailVerifiedAt
    ? results.where((where) => where.or([where('user_id', '=', id), isUnclaimed(email)]))
    : results.where('user_id', '=', id).where('guest_email', 'is', null);
}

/**
 * Deletes the user with sessions, passkeys, identities, sign-in tokens, saved careers, results, responses, public cards and
 * idempotency keys.
 */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Deletes the unclaimed results that guests gave with the email (case-insensitive); returns how many. */
export async function deleteUnclaimedResults(trx: Transaction, email: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('assessment_results')
    .where(isUnclaimed(email))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
