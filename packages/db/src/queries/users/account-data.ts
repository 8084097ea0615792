import type { Db } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { listSavedCareers } from '../catalogue/saved-careers.ts';
import { deleteHalls, listHallIdsOf } from '../halls/halls.ts';
import { isOwnedBy } from '../results/assessment-results.ts';
import { listDrafts } from '../results/drafts.ts';
import { keyOwner } from '../results/idempotency-keys.ts';
import {
  comesAfter,
  isUnclaimedOf,
  type ResultRow,
  type ResultWithResponses,
  resultColumns,
  toResult,
} from '../results/result-row.ts';
import { listPasskeys } from '../sign-in/passkeys.ts';
import type { ProvenOwner } from '../viewer.ts';

/** A result with its responses, its public card, its invitation and its friend pages. */
export interface ResultForOwner extends ResultWithResponses {
  /** Null while the card is not public. */
  readonly publicCard: {
    readonly id: string;
    readonly createdAt: Date;
    readonly showsFirstName: boolean;
  } | null;
  /** Null without an invitation to stand beside the person. */
  readonly invitation: { readonly id: string; readonly expiresAt: Date } | null;
  readonly friendPages: readonly { readonly id: string; readonly createdAt: Date }[];
}

/**
 * Reads what is stored about the owner beside the user's row, sessions and results, without hashes of
 * secrets. Emailed links and the keys of a guest are included only when the owner has verified the address.
 */
export async function readAccountData(db: Db, owner: ProvenOwner) {
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at as createdAt'])
    .where('user_id', '=', owner.id)
    .orderBy('issuer')
    .orderBy('subject')
    .execute();
  return {
    identities: identities.map((row) => ({ ...row, createdAt: toDate(row.createdAt) })),
    signInTokens: owner.emailVerifiedAt ? await listSignInTokens(db, owner) : [],
    passkeys: await listPasskeys(db, owner),
    savedCareers: await listSavedCareers(db, owner),
    drafts: await listDrafts(db, owner),
    idempotencyKeys: await listIdempotencyKeys(db, owner),
  };
}

/** Lists the newest first. */
async function listIdempotencyKeys(db: Db, { id, email, emailVerifiedAt }: ProvenOwner) {
  const keys = await db
    .selectFrom('idempotency_keys')
    .select(['key', 'result_id as resultId', 'created_at as createdAt'])
    .where('owner', 'in', [
      keyOwner.ofUser(id),
      ...(emailVerifiedAt ? [keyOwner.ofGuest(email)] : []),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
  return keys.map((row) => ({ ...row, createdAt: toDate(row.createdAt) }));
}

/** Lists the newest first. */
async function listSignInTokens(db: Db, owner: ProvenOwner) {
  const tokens = await db
    .selectFrom('sign_in_tokens')
    .select(['purpose', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', owner.id)
    .orderBy('created_at', 'desc')
    .execute();
  return tokens.map((token) => ({
    purpose: token.purpose,
    createdAt: toDate(token.created_at),
    expiresAt: toDate(token.expires_at),
    usedAt: token.used_at === null ? null : toDate(token.used_at),
  }));
}

type PageOfResults = { readonly limit: number; readonly after?: ResultRow | undefined };

/**
 * Lists up to `limit` of the owner's results, newest first, beginning after the result `after`. Results that
 * were submitted as a guest are included, claimed or not, only when the owner has verified the address.
 */
export async function listResultsForOwner(
  db: Db,
  owner: ProvenOwner,
  { limit, after }: PageOfResults,
): Promise<ResultForOwner[]> {
  const rows = await selectResultsOf(db, owner)
    .select(resultColumns)
    .select(['invitation_id as invitationId', 'invitation_expires_at as invitationEnd'])
    .$if(after !== undefined, (query) =>
      after
        ? query.where(comesAfter({ ...after, completedAt: toTimestamp(after.completedAt) }))
        : query,
    )
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const responses = await db
    .selectFrom('responses')
    .select([
      'result_id as resultId',
      'question_id as questionId',
      'selected_option as selectedOption',
      'least_option as leastOption',
      'seconds',
    ])
    .where('result_id', 'in', ids)
    .orderBy('result_id')
    .orderBy('question_id')
    .execute();
  const byResult = new Map<string, ResultWithResponses['responses'][number][]>();
  for (const { resultId, leastOption, seconds, ...chosen } of responses) {
    const given = byResult.get(resultId) ?? [];
    byResult.set(resultId, given);
    given.push({
      ...chosen,
      ...(leastOption !== null && { leastOption }),
      ...(seconds !== null && { seconds }),
    });
  }
  const cards = await db
    .selectFrom('public_cards')
    .select(['id', 'result_id', 'created_at', 'shows_first_name'])
    .where('result_id', 'in', ids)
    .execute();
  const pages = await db
    .selectFrom('friend_pages')
    .select(['id', 'result_id', 'friend_result_id', 'created_at'])
    .where((where) =>
      where.or([where('result_id', 'in', ids), where('friend_result_id', 'in', ids)]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ invitationId, invitationEnd, ...row }) => {
    const card = cards.find(({ result_id }) => result_id === row.id);
    return {
      ...toResult(row),
      responses: byResult.get(row.id) ?? [],
      publicCard: card
        ? {
            id: card.id,
            createdAt: toDate(card.created_at),
            showsFirstName: card.shows_first_name === 1,
          }
        : null,
      invitation:
        invitationId && invitationEnd
          ? { id: invitationId, expiresAt: toDate(invitationEnd) }
          : null,
      friendPages: pages
        .filter((page) => page.result_id === row.id || page.friend_result_id === row.id)
        .map((page) => ({ id: page.id, createdAt: toDate(page.created_at) })),
    };
  });
}

function selectResultsOf(db: Db, owner: ProvenOwner) {
  return db
    .selectFrom('assessment_results')
    .where((where) => where.or([isOwnedBy(owner)(where), isUnclaimedOf(owner)]));
}

/**
 * Deletes the user with sessions, passkeys, identities, sign-in tokens, saved careers, drafts, results,
 * responses, public cards, friend pages, idempotency keys and halls.
 */
export async function deleteUser(db: Db, userId: string, now = new Date()): Promise<void> {
  await deleteHalls(db, { hallIds: await listHallIdsOf(db, userId), now });
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
