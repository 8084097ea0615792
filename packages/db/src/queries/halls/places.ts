import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { newId } from '../../new-id.ts';
import type { Day } from '../../schema/halls.ts';
import type { Schema } from '../../schema/schema.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { type ResultRow, resultColumns, toResult } from '../results/result-row.ts';
import { deleteExpired } from '../retention/delete-in-batches.ts';
import { hashSecret, newSecret } from '../sign-in/secrets.ts';
import type { PlaceOwner } from '../viewer.ts';
import { isOwnHall, type OwnHall } from './halls.ts';
import { type PlaceRow, placeColumns, toPlace } from './place-row.ts';

export interface NewPlace {
  readonly hallId: string;
  readonly name: string;
  readonly wordsHash: string;
  readonly atMost: number;
  readonly today: Day;
  readonly now: Date;
}

/**
 * Takes a place. One statement on the hall decides between those who join at once and a guide who closes it: returns
 * `refused` when the hall is closed, full or gone, and `name taken` when someone else has the name; roll back then.
 */
export async function insertPlace(
  trx: Transaction,
  { hallId, name, wordsHash, atMost, today, now }: NewPlace,
): Promise<{ readonly id: string } | 'refused' | 'name taken'> {
  const { numUpdatedRows } = await trx
    .updateTable('halls')
    .set({ place_count: sql`place_count + 1` })
    .where('id', '=', hallId)
    .where('is_open', '=', 1)
    .where('join_until', '>=', today)
    .where('delete_on', '>', today)
    .where('place_count', '<', atMost)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'refused';
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
  return place ?? 'name taken';
}

/** Lists the names that are taken in a hall. */
export async function listTakenNames(db: Db, hallId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hall_places')
    .select('name')
    .where('hall_id', '=', hallId)
    .execute();
  return rows.map(({ name }) => name);
}

