import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { openDatabase } from '../../open-database.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  countAbandonedJobs,
  deleteDoneJobs,
  deleteOlderJobs,
  deletePendingJobs,
  enqueue,
  isJobDue,
  listBacklogs,
  listPendingJobs,
  type NewJob,
} from './outbox.ts';
import {
  type AttemptEnd,
  endAttempt,
  type Lease,
  type LeasedJob,
  leaseDueJobs,
  lockHeldJob,
  renewLeases,
} from './outbox-leases.ts';

function add(db: Db, own: Partial<NewJob> = {}): Promise<string> {
  return db
    .transaction()
    .execute((trx) => enqueue(trx, { kind: 'mail', payload: {}, now: minutesLater(0), ...own }));
}

const aLease: Lease = {
  now: minutesLater(1),
  leaseMs: 60_000,
  leasedBy: 'a worker',
  kind: 'mail',
  limit: 1,
};

async function lease(db: Db, own: Partial<Lease> = {}): Promise<LeasedJob | undefined> {
  const [job] = await leaseDueJobs(db, { ...aLease, ...own });
  return job;
}

async function mustLease(db: Db, own: Partial<Lease> = {}): Promise<LeasedJob> {
  const job = await lease(db, own);
  if (!job) throw new Error('No job is due.');
  return job;
}

/** Leases all jobs that are due; returns their ids in that order. */
async function leaseAll(db: Db, own: Partial<Lease> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const jobs = await leaseDueJobs(db, { ...aLease, ...own });
    if (jobs.length === 0) break;
    ids.push(...jobs.map(({ id }) => id));
  }
  return ids;
}

/** Returns whether the worker still held the job. */
function end(db: Db, job: LeasedJob, how: AttemptEnd, now: Date): Promise<boolean> {
  return endAttempt(db, job, { end: how, now });
}

const done: AttemptEnd = { kind: 'done' };
const abandoned: AttemptEnd = { kind: 'abandoned', error: 'There is no such mailbox.' };
const postponed = (minute: number): AttemptEnd => ({ kind: 'retry', dueAt: minutesLater(minute) });
const failed = (minute: number): AttemptEnd => ({
  kind: 'retry',
  dueAt: minutesLater(minute),
  error: 'no connection',
});

/** Adds a job that has been attempted once. */
async function addTried(
  db: Db,
  own: Partial<NewJob>,
  how: AttemptEnd,
  at = minutesLater(1),
): Promise<string> {
  const id = await add(db, own);
  const { now = minutesLater(0), kind = 'mail' } = own;
  await end(db, await mustLease(db, { kind, now }), how, at);
  return id;
}

function readRow(db: Db) {
  return db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}

async function listIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

