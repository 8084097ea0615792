import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import {
  countGivenUpJobs,
  countStuckJobs,
  deleteDoneJobs,
  deleteOlderJobs,
  deletePendingJobs,
  endWaits,
  enqueue,
  forgetGivenUpJobs,
  isJobDue,
  listBacklogs,
  listPendingJobs,
  type NewJob,
  requeueGivenUpJobs,
} from './outbox.ts';
import {
  giveUpJob,
  type Lease,
  type LeasedJob,
  leaseDueJobs,
  lockHeldJob,
  markJobsDone,
  postponeJob,
  renewLeases,
  rescheduleJob,
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
  kinds: ['mail'],
  limit: 1,
};

async function lease(db: Db, own: Partial<Lease> = {}): Promise<LeasedJob | undefined> {
  const [job] = await leaseDueJobs(db, { ...aLease, ...own });
  return job;
}

async function markDone(db: Db, { id, leasedBy }: LeasedJob, now: Date): Promise<boolean> {
  return (await markJobsDone(db, { ids: [id], leasedBy, now })).includes(id);
}

async function mustLease(db: Db, own: Partial<Lease> = {}): Promise<LeasedJob> {
  const job = await lease(db, own);
  if (!job) throw new Error('No job is due.');
  return job;
}

/** The ids of all that is due, in the order in which it is handed out. */
async function leaseAll(db: Db, own: Partial<Lease> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const jobs = await leaseDueJobs(db, { ...aLease, ...own });
    if (jobs.length === 0) break;
    ids.push(...jobs.map(({ id }) => id));
  }
  return ids;
}

async function addDone(db: Db, { now, doneAt }: { now: Date; doneAt: Date }): Promise<void> {
  await add(db, { now });
  await markDone(db, await mustLease(db, { now }), doneAt);
}

const stuck = { lateBefore: minutesLater(99), kinds: ['mail'] };
const givenUp = { kinds: ['mail'], since: minutesLater(0) };

async function addGivenUp(db: Db, own: Partial<NewJob>, at: Date): Promise<void> {
  await add(db, own);
  const job = await mustLease(db, { kinds: [own.kind ?? 'mail'] });
  await giveUpJob(db, job, { now: at, error: 'There is no such mailbox.' });
}

