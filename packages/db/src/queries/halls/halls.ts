import type { Tier } from '@guildpath/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db, Transaction } from '../../db.ts';
import { newId } from '../../new-id.ts';
import type { Day, HallsTable } from '../../schema/halls.ts';
import type { Schema } from '../../schema/schema.ts';
import { later, toDate, toTimestamp } from '../../schema/timestamp.ts';
import { deleteJobsOfResults } from '../outbox/outbox.ts';
import { deleteExpired } from '../retention/delete-in-batches.ts';
import { lockUserForChange } from '../users/users.ts';
import type { UserOwner } from '../viewer.ts';

export interface HallRow {
  readonly id: string;
  readonly name: string;
  readonly guideName: string;
  readonly tier: Tier;
  readonly joinCode: string;
  readonly joinUntil: Day;
  readonly deleteOn: Day;
  readonly isOpen: boolean;
  readonly placeCount: number;
  readonly finishedCount: number;
  readonly createdAt: Date;
}

const finishedCount = (select: ExpressionBuilder<Schema, 'halls'>) =>
  select
    .selectFrom('hall_places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('hall_places.hall_id', '=', 'halls.id')
    .where('finished_at', 'is not', null)
    .$asScalar()
    .$notNull()
    .as('finishedCount');

function toHall(row: Selectable<HallsTable> & { readonly finishedCount: number }): HallRow {
  return {
    id: row.id,
    name: row.name,
    guideName: row.guide_name,
    tier: row.tier,
    joinCode: row.join_code,
    joinUntil: row.join_until,
    deleteOn: row.delete_on,
    isOpen: row.is_open === 1,
    placeCount: row.place_count,
    finishedCount: row.finishedCount,
    createdAt: toDate(row.created_at),
  };
}

export interface NewHall
  extends Pick<HallRow, 'name' | 'guideName' | 'tier' | 'joinUntil' | 'deleteOn'> {
  readonly owner: UserOwner;
  readonly joinCode: string;
  /** The maximum number of halls of an account. */
  readonly atMost: number;
  readonly now: Date;
}

/**
 * Opens a hall. Returns `full` when the owner has `atMost` halls, `no user` when the account is gone, and
 * `taken` when the code is that of another hall, or of a deleted one.
 */
export async function insertHall(
  trx: Transaction,
  { owner, atMost, now, ...hall }: NewHall,
): Promise<HallRow | 'full' | 'no user' | 'taken'> {
  if (!(await lockUserForChange(trx, owner.id))) return 'no user';
  const own = await trx.selectFrom('halls').select('id').where('user_id', '=', owner.id).execute();
  if (own.length >= atMost) return 'full';
  if (await isDeletedHall(trx, hall.joinCode)) return 'taken';
  const row = await trx
    .insertInto('halls')
    .values({
      id: newId(),
      user_id: owner.id,
      name: hall.name,
      guide_name: hall.guideName,
      tier: hall.tier,
      join_code: hall.joinCode,
      join_until: hall.joinUntil,
      delete_on: hall.deleteOn,
      is_open: 1,
      created_at: toTimestamp(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toHall({ ...row, finishedCount: 0 }) : 'taken';
}

/** A hall of an owner. Nothing is found from the day of deletion on, even before it is deleted. */
export interface OwnHall {
  readonly hallId: string;
  readonly owner: UserOwner;
  readonly today: Day;
}

export function isOwnHall({ hallId, owner, today }: OwnHall) {
  return (where: ExpressionBuilder<Schema, 'halls'>) =>
    where.and([
      where('halls.id', '=', hallId),
      where('halls.user_id', '=', owner.id),
      where('halls.delete_on', '>', today),
    ]);
}

/** Lists the owner's halls, newest first. */
export async function listHalls(
  db: Db,
  { owner, today }: Omit<OwnHall, 'hallId'>,
): Promise<HallRow[]> {
  const rows = await db
    .selectFrom('halls')
    .selectAll()
    .select(finishedCount)
    .where('user_id', '=', owner.id)
    .where('delete_on', '>', today)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toHall);
}

export async function findHallOf(db: Db, own: OwnHall): Promise<HallRow | undefined> {
  const row = await db
    .selectFrom('halls')
    .selectAll()
    .select(finishedCount)
    .where(isOwnHall(own))
    .executeTakeFirst();
  return row && toHall(row);
}

export interface HallPatch extends Pick<HallRow, 'joinUntil' | 'deleteOn'> {
  /** Default: as it is. */
  readonly isOpen?: boolean | undefined;
}

/**
 * Changes the days of the owner's hall, and closes or opens it. Who joins at the same time gets in before
 * the change or not at all.
 */
export async function updateHallOf(
  db: Db,
  own: OwnHall,
  { isOpen, joinUntil, deleteOn }: HallPatch,
): Promise<void> {
  await db
    .updateTable('halls')
    .set({
      join_until: joinUntil,
      delete_on: deleteOn,
      is_open: isOpen === undefined ? undefined : isOpen ? 1 : 0,
    })
    .where(isOwnHall(own))
    .execute();
}

/** The reasons why nobody can join a hall; the first that applies counts. */
export type JoinRefusal = 'deleted' | 'closed' | 'too late' | 'full';

export interface JoinTerms {
  readonly today: Day;
  /** The maximum number of places in a hall. */
  readonly atMost: number;
  /** A place that joined before then and has no answer yet holds no room. */
  readonly idleBefore: Date;
}

/** Selects the places that hold no room. */
export function isIdle(idleBefore: Date) {
  return (where: ExpressionBuilder<Schema, 'hall_places'>) =>
    where.and([
      where('joined_at', '<', toTimestamp(idleBefore)),
      where('draft', 'is', null),
      where('finished_at', 'is', null),
    ]);
}

/** Returns why nobody can join the hall, or undefined when one can. */
export async function findJoinRefusal(
  db: Db,
  hall: Selectable<HallsTable> | undefined,
  { today, atMost, idleBefore }: JoinTerms,
): Promise<JoinRefusal | undefined> {
  if (!hall || hall.delete_on <= today) return 'deleted';
  if (hall.is_open === 0) return 'closed';
  if (hall.join_until < today) return 'too late';
  if (hall.place_count < atMost) return undefined;
  const places = db.selectFrom('hall_places').select('id').where('hall_id', '=', hall.id);
  const idle = await places.where(isIdle(idleBefore)).execute();
  return hall.place_count - idle.length >= atMost ? 'full' : undefined;
}

/** A hall as everyone with its code may see it. */
export type JoinableHall = Pick<HallRow, 'id' | 'name' | 'guideName' | 'tier' | 'deleteOn'>;

/** Finds a hall by its code, or why nobody can join it; undefined for an unknown code. */
export async function findHallByCode(
  db: Db,
  { joinCode, ...terms }: JoinTerms & { readonly joinCode: string },
): Promise<JoinableHall | JoinRefusal | undefined> {
  const row = await db
    .selectFrom('halls')
    .selectAll()
    .where('join_code', '=', joinCode)
    .executeTakeFirst();
  if (!row) return (await isDeletedHall(db, joinCode)) ? 'deleted' : undefined;
  const { id, name, guide_name: guideName, tier, delete_on: deleteOn } = row;
  return (await findJoinRefusal(db, row, terms)) ?? { id, name, guideName, tier, deleteOn };
}

async function isDeletedHall(db: Db, joinCode: string): Promise<boolean> {
  const deleted = db.selectFrom('deleted_halls').select('join_code');
  return (await deleted.where('join_code', '=', joinCode).executeTakeFirst()) !== undefined;
}

/** Lists the ids of all halls of a user, those past their day included, for deleting them. */
export async function listHallIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('halls').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Lists the ids of the halls whose day of deletion has come. */
export async function listHallIdsToDelete(db: Db, today: Day): Promise<string[]> {
  const rows = await db.selectFrom('halls').select('id').where('delete_on', '<=', today).execute();
  return rows.map(({ id }) => id);
}

/** Lists the results of these halls that nobody has taken into an account. */
export async function listUnkeptResultIds(db: Db, hallIds: readonly string[]): Promise<string[]> {
  if (hallIds.length === 0) return [];
  const rows = await db
    .selectFrom('assessment_results')
    .innerJoin('hall_places', 'hall_places.id', 'assessment_results.place_id')
    .select('assessment_results.id')
    .where('hall_id', 'in', hallIds)
    .where('user_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The code of a deleted hall is recognized for this time. */
const deletedCodeMs = 400 * 24 * 60 * 60 * 1000;

/**
 * Deletes halls with their places, the places' sessions, and all results that nobody has taken into an
 * account, with their jobs. Nothing but their codes remains, and that for a time.
 */
export async function deleteHalls(
  trx: Db,
  { hallIds, now }: { readonly hallIds: readonly string[]; readonly now: Date },
): Promise<void> {
  if (hallIds.length === 0) return;
  await deleteJobsOfResults(trx, await listUnkeptResultIds(trx, hallIds));
  // Locks the places against a submission, whose result would otherwise stay.
  await trx.updateTable('halls').set({ is_open: 0 }).where('id', 'in', hallIds).execute();
  await trx
    .updateTable('hall_places')
    .set({ is_shared: 0 })
    .where('hall_id', 'in', hallIds)
    .execute();
  const resultIds = await listUnkeptResultIds(trx, hallIds);
  if (resultIds.length > 0) {
    await trx.deleteFrom('assessment_results').where('id', 'in', resultIds).execute();
  }
  const expiresAt = toTimestamp(later(now, deletedCodeMs));
  await trx
    .insertInto('deleted_halls')
    .columns(['join_code', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('halls')
        .select(['join_code', sql<string>`${sql.lit(expiresAt)}`.as('expires_at')])
        .where('id', 'in', hallIds),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.deleteFrom('halls').where('id', 'in', hallIds).execute();
}

/** Deletes the codes of halls that were deleted long before `now`, and returns their number. */
export function deleteExpiredHallCodes(db: Db, now: Date): Promise<number> {
  return deleteExpired(db, { from: 'deleted_halls', key: ['join_code'], now });
}

/** Counts the halls and places of everyone. */
export async function countHalls(db: Db): Promise<{ halls: number; places: number }> {
  const count = async (table: 'halls' | 'hall_places') => {
    const counted = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  };
  return { halls: await count('halls'), places: await count('hall_places') };
}
