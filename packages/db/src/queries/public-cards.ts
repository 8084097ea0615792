import type { ResultCharacter } from '@guildpath/contract';
import { v4 } from 'uuid';
import type { Db } from '../db.ts';
import { toTimestamp } from '../schema/timestamp.ts';
import { characterColumns, toCharacter } from './result-row.ts';

/** Returns the id of the public card of a result; undefined while it is not public. */
export async function findPublicCardId(db: Db, resultId: string): Promise<string | undefined> {
  const card = await db
    .selectFrom('public_cards')
    .select('id')
    .where('result_id', '=', resultId)
    .executeTakeFirst();
  return card?.id;
}

/**
 * Makes the card of a result public and returns its existing or new id. Returns undefined when the result
 * has been deleted.
 */
export async function insertPublicCard(
  db: Db,
  { resultId, now }: { resultId: string; now: Date },
): Promise<string | undefined> {
  const card = await db
    .insertInto('public_cards')
    .columns(['id', 'result_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('assessment_results')
        // `newId` would reveal to everyone with the link when the card was made public.
        .select((select) => [
          select.val(v4()).$castTo<string>().as('id'),
          'assessment_results.id as result_id',
          select.val(toTimestamp(now)).$castTo<string>().as('created_at'),
        ])
        .where('id', '=', resultId)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.column('result_id').doUpdateSet({ result_id: resultId }))
    .returning('id')
    .executeTakeFirst();
  return card?.id;
}

/** Withdraws the card of a result; its id is never used again. */
export async function deletePublicCard(db: Db, resultId: string): Promise<void> {
  await db.deleteFrom('public_cards').where('result_id', '=', resultId).execute();
}

/** Finds what a public card shows; undefined when the card is withdrawn or unknown. */
export async function findPublicCard(
  db: Db,
  cardId: string,
): Promise<
  | Pick<ResultCharacter, 'characterClass' | 'guildTitle' | 'welcome' | 'moment' | 'riasecScores'>
  | undefined
> {
  const row = await db
    .selectFrom('public_cards')
    .innerJoin('assessment_results', 'assessment_results.id', 'public_cards.result_id')
    .select(characterColumns)
    .where('public_cards.id', '=', cardId)
    .executeTakeFirst();
  return row && toCharacter(row);
}
