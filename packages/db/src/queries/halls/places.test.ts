import { expect, it } from 'vitest';
import type { Db, Transaction } from '../../db.ts';
import { addHall, addPlace, addUser, finishQuest } from '../../testing/add-rows.ts';
import { aNewPlace, anOwner, aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { insertResult } from '../results/assessment-results.ts';
import type { PlaceOwner } from '../viewer.ts';
import { deleteHalls, findHallOf, updateHallOf } from './halls.ts';
import {
  deleteExpiredPlaceSessions,
  deletePlaceSession,
  findPlaceOfSession,
  insertPlaceSession,
} from './place-sessions.ts';
import {
  deletePlace,
  findPlaceByWords,
  findResultIdOf,
  findSharedPlaceOf,
  finishPlace,
  insertPlace,
  keepPlaceResult,
  listTakenNames,
  markPlaceStarted,
  type NewPlace,
  setPlaceShared,
} from './places.ts';
import {
  deletePlacesNotBegun,
  deleteUnfinishedPlace,
  findSharedResult,
  listFigures,
  listPlaces,
} from './places-for-guide.ts';

const owner = { kind: 'user', id: 'ada' } as const;
const bob = { kind: 'user', id: 'bob' } as const;
const today = '2026-11-01';
const lastDay = '2027-01-30';
const now = minutesLater(1);

const finish = (db: Db, place: PlaceOwner, at: Date) =>
  db.transaction().execute((trx) => finishPlace(trx, place, { now: at, figures }));
const remove = (db: Db, place: PlaceOwner) =>
  db.transaction().execute((trx) => deletePlace(trx, place));

interface Doomed {
  readonly place: PlaceOwner;
  readonly hallIds: readonly string[];
}

const figures = { characterClass: 'Mage', archetype: 'Investigative', field: 'Research' };

describeOnBothDatabases('a place in a hall', (openTestDatabase) => {
  async function openScene() {
    const database = await openTestDatabase();
    const { db } = database;
    for (const id of ['ada', 'bob']) await addUser(db, id);
    const hall = await addHall(db);
    const own = { hallId: hall.id, owner, today };
    const countPlaces = async () => (await findHallOf(db, own))?.placeCount;
    return { database, db, hall, own, countPlaces };
  }

  it('is taken while the hall is open, in time and has room', async () => {
    const { db, hall, own, countPlaces } = await openScene();
    const take = (wordsHash: string, changes: Partial<NewPlace> = {}) => {
      const place = aNewPlace({ hallId: hall.id, name: wordsHash, wordsHash, ...changes });
      return db.transaction().execute((trx) => insertPlace(trx, place));
    };
    expect(await take('1', { hallId: 'nowhere' })).toBe('deleted');
    expect(await take('1', { today: '2026-11-07' })).toBe('too late');
    await updateHallOf(db, own, { ...hall, isOpen: false });
    expect(await take('1')).toBe('closed');
    await updateHallOf(db, own, { ...hall, isOpen: true, joinUntil: lastDay });
    expect(await take('1', { today: lastDay })).toBe('deleted');
    const answers = await Promise.all(['1', '2', '3'].map((words) => take(words, { atMost: 2 })));
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(1);
    expect(await countPlaces()).toBe(2);
  });

  it('that joined long ago and has no answer holds neither room nor its name', async () => {
    const { db, hall, countPlaces } = await openScene();
    const join = (name: string, minute: number, changes: Partial<NewPlace> = {}) => {
      const idleBefore = minutesLater(minute - 10);
      return addPlace(db, hall, name, { now: minutesLater(minute), idleBefore, ...changes });
    };
    await join('Calm Owl', 0);
    const done = await join('Calm Fox', 0);
    await finishQuest(db, done, 5);
    const again = { wordsHash: 'others' };
    await expect(join('Calm Owl', 9, again)).rejects.toThrow('name taken');
    expect(await listTakenNames(db, hall.id, minutesLater(1))).toEqual(['Calm Fox']);
    await join('Calm Owl', 11, again);
    expect(await findPlaceByWords(db, { wordsHash: 'words of Calm Owl', today })).toBeUndefined();
    await expect(join('Calm Lark', 12, { atMost: 2 })).rejects.toThrow('full');
    await join('Calm Lark', 22, { atMost: 2 });
    await expect(join('Calm Fox', 50, { wordsHash: 'third' })).rejects.toThrow('name taken');
    expect(await countPlaces()).toBe(2);
  });

  it('is removed with all others that have no answer yet, by its guide', async () => {
    const { db, hall, own, countPlaces } = await openScene();
    for (const name of ['Calm Owl', 'Calm Lark']) await addPlace(db, hall, name);
    await finishQuest(db, await addPlace(db, hall, 'Calm Fox'));
    const removeAs = (guide: typeof owner | typeof bob) =>
      db.transaction().execute((trx) => deletePlacesNotBegun(trx, { ...own, owner: guide }));
    expect(await removeAs(bob)).toBe(0);
    expect(await removeAs(owner)).toBe(2);
    expect(await countPlaces()).toBe(1);
  });

  it('has a name that one of those who ask for it together gets', async () => {
    const { db, hall, countPlaces } = await openScene();
    const asked = ['1', '2', '3'].map((wordsHash) => addPlace(db, hall, 'Calm Owl', { wordsHash }));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ message: 'No place was added: name taken.' }),
    });
    expect(await listTakenNames(db, hall.id, minutesLater(0))).toEqual(['Calm Owl']);
    expect(await countPlaces()).toBe(1);
  });

  it('is found by its words until the hall goes', async () => {
    const { db, hall } = await openScene();
    const { id } = await addPlace(db, hall, 'Calm Owl');
    const wordsHash = 'words of Calm Owl';
    expect(await findPlaceByWords(db, { wordsHash, today })).toEqual({
      kind: 'place',
      id,
      name: 'Calm Owl',
      hallId: hall.id,
      hallName: hall.name,
      tier: hall.tier,
      deleteOn: hall.deleteOn,
      startedAt: null,
      finishedAt: null,
      isShared: false,
    });
    expect(await findPlaceByWords(db, { wordsHash: 'others', today })).toBeUndefined();
    expect(await findPlaceByWords(db, { wordsHash, today: lastDay })).toBeUndefined();
  });

  it('is entered by a session, whose id is not in the database, until that or the place ends', async () => {
    const { db, hall } = await openScene();
    const place = await addPlace(db, hall, 'Calm Owl');
    const enter = (minute: number) =>
      insertPlaceSession(db, { placeId: place.id, expiresAt: minutesLater(minute) });
    const [short = '', long = '', ended = ''] = [await enter(30), await enter(60), await enter(60)];
    const find = async (sessionId: string, minute = 1, on = today) =>
      (await findPlaceOfSession(db, { sessionId, today: on, now: minutesLater(minute) }))?.id;
    expect(await find(short, 29)).toBe(place.id);
    expect(await find(short, 30)).toBeUndefined();
    expect(await find(long, 1, lastDay)).toBeUndefined();
    for (const { id_hash } of await db.selectFrom('place_sessions').select('id_hash').execute()) {
      expect(await find(id_hash)).toBeUndefined();
    }
    await deletePlaceSession(db, ended);
    expect(await find(ended)).toBeUndefined();
    expect(await deleteExpiredPlaceSessions(db, minutesLater(30))).toBe(1);
    expect(await find(long)).toBe(place.id);
    await remove(db, place);
    expect(await find(long)).toBeUndefined();
    expect(await enter(60)).toBeUndefined();
  });

  it('begins and finishes its quest once, and is listed with both times for its guide', async () => {
    const { db, hall, own } = await openScene();
    const slow = await addPlace(db, hall, 'Calm Owl');
    const quick = await addPlace(db, hall, 'Calm Fox', { now });
    for (const minute of [5, 6]) await markPlaceStarted(db, slow, minutesLater(minute));
    const finishing = [7, 7, 7].map((minute) => finish(db, slow, minutesLater(minute)));
    expect((await Promise.all(finishing)).filter(Boolean)).toHaveLength(1);
    expect(await finish(db, quick, minutesLater(8))).toBe(true);
    const open = await addPlace(db, hall, 'Calm Lark', { now: minutesLater(2) });
    const [joinedAt, isShared] = [minutesLater(0), false];
    const slowly = { startedAt: minutesLater(5), finishedAt: minutesLater(7), isShared };
    const atOnce = { startedAt: minutesLater(8), finishedAt: minutesLater(8), isShared };
    const waiting = { startedAt: null, finishedAt: null, isShared };
    const places = [
      { id: slow.id, name: 'Calm Owl', joinedAt, ...slowly },
      { id: quick.id, name: 'Calm Fox', joinedAt: now, ...atOnce },
      { id: open.id, name: 'Calm Lark', joinedAt: minutesLater(2), ...waiting },
    ];
    expect(await listPlaces(db, own)).toEqual(places);
    expect(await listPlaces(db, { ...own, owner: bob })).toEqual([]);
  });

  it('shows its result to its own guide, only while it shares it', async () => {
    const { db, hall, own } = await openScene();
    const place = await addPlace(db, hall, 'Calm Owl');
    expect(await findResultIdOf(db, place)).toBeUndefined();
    const resultId = await finishQuest(db, place);
    expect(await findResultIdOf(db, place)).toBe(resultId);
    const shared = { ...own, placeId: place.id };
    expect(await findSharedResult(db, shared)).toBeUndefined();
    expect(await setPlaceShared(db, place, true)).toBe(true);
    expect(await setPlaceShared(db, place, true)).toBe(false);
    expect(await findSharedResult(db, shared)).toMatchObject({ id: resultId, placeId: place.id });
    expect(await findSharedResult(db, { ...shared, owner: bob })).toBeUndefined();
    expect(await findSharedResult(db, { ...shared, today: lastDay })).toBeUndefined();
    const sibling = await addHall(db, { joinCode: 'CCCCCCC' });
    expect(await findSharedResult(db, { ...shared, hallId: sibling.id })).toBeUndefined();
    expect(await setPlaceShared(db, place, false)).toBe(true);
    expect(await findSharedResult(db, shared)).toBeUndefined();
  });

  it('counts in the order of finishing, shared or not', async () => {
    const { db, hall, own } = await openScene();
    const names = ['Calm Owl', 'Calm Fox', 'Calm Lark'];
    const places = await Promise.all(names.map((name) => addPlace(db, hall, name)));
    const [owl, fox] = places;
    if (!owl || !fox) throw new Error('There are no places.');
    await finishQuest(db, owl, 20);
    await finishQuest(db, fox, 10);
    await setPlaceShared(db, fox, true);
    expect(await listFigures(db, own)).toMatchObject([
      { ...figures, isShared: true },
      { ...figures, isShared: false },
    ]);
    expect(await listFigures(db, { ...own, owner: bob })).toEqual([]);
    expect(await listFigures(db, { ...own, today: lastDay })).toEqual([]);
  });

  it('is removed by its guide until it has finished, and makes room', async () => {
    const { db, hall, own, countPlaces } = await openScene();
    const waiting = await addPlace(db, hall, 'Calm Owl');
    const done = await addPlace(db, hall, 'Calm Fox');
    await finishQuest(db, done);
    const removeAs = (guide: typeof owner | typeof bob, { id: placeId }: PlaceOwner) =>
      db
        .transaction()
        .execute((trx) => deleteUnfinishedPlace(trx, { ...own, owner: guide, placeId }));
    expect(await removeAs(bob, waiting)).toBe(false);
    expect(await removeAs(owner, done)).toBe(false);
    expect(await removeAs(owner, waiting)).toBe(true);
    expect(await removeAs(owner, waiting)).toBe(false);
    expect(await countPlaces()).toBe(1);
    expect(await listTakenNames(db, hall.id, minutesLater(0))).toEqual(['Calm Fox']);
  });

  it('is deleted with its result, unless that is in an account, which takes it once and finds what it shares', async () => {
    const { db, hall, countPlaces } = await openScene();
    const [left, kept] = [
      await addPlace(db, hall, 'Calm Owl'),
      await addPlace(db, hall, 'Calm Fox'),
    ];
    await finishQuest(db, left);
    const resultId = await finishQuest(db, kept);
    const keep = (userId: string) =>
      db.transaction().execute((trx) => keepPlaceResult(trx, { userId, resultId }));
    expect([await keep('bob'), await keep('ada')]).toEqual([true, false]);
    await setPlaceShared(db, kept, true);
    const ofGuide = { resultId, owner: anOwner('ada') };
    expect(await findSharedPlaceOf(db, ofGuide)).toBeUndefined();
    const ofStudent = { resultId, owner: anOwner('bob') };
    expect(await findSharedPlaceOf(db, ofStudent)).toMatchObject({ id: kept.id, hallId: hall.id });
    await setPlaceShared(db, kept, false);
    expect(await findSharedPlaceOf(db, ofStudent)).toBeUndefined();
    for (const place of [left, kept, left]) await remove(db, place);
    expect(await countPlaces()).toBe(0);
    const rows = db.selectFrom('assessment_results').select(['id', 'user_id', 'place_id']);
    expect(await rows.execute()).toEqual([{ id: resultId, user_id: 'bob', place_id: null }]);
  });

  it.each([
    ['by itself', (trx: Transaction, { place }: Doomed) => deletePlace(trx, place)],
    [
      'with its hall',
      (trx: Transaction, { hallIds }: Doomed) => deleteHalls(trx, { hallIds, now }),
    ],
  ])(
    'is deleted %s, and so is the result of a submission that was under way',
    async (_what, end) => {
      const { database, db, hall } = await openScene();
      const place = await addPlace(db, hall, 'Calm Owl');
      let deletion: Promise<void> | undefined;
      await db.transaction().execute(async (trx) => {
        await finishPlace(trx, place, { now, figures });
        const doomed = { place, hallIds: [hall.id] };
        deletion = db.transaction().execute((other) => end(other, doomed));
        await untilWaiting(database, 1);
        await insertResult(trx, aResult({ placeId: place.id, guestEmail: null }));
      });
      await deletion;
      expect(await db.selectFrom('hall_places').select('id').execute()).toEqual([]);
      expect(await db.selectFrom('assessment_results').select('id').execute()).toEqual([]);
    },
  );
});