describeOnBothDatabases('the outbox', (openTestDatabase, dialect) => {
  it('hands out a job with its payload, the first of two with the same id', async () => {
    const { db } = await openTestDatabase();
    const payload = { to: 'ada@example.com', names: ['Ada', null], count: 3 };
    const id = await add(db, { payload });
    await add(db, { id, payload: {} });
    await expect(lease(db, { now: minutesLater(0) })).resolves.toEqual({
      id,
      kind: 'mail',
      payload,
      attempts: 0,
      createdAt: minutesLater(0),
      leasedBy: 'a worker',
    });
  });

  it('hands out the due jobs of a kind by priority, the longest due first', async () => {
    const { db } = await openTestDatabase();
    const third = await add(db, { now: minutesLater(0), priority: 1 });
    const second = await add(db, { now: minutesLater(2) });
    const first = await add(db, { now: minutesLater(1) });
    await add(db, { now: minutesLater(9) });
    await add(db, { kind: 'notice' });
    await expect(leaseAll(db, { now: minutesLater(5) })).resolves.toEqual([first, second, third]);
  });

  it('hands out a leased job again only when its lease has expired without a renewal', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    const { leasedBy } = await mustLease(db);
    await expect(lease(db, { now: minutesLater(1.9) })).resolves.toBeUndefined();
    await renewLeases(db, { ids: [id], leasedBy, now: minutesLater(1.9), leaseMs: 60_000 });
    await expect(lease(db, { now: minutesLater(2.8) })).resolves.toBeUndefined();
    const other = { now: minutesLater(3), leasedBy: 'another worker' };
    await expect(lease(db, other)).resolves.toMatchObject({ id });
    // The renewal of a worker that has lost the job changes nothing.
    await renewLeases(db, { ids: [id], leasedBy, now: minutesLater(3), leaseMs: 3_600_000 });
    await expect(lease(db, { now: minutesLater(4) })).resolves.toMatchObject({ id });
  });

  it.each([
    ['failed', failed(5), 1, 'no connection'],
    ['was postponed', postponed(5), 0, null],
  ])('hands out a job that %s when it is due again', async (_name, how, attempts, error) => {
    const { db } = await openTestDatabase();
    const id = await addTried(db, {}, how);
    await expect(lease(db, { now: minutesLater(4) })).resolves.toBeUndefined();
    await expect(lease(db, { now: minutesLater(5) })).resolves.toMatchObject({ id, attempts });
    expect((await readRow(db)).last_error).toBe(error);
  });

  it('ignores a slow worker after another one took over its job', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    const slow = await mustLease(db, { now: minutesLater(1), leasedBy: 'slow' });
    const isHeld = (leasedBy: string, job = id) =>
      db.transaction().execute((trx) => lockHeldJob(trx, { id: job, leasedBy }));
    expect([await isHeld('slow'), await isHeld('slow', 'gone')]).toEqual([true, false]);
    const quick = await mustLease(db, { now: minutesLater(2), leasedBy: 'quick' });
    expect([await isHeld('slow'), await isHeld('quick')]).toEqual([false, true]);
    for (const how of [done, abandoned, postponed(2), failed(2)]) {
      await expect(end(db, slow, how, minutesLater(2))).resolves.toBe(false);
    }
    expect(await readRow(db)).toMatchObject({ attempts: 0, last_error: null, done_at: null });
    await expect(end(db, quick, done, minutesLater(2))).resolves.toBe(true);
    await expect(end(db, slow, failed(2), minutesLater(2))).resolves.toBe(false);
    await expect(isHeld('quick')).resolves.toBe(false);
    await expect(lease(db, { now: minutesLater(30) })).resolves.toBeUndefined();
  });

  it.each([
    ['done', done],
    ['abandoned', abandoned],
  ])('deletes the payload of a job that is %s, and the job itself later', async (_name, how) => {
    const { db } = await openTestDatabase();
    const id = await add(db, { payload: { to: 'ada@example.com' } });
    const isDue = () => isJobDue(db, { ids: ['gone', id], now: minutesLater(5) });
    const job = await mustLease(db);
    await expect(isDue()).resolves.toBe(true);
    await end(db, job, how, minutesLater(5));
    await expect(isDue()).resolves.toBe(false);
    expect(JSON.stringify(await readRow(db))).not.toContain('ada@example.com');
    await expect(lease(db, { now: minutesLater(30) })).resolves.toBeUndefined();
    const waiting = await add(db);
    await expect(deleteDoneJobs(db, { doneBefore: minutesLater(5) })).resolves.toBe(0);
    await expect(deleteDoneJobs(db, { doneBefore: minutesLater(6) })).resolves.toBe(1);
    await expect(listIds(db)).resolves.toEqual([waiting]);
  });

  it.runIf(dialect === 'postgres')('renews leases beside the ends of jobs', async () => {
    const { db } = await openTestDatabase();
    const lasting = await add(db);
    const ending = await add(db);
    const ids = [lasting, ending];
    const jobs = await leaseDueJobs(db, { ...aLease, limit: 2 });
    const { leasedBy } = aLease;
    await db.transaction().execute(async (trx) => {
      for (const job of jobs.toSorted((one) => (one.id === ending ? -1 : 1))) {
        await endAttempt(trx, job, { end: done, now: minutesLater(2) });
        // A renewal that waited for the first end would hold the lease that the second one waits for.
        await renewLeases(db, { ids, leasedBy, now: minutesLater(2), leaseMs: 60_000 });
      }
    });
    const ends = await db.selectFrom('outbox').select('done_at').execute();
    expect(ends.every(({ done_at }) => done_at !== null)).toBe(true);
  });

  it('gives each job to one of ten workers', async () => {
    const { db, url } = await openTestDatabase();
    const other = await openDatabase({ url });
    const ids = new Set<string>();
    for (let job = 0; job < 30; job += 1) ids.add(await add(db));
    const leased = await Promise.all(
      Array.from({ length: 10 }, (_, worker) =>
        leaseAll(worker % 2 === 0 ? db : other.db, {
          leasedBy: `worker ${worker}`,
          limit: 1 + (worker % 3),
        }),
      ),
    );
    // A worker that finds every due job locked gets none; the rest is there for the next poll.
    leased.push(await leaseAll(db));
    await other.close();
    expect(leased.flat()).toHaveLength(30);
    expect(new Set(leased.flat())).toEqual(ids);
  });

  it('lists and deletes the pending jobs of one address, whatever its case, and no others', async () => {
    const { db } = await openTestDatabase();
    const verify = { purpose: 'verify', email: 'A_a@Example.com' };
    const results = { email: 'a_A@example.com', resultId: 'r' };
    await addTried(db, { payload: verify }, failed(9));
    await add(db, { payload: results, now: minutesLater(1) });
    const others = [
      await add(db, { payload: { email: 'aba@example.com' } }),
      await add(db, { payload: { email: 'x.a_a@example.com' } }),
      await add(db, { payload: { email: 'a_a@example.com.org' } }),
      await add(db, { payload: { note: '"email":"a_a@example.com"' } }),
      await add(db, { kind: 'other', payload: results }),
    ];
    const about = { kind: 'mail', fields: { email: 'a_a@EXAMPLE.com' } };
    await expect(listPendingJobs(db, about)).resolves.toMatchObject([
      { payload: verify, attempts: 1, createdAt: minutesLater(0) },
      { payload: results, attempts: 0, createdAt: minutesLater(1) },
    ]);
    const remove = (fields: Record<string, string>) =>
      db.transaction().execute((trx) => deletePendingJobs(trx, { kind: 'mail', fields }));
    await remove({ ...about.fields, purpose: 'other' });
    await expect(listIds(db)).resolves.toHaveLength(7);
    await remove({ ...about.fields, purpose: 'verify' });
    await expect(listIds(db)).resolves.toHaveLength(6);
    await remove(about.fields);
    await expect(listIds(db)).resolves.toEqual(others.toSorted());
  });

  it('deletes older waiting jobs about the same, and none that was attempted', async () => {
    const { db } = await openTestDatabase();
    const fields = { email: 'ada@example.com' };
    const refused = await addTried(db, { payload: fields }, failed(9));
    const leased = await add(db, { payload: fields });
    await mustLease(db);
    await addTried(db, { payload: { email: 'Ada@example.com' } }, postponed(9));
    const other = await add(db, { payload: { email: 'bob@example.com' } });
    const newest = await add(db, { payload: fields });
    const later = await add(db, { payload: fields });
    const about = { kind: 'mail', fields, id: newest };
    await db.transaction().execute((trx) => deleteOlderJobs(trx, about));
    await expect(listIds(db)).resolves.toEqual([refused, leased, other, newest, later]);
  });

  it('counts unfinished, held, failed, late and abandoned jobs by kind, with the time of the oldest', async () => {
    const { db } = await openTestDatabase();
    const asked = { now: minutesLater(10), lateBefore: minutesLater(5) };
    await addTried(db, {}, done);
    for (const minute of [1, 5]) await addTried(db, {}, abandoned, minutesLater(minute));
    await addTried(db, {}, failed(30));
    await add(db, { now: minutesLater(8) });
    await addTried(db, { kind: 'notice', now: minutesLater(1) }, postponed(30));
    await addTried(db, { kind: 'text', now: minutesLater(1) }, postponed(9));
    await addTried(db, { kind: 'text', now: minutesLater(2) }, postponed(30));
    const none = { waiting: 1, held: 0, failing: 0, late: 0 };
    await expect(listBacklogs(db, asked)).resolves.toEqual([
      { ...none, kind: 'mail', waiting: 2, failing: 1, late: 1, waitingSince: minutesLater(0) },
      { ...none, kind: 'notice', held: 1, waitingSince: undefined },
      { ...none, kind: 'text', waiting: 2, held: 1, waitingSince: minutesLater(9) },
    ]);
    const recent = { since: minutesLater(5) };
    await expect(countAbandonedJobs(db, recent)).resolves.toEqual([{ kind: 'mail', count: 1 }]);
  });
});
