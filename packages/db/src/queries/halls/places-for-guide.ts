import type { Db, Transaction } from '../../db.ts';
import { toDate } from '../../schema/timestamp.ts';
import { type ResultRow, resultColumns, toResult } from '../results/result-row.ts';
import { isOwnHall, type OwnHall } from './halls.ts';
import { type PlaceRow, placeColumns, toPlace } from './place-row.ts';
import { deletePlacesWhere, type PlaceFigures, type PlacesWhere } from './places.ts';

export interface OwnHallPlace extends OwnHall {
  readonly placeId: string;
}

/** Deletes a place of the owner's hall that has not finished. Returns false when it has, or is not there. */
export async function deleteUnfinishedPlace(
  trx: Transaction,
  { placeId, ...own }: OwnHallPlace,
): Promise<boolean> {
  return (await deleteUnfinished(trx, own, (where) => where('id', '=', placeId))) > 0;
}

/** Deletes the places of the owner's hall that have no answer yet, and returns their number. */
export function deletePlacesNotBegun(trx: Transaction, own: OwnHall): Promise<number> {
  return deleteUnfinished(trx, own, (where) => where('draft', 'is', null));
}

function deleteUnfinished(trx: Transaction, own: OwnHall, which: PlacesWhere): Promise<number> {
  return deletePlacesWhere(trx, (where) =>
    where.and([
      which(where),
      where('finished_at', 'is', null),
      where('hall_id', 'in', where.selectFrom('halls').select('halls.id').where(isOwnHall(own))),
    ]),
  );
}

/** A place as its guide sees it. */
export interface PlaceForGuide
  extends Pick<PlaceRow, 'id' | 'name' | 'startedAt' | 'finishedAt' | 'isShared'> {
  readonly joinedAt: Date;
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
    .select(resultColumns)
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

/** Lists what figures count of the finished places of the owner's hall, in the order of finishing. */
export async function listFigures(
  db: Db,
  own: OwnHall,
): Promise<(PlaceFigures & { readonly isShared: boolean })[]> {
  const rows = await db
    .selectFrom('hall_places')
    .innerJoin('halls', 'halls.id', 'hall_places.hall_id')
    .select(['character_class as characterClass', 'archetype', 'field', 'is_shared'])
    .where(isOwnHall(own))
    .where('finished_at', 'is not', null)
    .$narrowType<{ characterClass: string; archetype: string; field: string }>()
    .orderBy('finished_at')
    .orderBy('hall_places.id')
    .execute();
  return rows.map(({ is_shared, ...figures }) => ({ ...figures, isShared: is_shared === 1 }));
}
