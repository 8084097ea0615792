import type { ResultSnapshot } from '@guildpath/contract';
import { v4 } from 'uuid';
import type { Db } from '../../db.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { fromJson } from '../sql/json.ts';
import type { ProvenOwner } from '../viewer.ts';
import { isOwnedBy, type OwnResult } from './assessment-results.ts';

/** Finds the public card of the owner's result; undefined while it is not public. */
export async function findPublicCardOf(
  db: Db,
  { resultId, owner }: OwnResult<ProvenOwner>,
): Promise<{ readonly id: string; readonly showsFirstName: boolean } | undefined> {
  const card = await db
    .selectFrom('public_cards')
    .innerJoin('assessment_results', 'assessment_results.id', 'public_cards.result_id')
    .select(['public_cards.id', 'shows_first_name'])
    .where('result_id', '=', resultId)
    .where(isOwnedBy(owner))
    .executeTakeFirst();
  return card && { id: card.id, showsFirstName: card.shows_first_name === 1 };
}

export interface NewPublicCard extends OwnResult<ProvenOwner> {
  /** Default: false. */
  readonly showsFirstName?: boolean;
  readonly now: Date;
}

/**
 * Makes the card of the owner's result public, with or without the owner's first name, and returns its
 * existing or new id. Returns undefined when there is no such result.
 */
export async function upsertPublicCard(
  db: Db,
  { resultId, owner, showsFirstName = false, now }: NewPublicCard,
): Promise<string | undefined> {
  const shown = { shows_first_name: showsFirstName ? 1 : 0 } as const;
  const card = await db
    .insertInto('public_cards')
    .columns(['id', 'result_id', 'created_at', 'shows_first_name'])
    .expression((from) =>
      from
        .selectFrom('assessment_results')
        // `newId` would reveal to everyone with the link when the card was made public.
        .select((select) => [
          select.val(v4()).$castTo<string>().as('id'),
          'assessment_results.id as result_id',
          select.val(toTimestamp(now)).$castTo<string>().as('created_at'),
          select.lit(shown.shows_first_name).as('shows_first_name'),
        ])
        .where('id', '=', resultId)
        .where(isOwnedBy(owner))
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.column('result_id').doUpdateSet(shown))
    .returning('id')
    .executeTakeFirst();
  return card?.id;
}

/** Withdraws the card of the owner's result; its id is never used again. */
export async function deletePublicCard(
  db: Db,
  { resultId, owner }: OwnResult<ProvenOwner>,
): Promise<void> {
  const own = db.selectFrom('assessment_results').select('id').where(isOwnedBy(owner));
  await db
    .deleteFrom('public_cards')
    .where('result_id', '=', resultId)
    .where('result_id', 'in', own)
    .execute();
}

interface PublicCard {
  /** Null unless the owner has one and chose to show it. */
  readonly firstName: string | null;
  readonly snapshot: ResultSnapshot;
}

/** Finds the result of a public card; undefined when the card is withdrawn or unknown. */
export async function findPublicCard(db: Db, cardId: string): Promise<PublicCard | undefined> {
  const row = await db
    .selectFrom('public_cards')
    .innerJoin('assessment_results', 'assessment_results.id', 'public_cards.result_id')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'assessment_results.user_id')
        .on('public_cards.shows_first_name', '=', 1),
    )
    .select(['snapshot', 'users.first_name'])
    .where('public_cards.id', '=', cardId)
    .executeTakeFirst();
  return row && { firstName: row.first_name, snapshot: fromJson(row.snapshot) };
}
