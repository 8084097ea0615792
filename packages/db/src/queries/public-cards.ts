import { v4 } from 'uuid';
import type { Db } from '../db.ts';
import { toTimestamp } from '../schema/timestamp.ts';
import { type Character, characterColumns, toCharacter } from './result-row.ts';

/** The id under which the card of a result is public; undefined while it is not. */
export async function findPublicCardId(db: Db, resultId: string): Promise<string | undefined> {
  const card = await db
    .selectFrom('public_cards')
    .select('id')
    .where('result_id', '=', resultId)
    .executeTakeFirst();
  return card?.id;
}

/**
 * Makes the card of a result public and returns its id: the one that it has, or a new one. Undefined when there is no such
 * result: it may be deleted at the same time.
 */
export async function insertPublicCard(
  db: Db,
  { resultId, now }: { resultId: string; now: Date },
): Promise<string | undefined> {
  const card = await db
    .insertInto('public_cards')
    .columns(['id', 'result_id', 'created_at'])
    .expression((select) =>
      select
        .selectFrom('assessment_results')
        .select((column) => [
          // Not `newId`, which would tell everyone with the link when the card was made public.
          column.val(v4()).as('id'),
          'assessment_results.id as result_id',
          column.val(toTimestamp(now)).as('created_at'),
        ])
        .where('assessment_results.id', '=', resultId)
        // A deletion waits, and then takes the card too.
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

/** What the public card of that id is drawn from; undefined when it is withdrawn or unknown. */
export async function findPublicCard(
  db: Db,
  cardId: string,
): Promise<Pick<Character, 'characterClass' | 'guildTitle' | 'riasecScores'> | undefined> {
  const row = await db
    .selectFrom('public_cards')
    .innerJoin('assessment_results', 'assessment_results.id', 'public_cards.result_id')
    .select(characterColumns)
    .where('public_cards.id', '=', cardId)
    .executeTakeFirst();
  return row && toCharacter(row);
}