function selectPlaces(db: Db, today: Day) {
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

/** Opens a session of a place and returns its id, of which only the hash is stored; undefined when it is gone. */
export async function insertPlaceSession(
  db: Db,
  { placeId, expiresAt }: { readonly placeId: string; readonly expiresAt: Date },
): Promise<string | undefined> {
  const id = newSecret();
  const opened = await db
    .insertInto('place_sessions')
    .columns(['id_hash', 'place_id', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('hall_places')
        .select((column) => [
          column.val(hashSecret(id)).$castTo<string>().as('id_hash'),
          'hall_places.id as place_id',
          column.val(toTimestamp(expiresAt)).$castTo<string>().as('expires_at'),
        ])
        .where('hall_places.id', '=', placeId)
        .forKeyShare(),
    )
    .returning('id_hash')
    .executeTakeFirst();
  return opened && id;
}

/** Finds the place of a session that has not expired at `now`. */
export async function findPlaceOfSession(
  db: Db,
  { sessionId, today, now }: { sessionId: string; today: Day; now: Date },
): Promise<PlaceRow | undefined> {
  const row = await selectPlaces(db, today)
    .innerJoin('place_sessions', 'place_sessions.place_id', 'hall_places.id')
    .where('id_hash', '=', hashSecret(sessionId))
    .where('expires_at', '>', toTimestamp(now))
    .executeTakeFirst();
  return row && toPlace(row);
}

export async function deletePlaceSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('place_sessions').where('id_hash', '=', hashSecret(sessionId)).execute();
}

/** Deletes the sessions of places that have expired at `now`, and returns their number. */
export function deleteExpiredPlaceSessions(db: Db, now: Date): Promise<number> {
  return deleteExpired(db, { from: 'place_sessions', key: ['id_hash'], now });
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

/** Finishes the quest of a place, whose draft goes. Returns false when it is finished, or gone. */
export async function finishPlace(
  trx: Transaction,
  place: PlaceOwner,
  now: Date,
): Promise<boolean> {
  const at = toTimestamp(now);
  const { numUpdatedRows } = await trx
    .updateTable('hall_places')
    .set({ finished_at: at, started_at: sql`coalesce(started_at, ${at})`, draft: null })
    .where('id', '=', place.id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
  // Waits for a submission under way, whose result would otherwise stay.
  await trx.updateTable('hall_places').set({ is_shared: 0 }).where('id', '=', place.id).execute();
  await trx
    .deleteFrom('assessment_results')
    .where('place_id', '=', place.id)
    .where('user_id', 'is', null)
    .execute();
  await deletePlaces(trx, (where) => where('id', '=', place.id));
}

export interface OwnHallPlace extends OwnHall {
  readonly placeId: string;
}

/** Deletes a place of the owner's hall that has not finished. Returns false when it has, or is not there. */
export function deleteUnfinishedPlace(
  trx: Transaction,
  { placeId, ...own }: OwnHallPlace,
): Promise<boolean> {
  return deletePlaces(trx, (where) =>
    where.and([
      where('id', '=', placeId),
      where('finished_at', 'is', null),
      where('hall_id', 'in', where.selectFrom('halls').select('halls.id').where(isOwnHall(own))),
    ]),
  );
}

async function deletePlaces(
  trx: Transaction,
  where: (builder: ExpressionBuilder<Schema, 'hall_places'>) => ReturnType<typeof builder.and>,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('hall_places')
    .where(where)
    .returning('hall_id')
    .executeTakeFirst();
  if (!deleted) return false;
  await trx
    .updateTable('halls')
    .set({ place_count: sql`place_count - 1` })
    .where('id', '=', deleted.hall_id)
    .execute();
  return true;
}

/** Has what a guide sees of a place. */
export interface PlaceForGuide {
  readonly id: string;
  readonly name: string;
  readonly joinedAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly isShared: boolean;
}

/** Lists the places of the owner's hall in the order of joining. */
export async function listPlaces(db: Db, own: OwnHall): Promise<PlaceForGuide[]> {
  const rows = await db
    .selectFrom('hall_places')
    .innerJoin('halls', 'halls.id', 'hall_places.hall_id')
    .select(placeColumns)
    .select('joined_at')
    .where(isOwnHall(own))
    .orderBy('joined_at')
    .orderBy('hall_places.id')
    .execute();
  return rows.map(({ joined_at, ...row }) => {
    const { id, name, startedAt, finishedAt, isShared } = toPlace(row);
    return { id, name, joinedAt: toDate(joined_at), startedAt, finishedAt, isShared };
  });
}

function selectFinished(db: Db, own: OwnHall) {
  return db
    .selectFrom('assessment_results')
    .innerJoin('hall_places', 'hall_places.id', 'assessment_results.place_id')
    .innerJoin('halls', 'halls.id', 'hall_places.hall_id')
    .select(resultColumns.map((column) => `assessment_results.${column}` as const))
    .where(isOwnHall(own))
    .where('finished_at', 'is not', null);
}

/** Finds the result of a place of the owner's hall, only while the place shares it. */
export async function findSharedResult(
  db: Db,
  { placeId, ...own }: OwnHallPlace,
): Promise<ResultRow | undefined> {
  const row = await selectFinished(db, own)
    .where('place_id', '=', placeId)
    .where('is_shared', '=', 1)
    .executeTakeFirst();
  return row && toResult(row);
}

/**
 * Finds a result of the owner's hall by its position in the order of finishing, shared or not: for figures about
 * many, never for showing it.
 */
export async function findFinishedResult(
  db: Db,
  own: OwnHall,
  position: number,
): Promise<ResultRow | undefined> {
  const row = await selectFinished(db, own)
    .orderBy('finished_at')
    .orderBy('hall_places.id')
    .limit(1)
    .offset(position)
    .executeTakeFirst();
  return row && toResult(row);
}

/** Assigns the result of a place to an account, where it stays. Returns false when it is gone, or in an account. */
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
