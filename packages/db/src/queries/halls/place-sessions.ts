import type { Db } from '../../db.ts';
import type { Day } from '../../schema/halls.ts';
import { toTimestamp } from '../../schema/timestamp.ts';
import { deleteExpired } from '../retention/delete-in-batches.ts';
import { hashSecret, newSecret } from '../sign-in/secrets.ts';
import { type PlaceRow, toPlace } from './place-row.ts';
import { selectPlaces } from './places.ts';

/**
 * Opens a session of a place and returns its id, of which only the hash is stored; undefined when it is
 * gone.
 */
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
