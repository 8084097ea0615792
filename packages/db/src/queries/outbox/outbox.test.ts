import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { openDatabase } from '../../open-database.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  countGivenUpJobs,
  deleteDoneJobs,
  deleteOlderJobs,
  deletePendingJobs,
  enqueue,
  forgetGivenUpJobs,
  isJobDue,
  listBacklogs,
  listPendingJobs,
  type NewJob,
  requeueGivenUpJobs,
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
  kinds: ['mail'],
  limit: 1,
  longestWaitMs: 45 * 60_000,
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

/** Leases all that is due; returns the ids in that order. */
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
  return db.transaction().execute((trx) => endAttempt(trx, job, { end: how, now }));
}

const done: AttemptEnd = { kind: 'done' };
const givenUp: AttemptEnd = { kind: 'given-up', error: 'There is no such mailbox.' };
const putOff = (minute: number): AttemptEnd => ({ kind: 'put-off', dueAt: minutesLater(minute) });
const failed = (minute: number, error = 'refused'): AttemptEnd => ({
  ...{ kind: 'put-off', dueAt: minutesLater(minute) },
  ...{ error, isCounted: true },
});

/** Adds a job that has been tried once. */
async function addTried(
  db: Db,
  own: Partial<NewJob>,
  how: AttemptEnd,
  at = minutesLater(1),
): Promise<string> {
  const id = await add(db, own);
  const { now = minutesLater(0), kind = 'mail' } = own;
  await end(db, await mustLease(db, { kinds: [kind], now }), how, at);
  return id;
}

