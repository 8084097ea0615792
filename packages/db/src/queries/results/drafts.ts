import type { BasicInterest, Response, Tier } from '@guildpath/contract';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { type Timestamp, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteInBatches } from '../retention/delete-in-batches.ts';
import { fromJson, toJson } from '../sql/json.ts';
import { lockUserForChange } from '../users/users.ts';
import type { PlaceOwner, UserOwner } from '../viewer.ts';

/** The answers of a quest that its owner has not finished. */
export interface DraftRow extends DraftAnswers {
  readonly tier: Tier;
  readonly updatedAt: Date;
}

interface DraftAnswers {
  readonly responses: readonly Response[];
  /** Lists what the person takes along. */
  readonly basicInterests?: readonly BasicInterest[] | undefined;
}

interface DraftKey {
  /** A place has the draft of its hall's quest alone, and until that is finished. */
  readonly owner: UserOwner | PlaceOwner;
  readonly tier: Tier;
}

/** Lists the owner's drafts, the latest first. */
export async function listDrafts(db: Db, owner: DraftKey['owner']): Promise<DraftRow[]> {
  if (owner.kind === 'place') return listDraftsOfPlace(db, owner);
  const rows = await db
    .selectFrom('drafts')
    .select(['tier', 'answers', 'updated_at'])
    .where('user_id', '=', owner.id)
    .orderBy('updated_at', 'desc')
    .orderBy('tier')
    .execute();
  return rows.map(({ tier, answers, updated_at }) => ({
    tier,
    ...fromJson<DraftAnswers>(answers),
    updatedAt: toDate(updated_at),
  }));
}

interface PlaceDraft extends DraftAnswers {
  readonly updatedAt: Timestamp;
}

async function listDraftsOfPlace(db: Db, { id }: PlaceOwner): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom('hall_places')
    .innerJoin('halls', 'halls.id', 'hall_places.hall_id')
    .select(['tier', 'draft'])
    .where('hall_places.id', '=', id)
    .execute();
  return rows.flatMap(({ tier, draft }) => {
    if (draft === null) return [];
    const { updatedAt, ...answers } = fromJson<PlaceDraft>(draft);
    return { tier, ...answers, updatedAt: toDate(updatedAt) };
  });
}

interface SavedDraft extends DraftKey, DraftAnswers {
  /** The ids of the questions that the tier asks. */
  readonly asked: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * Merges answers into the draft: a later answer to a question, or what is taken along, replaces the earlier
 * one, and answers from other devices stay, except those to questions that are no longer asked. Returns
 * `no owner` when the account is gone, or the place is gone or has finished.
 */
export async function saveDraft(
  trx: Transaction,
  { owner, tier, responses, basicInterests, asked, now }: SavedDraft,
): Promise<DraftRow | 'no owner'> {
  const lock = owner.kind === 'place' ? lockUnfinishedPlace : lockUserForChange;
  if (!(await lock(trx, owner.id))) return 'no owner';
  const drafts = await listDrafts(trx, owner);
  const stored = drafts.find((draft) => draft.tier === tier);
  const before = stored?.responses.filter(({ questionId }) => asked.has(questionId)) ?? [];
  const merged = new Map([...before, ...responses].map((answer) => [answer.questionId, answer]));
  const taken = basicInterests ?? stored?.basicInterests;
  const answers = { responses: [...merged.values()], ...(taken && { basicInterests: taken }) };
  const draft = { tier, ...answers, updatedAt: now };
  const at = toTimestamp(now);
  if (owner.kind === 'place') {
    await setDraftOfPlace(trx, owner, { ...answers, updatedAt: at });
    return draft;
  }
  const columns = { answers: toJson(answers), updated_at: at };
  await trx
    .insertInto('drafts')
    .values({ user_id: owner.id, tier, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'tier']).doUpdateSet(columns))
    .execute();
  return draft;
}

async function lockUnfinishedPlace(trx: Transaction, id: string): Promise<boolean> {
  const place = trx.selectFrom('hall_places').select('id').where('id', '=', id);
  const row = await place.where('finished_at', 'is', null).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

async function setDraftOfPlace(db: Db, place: PlaceOwner, stored: PlaceDraft | null) {
  const draft = stored && toJson(stored);
  await db.updateTable('hall_places').set({ draft }).where('id', '=', place.id).execute();
}

/** Deletes a draft if there is one. */
export async function deleteDraft(db: Db, { owner, tier }: DraftKey): Promise<void> {
  if (owner.kind === 'place') return setDraftOfPlace(db, owner, null);
  await db.deleteFrom('drafts').where('user_id', '=', owner.id).where('tier', '=', tier).execute();
}

/** Deletes all drafts that were last saved before that time, and returns their number. */
export function deleteDraftsBefore(db: Db, then: Date): Promise<number> {
  return deleteInBatches(db, {
    from: 'drafts',
    key: ['user_id', 'tier'],
    where: sql<boolean>`updated_at < ${toTimestamp(then)}`,
  });
}