describeOnBothDatabases('the outbox', (openTestDatabase) => {
  it('hands out a job as it was put in', async () => {
    const { db } = await openTestDatabase();
    const payload = { to: 'ada@example.com', names: ['Ada', null], count: 3 };
    const id = await add(db, { payload });
    await expect(lease(db, { now: minutesLater(0) })).resolves.toEqual({
      id,
      kind: 'mail',
      payload,
      attempts: 0,
      hasFailed: false,
      createdAt: minutesLater(0),
      dueAt: minutesLater(0),
      leasedBy: 'a worker',
    });
  });

  it('holds nothing of a transaction that is rolled back', async () => {
    const { db } = await openTestDatabase();
    const attempt = db.transaction().execute(async (trx) => {
      await enqueue(trx, { kind: 'mail', payload: {}, now: minutesLater(0) });
      throw new Error('no account, no mail');
    });
    await expect(attempt).rejects.toThrow('no account, no mail');
    await expect(lease(db)).resolves.toBeUndefined();
  });

  it('hands out what is due, the longest due first', async () => {
    const { db } = await openTestDatabase();
    const second = await add(db, { dueAt: minutesLater(2) });
    const first = await add(db, { dueAt: minutesLater(1) });
    const third = await add(db, { dueAt: minutesLater(3) });
    await add(db, { dueAt: minutesLater(99) });
    await expect(leaseAll(db, { now: minutesLater(5) })).resolves.toEqual([first, second, third]);
  });

  it('hands out the kinds that are asked for', async () => {
    const { db } = await openTestDatabase();
    const mail = await add(db, { kind: 'mail' });
    const narrative = await add(db, { kind: 'narrative' });
    await expect(leaseAll(db, { kinds: ['narrative'] })).resolves.toEqual([narrative]);
    await expect(leaseAll(db, { kinds: [] })).resolves.toEqual([]);
    await expect(leaseAll(db)).resolves.toEqual([mail]);
  });

  it('hands out several jobs at once, the kind that is named first before all others', async () => {
    const { db } = await openTestDatabase();
    const ids: string[] = [];
    for (const dueAt of [3, 1, 2].map(minutesLater)) ids.push(await add(db, { dueAt }));
    const notice = await add(db, { kind: 'notice', dueAt: minutesLater(4) });
    const asked = { ...aLease, now: minutesLater(5), kinds: ['notice', 'mail'], limit: 3 };
    const jobs = await leaseDueJobs(db, asked);
    expect(jobs.map(({ id }) => id)).toEqual([notice, ids[1], ids[2]]);
    await expect(leaseDueJobs(db, asked)).resolves.toMatchObject([{ id: ids[0] }]);
  });

  it('keeps a leased job from others until the lease ends', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    await lease(db, { now: minutesLater(1), leaseMs: 60_000 });
    const justBefore = new Date(minutesLater(2).getTime() - 1);
    await expect(lease(db, { now: justBefore })).resolves.toBeUndefined();
    await expect(lease(db, { now: minutesLater(2) })).resolves.toMatchObject({ id });
  });

  it('keeps a job from others for as long as its lease is renewed', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    const { leasedBy } = await mustLease(db, { now: minutesLater(1) });
    const renewal = { ids: [id], leasedBy, now: minutesLater(1.9), leaseMs: 60_000 };
    await expect(renewLeases(db, renewal)).resolves.toEqual([id]);
    await expect(lease(db, { now: minutesLater(2.8) })).resolves.toBeUndefined();
    const other = { now: minutesLater(3), leasedBy: 'another worker' };
    await expect(lease(db, other)).resolves.toMatchObject({ id });
    await expect(renewLeases(db, renewal)).resolves.toEqual([]);
  });

  it('keeps a job whose lease has ended from those who cannot trust their clock', async () => {
    const { db } = await openTestDatabase();
    await add(db);
    await mustLease(db, { now: minutesLater(1) });
    const fresh = await add(db, { dueAt: minutesLater(9) });
    const asked = { now: minutesLater(9), takesOver: false };
    await expect(leaseAll(db, asked)).resolves.toEqual([fresh]);
  });

  it('hands out a job whose lease is from before the clock was set back', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    await mustLease(db, { now: minutesLater(90) });
    await expect(lease(db, { now: minutesLater(89.5) })).resolves.toBeUndefined();
    await expect(lease(db, { now: minutesLater(30) })).resolves.toMatchObject({ id });
  });

  it('makes what waits for another attempt due when the wait is ended, of the kinds that are named', async () => {
    const { db } = await openTestDatabase();
    const waiting = await add(db, { dueAt: minutesLater(60) });
    await add(db, { kind: 'narrative', dueAt: minutesLater(60) });
    await add(db, { dueAt: minutesLater(0) });
    const now = minutesLater(1);
    await expect(endWaits(db, { kinds: ['mail', 'notice'], now })).resolves.toBe(1);
    await expect(leaseAll(db, { now })).resolves.toContain(waiting);
    await expect(leaseAll(db, { now, kinds: ['narrative'] })).resolves.toEqual([]);
  });

  it('ends the waits that are short enough, and lets longer ones go on', async () => {
    const { db } = await openTestDatabase();
    const short = await add(db, { dueAt: minutesLater(3) });
    await add(db, { dueAt: minutesLater(4) });
    const now = minutesLater(1);
    const asked = { kinds: ['mail'], now, longestMs: 2 * 60_000 };
    await expect(endWaits(db, asked)).resolves.toBe(1);
    await expect(leaseAll(db, { now })).resolves.toEqual([short]);
  });

  it('hands out a failed job when it is due again, and remembers attempts and error', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    for (const minute of [1, 2]) {
      const job = await mustLease(db, { now: minutesLater(minute) });
      const error = `refused in minute ${minute}`;
      await rescheduleJob(db, job, { dueAt: minutesLater(minute + 1), error });
      await expect(lease(db, { now: minutesLater(minute) })).resolves.toBeUndefined();
    }
    const now = minutesLater(3);
    await expect(lease(db, { now })).resolves.toMatchObject({ id, attempts: 2, dueAt: now });
    const row = await db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow();
    expect(row.last_error).toBe('refused in minute 2');
  });

  it('hands out a postponed job when its time has come, as if it had never been tried', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    await postponeJob(db, await mustLease(db), { dueAt: minutesLater(5) });
    await expect(lease(db, { now: minutesLater(4) })).resolves.toBeUndefined();
    await expect(lease(db, { now: minutesLater(5) })).resolves.toMatchObject({ id, attempts: 0 });
    const row = await db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow();
    expect(row.last_error).toBeNull();
  });

  it('hands out a job that was held up as one that has failed, without an attempt that counts', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    const heldUp = { dueAt: minutesLater(5), error: 'no connection' };
    await postponeJob(db, await mustLease(db), heldUp);
    await expect(lease(db, { now: minutesLater(4) })).resolves.toBeUndefined();
    const job = await mustLease(db, { now: minutesLater(5) });
    expect(job).toMatchObject({ id, attempts: 0, hasFailed: true });
    const row = await db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow();
    expect(row.last_error).toBe('no connection');
  });

  it('says of a job whether it is due, done by somebody now or not', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db, { dueAt: minutesLater(1) });
    const isDue = (minute: number) => isJobDue(db, { id, now: minutesLater(minute) });
    await expect(isDue(0)).resolves.toBe(false);
    await expect(isDue(1)).resolves.toBe(true);
    const job = await mustLease(db);
    await expect(isDue(1)).resolves.toBe(true);
    await markDone(db, job, minutesLater(1));
    await expect(isDue(2)).resolves.toBe(false);
    await expect(isJobDue(db, { id: 'gone', now: minutesLater(2) })).resolves.toBe(false);
  });

  it('leaves a job to the worker that has it now, whatever a slower one says of it', async () => {
    const { db } = await openTestDatabase();
    await add(db);
    const slow = await mustLease(db, { now: minutesLater(1), leasedBy: 'slow' });
    const quick = await mustLease(db, { now: minutesLater(2), leasedBy: 'quick' });
    const tooLate = { dueAt: minutesLater(2), error: 'too late' };
    await expect(markDone(db, slow, minutesLater(2))).resolves.toBe(false);
    await expect(rescheduleJob(db, slow, tooLate)).resolves.toBe(false);
    await expect(postponeJob(db, slow, tooLate)).resolves.toBe(false);
    await expect(giveUpJob(db, slow, { now: minutesLater(2), error: 'too late' })).resolves.toBe(
      false,
    );
    await expect(lease(db, { now: minutesLater(2) })).resolves.toBeUndefined();
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 0, last_error: null, done_at: null });
    await expect(markDone(db, quick, minutesLater(2))).resolves.toBe(true);
  });

  it('never hands out a job that is done, whatever a slower worker says of it', async () => {
    const { db } = await openTestDatabase();
    await add(db);
    const job = await mustLease(db);
    await markDone(db, job, minutesLater(1));
    await rescheduleJob(db, job, { dueAt: minutesLater(1), error: 'too late' });
    await expect(lease(db, { now: minutesLater(99) })).resolves.toBeUndefined();
  });

  it('keeps no address or link of a job that is done', async () => {
    const { db } = await openTestDatabase();
    await add(db, { payload: { to: 'ada@example.com' } });
    await markDone(db, await mustLease(db), minutesLater(1));
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('ada@example.com');
  });

  it('keeps of a job that is given up why, in the end no address, and waits for it no longer', async () => {
    const { db } = await openTestDatabase();
    await add(db, { payload: { to: 'ada@example.com' } });
    const failure = { now: minutesLater(1), error: 'There is no such mailbox.' };
    await giveUpJob(db, await mustLease(db), failure);
    await expect(lease(db, { now: minutesLater(99) })).resolves.toBeUndefined();
    await expect(countStuckJobs(db, stuck)).resolves.toBe(0);
    await expect(forgetGivenUpJobs(db, { givenUpBefore: minutesLater(1) })).resolves.toBe(0);
    await expect(forgetGivenUpJobs(db, { givenUpBefore: minutesLater(2) })).resolves.toBe(1);
    await expect(forgetGivenUpJobs(db, { givenUpBefore: minutesLater(2) })).resolves.toBe(0);
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, last_error: failure.error, payload: null });
    await expect(requeueGivenUpJobs(db, { ...givenUp, now: minutesLater(3) })).resolves.toBe(0);
    await expect(deleteDoneJobs(db, { doneBefore: minutesLater(2) })).resolves.toBe(1);
  });

  it('hands out a job again that was given up, as it was put in, if that is not long ago', async () => {
    const { db } = await openTestDatabase();
    const payload = { to: 'ada@example.com' };
    for (const minute of [1, 5]) await addGivenUp(db, { payload }, minutesLater(minute));
    await addGivenUp(db, { kind: 'text' }, minutesLater(5));
    await addDone(db, { now: minutesLater(0), doneAt: minutesLater(5) });
    const since = minutesLater(5);
    await expect(countGivenUpJobs(db, { since })).resolves.toEqual([
      { kind: 'mail', count: 1 },
      { kind: 'text', count: 1 },
    ]);
    const again = { kinds: ['mail'], since, now: minutesLater(9) };
    await expect(requeueGivenUpJobs(db, again)).resolves.toBe(1);
    await expect(requeueGivenUpJobs(db, again)).resolves.toBe(0);
    await expect(countGivenUpJobs(db, { since })).resolves.toEqual([{ kind: 'text', count: 1 }]);
    const job = await mustLease(db, { now: minutesLater(9) });
    expect(job).toMatchObject({ payload, attempts: 0, hasFailed: true, dueAt: minutesLater(9) });
    await markDone(db, job, minutesLater(10));
    await expect(lease(db, { now: minutesLater(99) })).resolves.toBeUndefined();
  });

  it('lists and deletes the jobs of one address that were given up, too', async () => {
    const { db } = await openTestDatabase();
    const payload = { email: 'ada@example.com' };
    const about = { kind: 'mail', fields: payload };
    await addGivenUp(db, { payload, now: minutesLater(0) }, minutesLater(2));
    await add(db, { payload, now: minutesLater(1) });
    await addGivenUp(db, { kind: 'text', payload: { email: 'bob@example.com' } }, minutesLater(2));
    await expect(listPendingJobs(db, about)).resolves.toMatchObject([
      { payload, attempts: 1, createdAt: minutesLater(0) },
      { payload, attempts: 0, createdAt: minutesLater(1) },
    ]);
    await expect(db.transaction().execute((trx) => deletePendingJobs(trx, about))).resolves.toBe(2);
    const rows = await db.selectFrom('outbox').select('kind').execute();
    expect(rows).toEqual([{ kind: 'text' }]);
  });

  it('gives ten workers at the same time each job once', async () => {
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

  it('counts the jobs of some kinds that have waited too long, and none that a limit makes wait', async () => {
    const { db } = await openTestDatabase();
    await addDone(db, { now: minutesLater(0), doneAt: minutesLater(1) });
    await add(db, { dueAt: minutesLater(0) });
    const failed = await mustLease(db);
    await rescheduleJob(db, failed, { dueAt: minutesLater(200), error: 'refused' });
    await add(db, { now: minutesLater(0), dueAt: minutesLater(100) });
    await add(db, { now: minutesLater(99) });
    await add(db, { kind: 'narrative' });
    await expect(countStuckJobs(db, stuck)).resolves.toBe(1);
  });

  it('deletes the pending jobs of one address, however it is spelled, and no others', async () => {
    const { db } = await openTestDatabase();
    const kind = 'mail';
    await add(db, { kind, payload: { purpose: 'verify', email: 'A_a@Example.com' } });
    await add(db, { kind, payload: { email: 'a_A@example.com', resultId: 'r' } });
    const kept = [
      await add(db, { kind, payload: { email: 'aba@example.com' } }),
      await add(db, { kind, payload: { email: 'x.a_a@example.com' } }),
      await add(db, { kind, payload: { email: 'a_a@example.com.org' } }),
      await add(db, { kind, payload: { note: '"email":"a_a@example.com"' } }),
      await add(db, { kind: 'other', payload: { email: 'a_a@example.com' } }),
    ];
    const deleted = await db
      .transaction()
      .execute((trx) => deletePendingJobs(trx, { kind, fields: { email: 'a_a@EXAMPLE.com' } }));
    expect(deleted).toBe(2);
    const rows = await db.selectFrom('outbox').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
  });

  it('takes back only jobs in which every field is as asked', async () => {
    const { db } = await openTestDatabase();
    const kind = 'mail';
    const email = 'ada@example.com';
    await add(db, { kind, payload: { purpose: 'verify', email } });
    const kept = await add(db, { kind, payload: { purpose: 'results', email } });
    const fields = { email, purpose: 'verify' };
    await db.transaction().execute((trx) => deletePendingJobs(trx, { kind, fields }));
    await expect(db.selectFrom('outbox').select('id').execute()).resolves.toEqual([{ id: kept }]);
  });

  it('deletes what was put in earlier about the same and waits, and nothing that was tried', async () => {
    const { db } = await openTestDatabase();
    const fields = { email: 'ada@example.com' };
    const failed = await add(db, { payload: fields });
    await rescheduleJob(db, await mustLease(db), { dueAt: minutesLater(9), error: 'refused' });
    const leased = await add(db, { payload: fields });
    await mustLease(db);
    await add(db, { payload: { email: 'Ada@example.com' }, dueAt: minutesLater(9) });
    const other = await add(db, { payload: { email: 'bob@example.com' } });
    const newest = await add(db, { payload: fields });
    const later = await add(db, { payload: fields });
    await db
      .transaction()
      .execute((trx) => deleteOlderJobs(trx, { kind: 'mail', fields, id: newest }));
    const rows = await db.selectFrom('outbox').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([failed, leased, other, newest, later].sort());
  });

  it('says whether a worker still holds a job', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    const isHeld = (leasedBy: string, job = id) =>
      db.transaction().execute((trx) => lockHeldJob(trx, { id: job, leasedBy }));
    await expect(isHeld('slow')).resolves.toBe(false);
    await mustLease(db, { now: minutesLater(1), leasedBy: 'slow' });
    await expect(isHeld('slow')).resolves.toBe(true);
    await expect(isHeld('slow', 'gone')).resolves.toBe(false);
    const quick = await mustLease(db, { now: minutesLater(2), leasedBy: 'quick' });
    await expect(isHeld('slow')).resolves.toBe(false);
    await expect(isHeld('quick')).resolves.toBe(true);
    await markDone(db, quick, minutesLater(2));
    await expect(isHeld('quick')).resolves.toBe(false);
  });

  it('forgets jobs that were done long ago and no others', async () => {
    const { db } = await openTestDatabase();
    for (const minute of [1, 5]) {
      await addDone(db, { now: minutesLater(0), doneAt: minutesLater(minute) });
    }
    await add(db);
    await expect(deleteDoneJobs(db, { doneBefore: minutesLater(5) })).resolves.toBe(1);
    const rows = await db.selectFrom('outbox').select('id').execute();
    expect(rows).toHaveLength(2);
  });

  it('knows by kind how much is not done, has failed and is held, and since when the first waits that is not held', async () => {
    const { db } = await openTestDatabase();
    const now = minutesLater(10);
    await expect(listBacklogs(db, { now })).resolves.toEqual([]);
    await addDone(db, { now: minutesLater(0), doneAt: minutesLater(1) });
    await add(db, { dueAt: minutesLater(0) });
    const job = await mustLease(db);
    await rescheduleJob(db, job, { dueAt: minutesLater(30), error: 'refused' });
    await add(db, { now: minutesLater(2) });
    await add(db, { kind: 'text', now: minutesLater(1) });
    await postponeJob(db, await mustLease(db, { kinds: ['text'] }), {
      dueAt: minutesLater(40),
      error: 'no connection',
    });
    await add(db, { kind: 'upkeep', now: minutesLater(2), dueAt: minutesLater(9) });
    await add(db, { kind: 'upkeep', now: minutesLater(1), dueAt: minutesLater(30) });
    await add(db, { kind: 'notice', now: minutesLater(1), dueAt: minutesLater(30) });
    await expect(listBacklogs(db, { now })).resolves.toEqual([
      { kind: 'mail', waiting: 2, held: 0, failing: 1, lateSince: minutesLater(0) },
      { kind: 'notice', waiting: 1, held: 1, failing: 0, lateSince: undefined },
      { kind: 'text', waiting: 1, held: 0, failing: 1, lateSince: minutesLater(1) },
      { kind: 'upkeep', waiting: 2, held: 1, failing: 0, lateSince: minutesLater(9) },
    ]);
  });
});
