import type { Response, Tier } from '@guildpath/contract';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteInBatches } from '../retention/delete-in-batches.ts';
import { fromJson, toJson } from '../sql/json.ts';
import { lockUserForChange } from '../users/users.ts';
import type { UserOwner } from '../viewer.ts';

/** The answers of a quest that a user has not finished. */
export interface DraftRow {
  readonly tier: Tier;
  readonly responses: readonly Response[];
  readonly updatedAt: Date;
}

interface DraftKey {
  readonly userId: string;
  readonly tier: Tier;
}

/** Lists the owner's drafts, the latest first. */
export async function listDrafts(db: Db, owner: UserOwner): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['tier', 'answers', 'updated_at'])
    .where('user_id', '=', owner.id)
    .orderBy('updated_at', 'desc')
    .orderBy('tier')
    .execute();
  return rows.map(({ tier, answers, updated_at }) => ({
    tier,
    responses: fromJson(answers),
    updatedAt: toDate(updated_at),
  }));
}

interface SavedDraft extends DraftKey {
  readonly responses: readonly Response[];
  /** The ids of the questions that the tier asks. */
  readonly asked: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * Merges answers into the draft: a later answer to a question replaces the earlier one, and answers from
 * other devices stay, except those to questions that are no longer asked. Returns `no user` when the account
 * is gone.
 */
export async function saveDraft(
  trx: Transaction,
  { userId, tier, responses, asked, now }: SavedDraft,
): Promise<DraftRow | 'no user'> {
  if (!(await lockUserForChange(trx, userId))) return 'no user';
  const drafts = await listDrafts(trx, { kind: 'user', id: userId });
  const stored = drafts.find((draft) => draft.tier === tier)?.responses ?? [];
  const before = stored.filter(({ questionId }) => asked.has(questionId));
  const merged = new Map([...before, ...responses].map((answer) => [answer.questionId, answer]));
  const draft = { tier, responses: [...merged.values()], updatedAt: now };
  const columns = { answers: toJson(draft.responses), updated_at: toTimestamp(now) };
  await trx
    .insertInto('drafts')
    .values({ user_id: userId, tier, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'tier']).doUpdateSet(columns))
    .execute();
  return draft;
}

/** Deletes a draft if there is one. */
export async function deleteDraft(db: Db, { userId, tier }: DraftKey): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', userId).where('tier', '=', tier).execute();
}

/** Deletes all drafts that were last saved before that time, and returns their number. */
export function deleteDraftsBefore(db: Db, then: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'drafts',
    key: ['user_id', 'tier'],
    where: sql<boolean>`updated_at < ${toTimestamp(then)}`,
  });
}
