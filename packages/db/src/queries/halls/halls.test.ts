import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addHall, addPlace, addUser, finishQuest } from '../../testing/add-rows.ts';
import { aNewHall, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  countHalls,
  deleteExpiredHallCodes,
  deleteHalls,
  findHallByCode,
  findHallOf,
  insertHall,
  listHallIdsOf,
  listHallIdsToDelete,
  listHalls,
  listUnkeptResultIds,
  type NewHall,
  updateHallOf,
} from './halls.ts';
import { insertPlaceSession } from './place-sessions.ts';
import { keepPlaceResult } from './places.ts';

const owner = { kind: 'user', id: 'ada' } as const;
const bob = { kind: 'user', id: 'bob' } as const;
const today = '2026-11-01';
const lastDay = '2027-01-30';

const open = (db: Db, own: Partial<NewHall>) =>
  db.transaction().execute((trx) => insertHall(trx, aNewHall(own)));

const remove = (db: Db, ...hallIds: string[]) =>
  db.transaction().execute((trx) => deleteHalls(trx, { hallIds, now: minutesLater(60) }));

describeOnBothDatabases('a hall', (openTestDatabase) => {
  async function openWithGuides() {
    const database = await openTestDatabase();
    for (const id of ['ada', 'bob']) await addUser(database.db, id, { firstName: `Dr ${id}` });
    return database;
  }

  it('is opened under a code of its own, for an account with room for it', async () => {
    const { db } = await openWithGuides();
    const codes = ['BBBBBBB', 'CCCCCCC', 'DDDDDDD'];
    const opened = await Promise.all(codes.map((joinCode) => open(db, { joinCode, atMost: 2 })));
    expect(opened.filter((hall) => hall === 'full')).toHaveLength(1);
    const [first] = await listHalls(db, { owner, today });
    const { joinCode = '' } = first ?? {};
    expect(await open(db, { owner: bob, joinCode })).toBe('taken');
    await remove(db, first?.id ?? '');
    expect(await open(db, { owner: bob, joinCode })).toBe('taken');
    expect(await open(db, { owner: { kind: 'user', id: 'nobody' } })).toBe('no user');
  });

  it('is listed, found and changed by its owner alone, and until its day', async () => {
    const { db } = await openWithGuides();
    const first = await addHall(db);
    const later = await addHall(db, {
      joinCode: 'CCCCCCC',
      name: 'Grade 10',
      now: minutesLater(5),
    });
    await finishQuest(db, await addPlace(db, first, 'Calm Owl'));
    await addPlace(db, first, 'Calm Fox');
    const counted = { ...first, placeCount: 2, finishedCount: 1 };
    expect(await listHalls(db, { owner, today })).toEqual([later, counted]);
    expect(await listHalls(db, { owner: bob, today })).toEqual([]);
    expect(await listHalls(db, { owner, today: lastDay })).toEqual([]);

    const own = { hallId: first.id, owner, today };
    expect(await findHallOf(db, own)).toEqual(counted);
    expect(await findHallOf(db, { ...own, owner: bob })).toBeUndefined();
    expect(await findHallOf(db, { ...own, today: lastDay })).toBeUndefined();

    await updateHallOf(db, { ...own, owner: bob }, { ...first, isOpen: false });
    const { joinUntil, deleteOn } = first;
    await updateHallOf(db, own, { joinUntil, deleteOn });
    expect(await findHallOf(db, own)).toEqual(counted);
    const patch = { isOpen: false, joinUntil: '2026-11-30', deleteOn: '2027-02-28' };
    await updateHallOf(db, own, patch);
    expect(await listHalls(db, { owner, today })).toEqual([later, { ...counted, ...patch }]);
  });

  it('is found by its code, which remains a while after everything else is gone', async () => {
    const { db } = await openWithGuides();
    const { id, joinCode } = await addHall(db);
    const terms = { atMost: 1, idleBefore: minutesLater(0) };
    const find = (on = today, code = joinCode) =>
      findHallByCode(db, { joinCode: code, today: on, ...terms });
    expect(await find()).toMatchObject({ id, guideName: 'Ms Ada' });
    expect(await find('2026-11-07')).toBe('too late');
    expect(await find(lastDay)).toBe('deleted');
    expect(await find(today, 'ZZZZZZZ')).toBeUndefined();
    await remove(db, id);
    expect(await find()).toBe('deleted');
    const dayLater = (days: number) => minutesLater(60 + days * 24 * 60);
    expect(await deleteExpiredHallCodes(db, dayLater(399))).toBe(0);
    expect(await deleteExpiredHallCodes(db, dayLater(400))).toBe(1);
    expect(await find()).toBeUndefined();
  });

  it('goes with its places, their sessions and all results but those in an account', async () => {
    const { db } = await openWithGuides();
    const hall = await addHall(db);
    const other = await addHall(db, { owner: bob, joinCode: 'CCCCCCC', deleteOn: '2026-12-24' });
    const place = await addPlace(db, hall, 'Calm Owl');
    await insertPlaceSession(db, { placeId: place.id, expiresAt: minutesLater(60) });
    const left = await finishQuest(db, place);
    const kept = await finishQuest(db, await addPlace(db, hall, 'Calm Fox'));
    const others = await finishQuest(db, await addPlace(db, other, 'Calm Lark'));
    await db
      .transaction()
      .execute((trx) => keepPlaceResult(trx, { userId: 'bob', resultId: kept }));
    expect(await countHalls(db)).toEqual({ halls: 2, places: 3 });
    expect(await listHallIdsOf(db, 'ada')).toEqual([hall.id]);
    expect(await listHallIdsToDelete(db, '2026-12-23')).toEqual([]);
    expect(await listHallIdsToDelete(db, '2026-12-24')).toEqual([other.id]);
    expect(await listUnkeptResultIds(db, [])).toEqual([]);
    expect(await listUnkeptResultIds(db, [hall.id])).toEqual([left]);

    await remove(db);
    await remove(db, hall.id);
    expect(await countHalls(db)).toEqual({ halls: 1, places: 1 });
    const results = await db.selectFrom('assessment_results').select(['id', 'place_id']).execute();
    expect(results).toHaveLength(2);
    expect(results).toContainEqual({ id: kept, place_id: null });
    expect(results).toContainEqual({ id: others, place_id: expect.any(String) });
    expect(await db.selectFrom('place_sessions').selectAll().execute()).toEqual([]);
  });
});
