import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { newId } from '../../new-id.ts';
import type { Day } from '../../schema/halls.ts';
import type { Schema } from '../../schema/schema.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { isOwnedBy, type OwnResult } from '../results/assessment-results.ts';
import type { PlaceOwner, ProvenOwner } from '../viewer.ts';
import { findJoinRefusal, isIdle, type JoinRefusal, type JoinTerms } from './halls.ts';
import { type PlaceRow, placeColumns, toPlace } from './place-row.ts';

export interface NewPlace extends JoinTerms {
  readonly hallId: string;
  readonly name: string;
  readonly wordsHash: string;
  readonly now: Date;
}

/**
 * Takes a place in a hall, where idle places make room and give up their names. Locks the hall, so that those
 * who join at once and a guide who closes it wait for each other. Returns why nobody can join it, or `name
 * taken` when someone else has the name.
 */
export async function insertPlace(
  trx: Transaction,
  { hallId, name, wordsHash, now, ...terms }: NewPlace,
): Promise<{ readonly id: string } | JoinRefusal | 'name taken'> {
  const halls = trx.selectFrom('halls').selectAll().where('id', '=', hallId);
  const hall = await halls.forUpdate().executeTakeFirst();
  const refusal = await findJoinRefusal(trx, hall, terms);
  if (refusal) return refusal;
  const isFull = hall !== undefined && hall.place_count >= terms.atMost;
  await deletePlacesWhere(trx, (where) =>
    where.and([
      where('hall_id', '=', hallId),
      isIdle(terms.idleBefore)(where),
      ...(isFull ? [] : [where('name', '=', name)]),
    ]),
  );
  const place = await trx
    .insertInto('hall_places')
    .values({
      id: newId(),
      hall_id: hallId,
      name,
      words_hash: wordsHash,
      joined_at: toTimestamp(now),
    })
    .onConflict((conflict) => conflict.columns(['hall_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!place) return 'name taken';
  await changePlaceCount(trx, hallId, 1);
  return place;
}

async function changePlaceCount(trx: Transaction, hallId: string, by: number): Promise<void> {
  await trx
    .updateTable('halls')
    .set({ place_count: sql`place_count + ${by}` })
    .where('id', '=', hallId)
    .execute();
}

/** Lists the names that are taken in a hall, but for those of idle places. */
export async function listTakenNames(db: Db, hallId: string, idleBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('hall_places')
    .select('name')
    .where('hall_id', '=', hallId)
    .where((where) => where.not(isIdle(idleBefore)(where)))
    .execute();
  return rows.map(({ name }) => name);
}

/** Selects places until the day on which their halls are deleted. */
export function selectPlaces(db: Db, today: Day) {
  return db
    .selectFrom('hall_places')
    .innerJoin('halls', 'halls.id', 'hall_places.hall_id')
    .select(placeColumns)
    .where('halls.delete_on', '>', today);
}

/** Finds a place by the keyed hash of its return words. */
export async function findPlaceByWords(
  db: Db,
  { wordsHash, today }: { readonly wordsHash: string; readonly today: Day },
): Promise<PlaceRow | undefined> {
  const row = await selectPlaces(db, today).where('words_hash', '=', wordsHash).executeTakeFirst();
  return row && toPlace(row);
}

/** Notes the time at which the quest of a place began, once. */
export async function markPlaceStarted(db: Db, place: PlaceOwner, now: Date): Promise<void> {
  await db
    .updateTable('hall_places')
    .set({ started_at: toTimestamp(now) })
    .where('id', '=', place.id)
    .where('started_at', 'is', null)
    .execute();
}

/** Says what figures about a class count of a result. */
export interface PlaceFigures {
  readonly characterClass: string;
  readonly archetype: string;
  /** The field of the best match. */
  readonly field: string;
}

export interface FinishedQuest {
  readonly now: Date;
  readonly figures: PlaceFigures;
}

/** Finishes the quest of a place, whose draft goes. Returns false when it is finished, or gone. */
export async function finishPlace(
  trx: Transaction,
  place: PlaceOwner,
  { now, figures }: FinishedQuest,
): Promise<boolean> {
  const at = toTimestamp(now);
  const { numUpdatedRows } = await trx
    .updateTable('hall_places')
    .set({
      finished_at: at,
      started_at: sql`coalesce(started_at, ${at})`,
      ...toColumns(figures),
      draft: null,
    })
    .where('id', '=', place.id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Changes what figures about a class count of a result, if its place is still there. */
export async function setPlaceFigures(
  trx: Transaction,
  placeId: string,
  figures: PlaceFigures,
): Promise<void> {
  const columns = toColumns(figures);
  await trx.updateTable('hall_places').set(columns).where('id', '=', placeId).execute();
}

function toColumns({ characterClass, archetype, field }: PlaceFigures) {
  return { character_class: characterClass, archetype, field };
}

/** Shows the result of a place to the guide, or no longer. Returns false when nothing has changed. */
export async function setPlaceShared(
  db: Db,
  place: PlaceOwner,
  isShared: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hall_places')
    .set({ is_shared: isShared ? 1 : 0 })
    .where('id', '=', place.id)
    .where('is_shared', '=', isShared ? 0 : 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Finds the place that shows a guide a result which was moved from there into the owner's account. */
export async function findSharedPlaceOf(
  db: Db,
  { resultId, owner }: OwnResult<ProvenOwner>,
): Promise<(PlaceOwner & { readonly hallId: string }) | undefined> {
  const row = await db
    .selectFrom('hall_places')
    .innerJoin('assessment_results', 'place_id', 'hall_places.id')
    .select(['hall_places.id as id', 'hall_id as hallId'])
    .where('assessment_results.id', '=', resultId)
    .where(isOwnedBy(owner))
    .where('is_shared', '=', 1)
    .executeTakeFirst();
  return row && { kind: 'place', ...row };
}

/** Finds the id of the result of a place. */
export async function findResultIdOf(db: Db, place: PlaceOwner): Promise<string | undefined> {
  const row = await db
    .selectFrom('assessment_results')
    .select('id')
    .where('place_id', '=', place.id)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes a place with its draft, its sessions, and its result unless that is in an account. */
export async function deletePlace(trx: Transaction, place: PlaceOwner): Promise<void> {
  await lockHall(trx, (where) => where('id', '=', place.id));
  // Waits for a running submission, whose result would otherwise stay.
  await trx.updateTable('hall_places').set({ is_shared: 0 }).where('id', '=', place.id).execute();
  await trx
    .deleteFrom('assessment_results')
    .where('place_id', '=', place.id)
    .where('user_id', 'is', null)
    .execute();
  await deletePlacesWhere(trx, (where) => where('id', '=', place.id));
}

export type PlacesWhere = (
  builder: ExpressionBuilder<Schema, 'hall_places'>,
) => ExpressionWrapper<Schema, 'hall_places', SqlBool>;

/** Deletes places of one hall, and makes room in it. Returns their number. */
export async function deletePlacesWhere(trx: Transaction, where: PlacesWhere): Promise<number> {
  const hall = await lockHall(trx, where);
  if (!hall) return 0;
  const deleting = trx.deleteFrom('hall_places').where('hall_id', '=', hall.id).where(where);
  const count = Number((await deleting.executeTakeFirstOrThrow()).numDeletedRows);
  await changePlaceCount(trx, hall.id, -count);
  return count;
}

// Before its places, in the order of deleting a hall: else the two could wait for each other.
function lockHall(trx: Transaction, where: PlacesWhere) {
  return trx
    .selectFrom('halls')
    .select('id')
    .where('id', 'in', (select) => select.selectFrom('hall_places').select('hall_id').where(where))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Assigns the result of a place to an account, where it stays. Returns false when it is gone, or in an
 * account.
 */
export async function keepPlaceResult(
  trx: Transaction,
  { userId, resultId }: { readonly userId: string; readonly resultId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('assessment_results')
    .set({ user_id: userId, guest_email: null })
    .where('id', '=', resultId)
    .where('place_id', 'is not', null)
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