function readRow(db: Db) {
  return db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
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
    const second = await add(db, { now: minutesLater(2) });
    const first = await add(db, { now: minutesLater(1) });
    const third = await add(db, { now: minutesLater(3) });
    await add(db, { now: minutesLater(9) });
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
    const [last = '', ...mails] = [
      await add(db, { now: minutesLater(3) }),
      await add(db, { now: minutesLater(1) }),
      await add(db, { now: minutesLater(2) }),
    ];
    const notice = await add(db, { kind: 'notice', now: minutesLater(4) });
    const asked = { ...aLease, now: minutesLater(5), kinds: ['notice', 'mail'], limit: 3 };
    const jobs = await leaseDueJobs(db, asked);
    expect(jobs.map(({ id }) => id).sort()).toEqual([notice, ...mails].sort());
    expect(jobs[0]?.id).toBe(notice);
    await expect(leaseDueJobs(db, asked)).resolves.toMatchObject([{ id: last }]);
  });

  it('hands out a leased job to no one else until the lease ends', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    await lease(db);
    const justBefore = new Date(minutesLater(2).getTime() - 1);
    await expect(lease(db, { now: justBefore })).resolves.toBeUndefined();
    await expect(lease(db, { now: minutesLater(2) })).resolves.toMatchObject({ id });
  });

  it('hands out a job to no one else for as long as its lease is renewed', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    const { leasedBy } = await mustLease(db);
    await renewLeases(db, { ids: [id], leasedBy, now: minutesLater(1.9), leaseMs: 60_000 });
    await expect(lease(db, { now: minutesLater(2.8) })).resolves.toBeUndefined();
    const other = { now: minutesLater(3), leasedBy: 'another worker' };
    await expect(lease(db, other)).resolves.toMatchObject({ id });
    await renewLeases(db, { ids: [id], leasedBy, now: minutesLater(3), leaseMs: 3_600_000 });
    await expect(lease(db, { now: minutesLater(4) })).resolves.toMatchObject({ id });
  });

  it('hands out a job whose lease is from before the clock was set back', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    await mustLease(db, { now: minutesLater(90) });
    await expect(lease(db, { now: minutesLater(89.5) })).resolves.toBeUndefined();
    await expect(lease(db, { now: minutesLater(30) })).resolves.toMatchObject({ id });
  });

  it('hands out a job that is due later than any job is put off: the clock was set back', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db, { now: minutesLater(46.5) });
    await add(db, { now: minutesLater(45.5) });
    await expect(leaseAll(db)).resolves.toEqual([id]);
  });

  it('hands out a failed job when it is due again, and remembers attempts and error', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db);
    for (const minute of [1, 2]) {
      const now = minutesLater(minute);
      await end(db, await mustLease(db, { now }), failed(minute + 1, `refused at ${minute}`), now);
      await expect(lease(db, { now })).resolves.toBeUndefined();
    }
    const job = await lease(db, { now: minutesLater(3) });
    expect(job).toMatchObject({ id, attempts: 2, hasFailed: true });
    expect(await readRow(db)).toMatchObject({ last_error: 'refused at 2' });
  });

  it('hands out a job that was put off when its time has come, as if it had never been tried', async () => {
    const { db } = await openTestDatabase();
    const id = await addTried(db, {}, putOff(5));
    await expect(lease(db, { now: minutesLater(4) })).resolves.toBeUndefined();
    const job = await lease(db, { now: minutesLater(5) });
    expect(job).toMatchObject({ id, attempts: 0, hasFailed: false });
  });

  it('hands out a job that an outage put off as one that has failed, without an attempt that counts', async () => {
    const { db } = await openTestDatabase();
    const outage = { kind: 'put-off', dueAt: minutesLater(5), error: 'no connection' } as const;
    const id = await addTried(db, {}, outage);
    const job = await lease(db, { now: minutesLater(5) });
    expect(job).toMatchObject({ id, attempts: 0, hasFailed: true });
    expect(await readRow(db)).toMatchObject({ last_error: 'no connection' });
  });

  it('puts a job with an id in once, however often that is tried', async () => {
    const { db } = await openTestDatabase();
    await add(db, { id: 'one', payload: { text: 1 } });
    await add(db, { id: 'one', payload: { text: 2 } });
    await expect(lease(db, { limit: 2 })).resolves.toMatchObject({ payload: { text: 1 } });
    await expect(leaseAll(db)).resolves.toEqual([]);
  });

  it('says of a job whether it is due, whether or not a worker has it', async () => {
    const { db } = await openTestDatabase();
    const id = await add(db, { now: minutesLater(1) });
    const isDue = (minute: number) =>
      isJobDue(db, { ids: ['gone', id], now: minutesLater(minute) });
    await expect(isDue(0)).resolves.toBe(false);
    await expect(isDue(1)).resolves.toBe(true);
    const job = await mustLease(db);
    await expect(isDue(1)).resolves.toBe(true);
    await end(db, job, done, minutesLater(1));
    await expect(isDue(2)).resolves.toBe(false);
    await expect(isJobDue(db, { ids: ['gone'], now: minutesLater(2) })).resolves.toBe(false);
  });

  it.each([done, givenUp, putOff(2), failed(2)])(
    'leaves a job to the worker that has it now when a slower one says $kind',
    async (how) => {
      const { db } = await openTestDatabase();
      await add(db);
      const slow = await mustLease(db, { now: minutesLater(1), leasedBy: 'slow' });
      const quick = await mustLease(db, { now: minutesLater(2), leasedBy: 'quick' });
      await expect(end(db, slow, how, minutesLater(2))).resolves.toBe(false);
      await expect(lease(db, { now: minutesLater(2) })).resolves.toBeUndefined();
      expect(await readRow(db)).toMatchObject({ attempts: 0, last_error: null, done_at: null });
      await expect(end(db, quick, done, minutesLater(2))).resolves.toBe(true);
      await expect(end(db, slow, how, minutesLater(2))).resolves.toBe(false);
      await expect(lease(db, { now: minutesLater(30) })).resolves.toBeUndefined();
    },
  );

  it('forgets the payload of a job that is done', async () => {
    const { db } = await openTestDatabase();
    await addTried(db, { payload: { to: 'ada@example.com' } }, done);
    expect(JSON.stringify(await readRow(db))).not.toContain('ada@example.com');
  });

  it('remembers why a job was given up, forgets its payload in the end, and waits for it no longer', async () => {
    const { db } = await openTestDatabase();
    await addTried(db, { payload: { to: 'ada@example.com' } }, givenUp);
    await expect(lease(db, { now: minutesLater(30) })).resolves.toBeUndefined();
    await expect(listBacklogs(db, { now: minutesLater(99) })).resolves.toEqual([]);
    await expect(forgetGivenUpJobs(db, { givenUpBefore: minutesLater(1) })).resolves.toBe(0);
    await expect(forgetGivenUpJobs(db, { givenUpBefore: minutesLater(2) })).resolves.toBe(1);
    await expect(forgetGivenUpJobs(db, { givenUpBefore: minutesLater(2) })).resolves.toBe(0);
    const last_error = 'There is no such mailbox.';
    expect(await readRow(db)).toMatchObject({ attempts: 1, last_error, payload: null });
    const again = { kinds: ['mail'], since: minutesLater(0), now: minutesLater(3) };
    await expect(requeueGivenUpJobs(db, again)).resolves.toBe(0);
    await expect(deleteDoneJobs(db, { doneBefore: minutesLater(2) })).resolves.toBe(1);
  });

  it('hands out a job again that was given up, as it was put in, if that is not long ago', async () => {
    const { db } = await openTestDatabase();
    const payload = { to: 'ada@example.com' };
    for (const minute of [1, 5]) await addTried(db, { payload }, givenUp, minutesLater(minute));
    await addTried(db, { kind: 'text' }, givenUp, minutesLater(5));
    await addTried(db, {}, done, minutesLater(5));
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
    expect(job).toMatchObject({ payload, attempts: 0, hasFailed: true });
    await end(db, job, done, minutesLater(10));
    await expect(lease(db, { now: minutesLater(30) })).resolves.toBeUndefined();
  });

  it('lists and deletes the jobs of one address that were given up, too', async () => {
    const { db } = await openTestDatabase();
    const payload = { email: 'ada@example.com' };
    const about = { kind: 'mail', fields: payload };
    await addTried(db, { payload }, givenUp);
    await add(db, { payload, now: minutesLater(1) });
    await addTried(db, { kind: 'text', payload: { email: 'bob@example.com' } }, givenUp);
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

  it('deletes the pending jobs of one address, however it is spelled, and no others', async () => {
    const { db } = await openTestDatabase();
    const kind = 'mail';
    await add(db, { kind, payload: { purpose: 'verify', email: 'A_a@Example.com' } });
    await add(db, { kind, payload: { email: 'a_A@example.com', resultId: 'r' } });
    const others = [
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
    expect(rows.map(({ id }) => id).sort()).toEqual(others.sort());
  });

  it('takes back only jobs in which every field is as asked', async () => {
    const { db } = await openTestDatabase();
    const kind = 'mail';
    const email = 'ada@example.com';
    await add(db, { kind, payload: { purpose: 'verify', email } });
    const other = await add(db, { kind, payload: { purpose: 'results', email } });
    const fields = { email, purpose: 'verify' };
    await db.transaction().execute((trx) => deletePendingJobs(trx, { kind, fields }));
    await expect(db.selectFrom('outbox').select('id').execute()).resolves.toEqual([{ id: other }]);
  });

  it('deletes what was put in earlier about the same and waits, and nothing that was tried', async () => {
    const { db } = await openTestDatabase();
    const fields = { email: 'ada@example.com' };
    const refused = await addTried(db, { payload: fields }, failed(9));
    const leased = await add(db, { payload: fields });
    await mustLease(db);
    await addTried(db, { payload: { email: 'Ada@example.com' } }, putOff(9));
    const other = await add(db, { payload: { email: 'bob@example.com' } });
    const newest = await add(db, { payload: fields });
    const later = await add(db, { payload: fields });
    const about = { kind: 'mail', fields, id: newest };
    await db.transaction().execute((trx) => deleteOlderJobs(trx, about));
    const rows = await db.selectFrom('outbox').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual([refused, leased, other, newest, later]);
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
    await end(db, quick, done, minutesLater(2));
    await expect(isHeld('quick')).resolves.toBe(false);
  });

  it('forgets jobs that were done long ago and no others', async () => {
    const { db } = await openTestDatabase();
    for (const minute of [1, 5]) await addTried(db, {}, done, minutesLater(minute));
    await add(db);
    await expect(deleteDoneJobs(db, { doneBefore: minutesLater(5) })).resolves.toBe(1);
    const rows = await db.selectFrom('outbox').select('id').execute();
    expect(rows).toHaveLength(2);
  });

  it('counts by kind what is not done, is held, has failed and is late, and since when the first waits that is not held', async () => {
    const { db } = await openTestDatabase();
    const asked = { now: minutesLater(10), lateBefore: minutesLater(5) };
    await expect(listBacklogs(db, asked)).resolves.toEqual([]);
    await addTried(db, {}, done);
    await addTried(db, {}, failed(30));
    await add(db, { now: minutesLater(8) });
    await addTried(db, { kind: 'notice', now: minutesLater(1) }, putOff(30));
    await addTried(db, { kind: 'text', now: minutesLater(1) }, putOff(9));
    await addTried(db, { kind: 'text', now: minutesLater(2) }, putOff(30));
    const none = { waiting: 1, held: 0, failing: 0, late: 0 };
    await expect(listBacklogs(db, asked)).resolves.toEqual([
      { ...none, kind: 'mail', waiting: 2, failing: 1, late: 1, waitingSince: minutesLater(0) },
      { ...none, kind: 'notice', held: 1, waitingSince: undefined },
      { ...none, kind: 'text', waiting: 2, held: 1, waitingSince: minutesLater(9) },
    ]);
  });
});
