import { type Db, enqueue } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../testing/open-sqlite.ts';
import { type JobHandler, OutOfService, Postponed } from './job-handler.ts';
import { processJobs, startOutboxWorker } from './outbox-worker.ts';

const minuteMs = 60_000;

/** An outbox with a clock to set, whose jobs are all of the kind `chore`. */
async function openOutbox() {
  const { db } = await openSqlite();
  let skippedMs = 0;
  const now = () => new Date(Date.now() + skippedMs);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return {
    db,
    add: (payload: unknown) =>
      db.transaction().execute((trx) => enqueue(trx, { kind: 'chore', payload, now: now() })),
    passTime: (ms: number) => {
      skippedMs += ms;
    },
    now,
    startWorker: (chore: JobHandler, concurrency: number) =>
      startOutboxWorker({ db, now, log: silent, handlers: { chore }, concurrency }),
    processJobs: (chore: JobHandler, isStopping = () => false) =>
      processJobs({ db, now, log: silent, handlers: { chore }, concurrency: 1 }, isStopping),
  };
}

function listRows(db: Db) {
  return db
    .selectFrom('outbox')
    .select(['attempts', 'done_at', 'last_error', 'payload'])
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}

describe('working off the outbox', () => {
  it('does each job once, however long those before it take', async () => {
    const outbox = await openOutbox();
    const names = ['first', 'second', 'third'];
    for (const name of names) await outbox.add(name);
    const done: unknown[] = [];
    await outbox.processJobs(async ({ payload }) => {
      done.push(payload);
      outbox.passTime(1.5 * minuteMs);
    });
    expect(done).toEqual(names);
    expect(await listRows(outbox.db)).toMatchObject(
      names.map(() => ({ attempts: 0, done_at: expect.any(String) })),
    );
  });

  it('leaves a job that outlived its lease to the process that took it over', async () => {
    const outbox = await openOutbox();
    await outbox.add('slow');
    await outbox.processJobs(async () => {
      outbox.passTime(3 * minuteMs);
      await outbox.processJobs(async () => undefined);
      throw new Error('The connection was lost.');
    });
    expect(await listRows(outbox.db)).toMatchObject([
      { attempts: 0, last_error: null, done_at: expect.any(String) },
    ]);
  });

  it('takes no further job once it is to stop', async () => {
    const outbox = await openOutbox();
    for (const name of ['first', 'second']) await outbox.add(name);
    let isStopping = false;
    const done: unknown[] = [];
    const stopAfterIt: JobHandler = async ({ payload }) => {
      done.push(payload);
      isStopping = true;
    };
    await outbox.processJobs(stopAfterIt, () => isStopping);
    expect(done).toEqual(['first']);
    await outbox.processJobs(stopAfterIt);
    expect(done).toEqual(['first', 'second']);
  });

  it('leaves a job that could not be tried for later, as new, but not for more than a day', async () => {
    const outbox = await openOutbox();
    await outbox.add('early');
    const later = new Date(outbox.now().getTime() + 10 * minuteMs);
    const done: unknown[] = [];
    await outbox.processJobs(async () => {
      throw new Postponed(later, 'closed');
    });
    expect(await listRows(outbox.db)).toMatchObject([{ attempts: 0, done_at: null }]);
    outbox.passTime(9 * minuteMs);
    await outbox.processJobs(async ({ payload }) => void done.push(payload));
    expect(done).toEqual([]);
    outbox.passTime(2 * minuteMs);
    await outbox.processJobs(async ({ payload }) => void done.push(payload));
    expect(done).toEqual(['early']);

    await outbox.add('late');
    outbox.passTime(25 * 60 * minuteMs);
    await outbox.processJobs(async () => {
      throw new Postponed(outbox.now(), 'closed');
    });
    expect((await listRows(outbox.db))[1]).toMatchObject({
      done_at: expect.any(String),
      last_error: 'closed',
    });
  });
});

describe('a worker at the outbox', () => {
  it('does as many jobs at once as it may, and goes on beside one that hangs', async () => {
    const outbox = await openOutbox();
    const names = ['hanging', 'second', 'third', 'fourth', 'fifth'];
    for (const name of names) await outbox.add(name);
    const done: unknown[] = [];
    let underWay = 0;
    let mostAtOnce = 0;
    let release: () => void = () => undefined;
    const worker = outbox.startWorker(async ({ payload }) => {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      if (payload === 'hanging') {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      underWay -= 1;
      done.push(payload);
    }, 2);
    await expect.poll(() => done).toEqual(names.slice(1));
    await outbox.add('sixth');
    worker.wake();
    await expect.poll(() => done.at(-1)).toBe('sixth');
    expect(mostAtOnce).toBe(2);

    const stopped = worker.stop();
    release();
    await stopped;
    expect(done).toHaveLength(6);
  });

  it('keeps a job that takes longer than a lease, also while it stops', async () => {
    const outbox = await openOutbox();
    await outbox.add('long');
    let release: () => void = () => undefined;
    const worker = outbox.startWorker(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      1,
    );
    const readLease = async () => {
      const row = await outbox.db
        .selectFrom('outbox')
        .select('leased_until')
        .executeTakeFirstOrThrow();
      return row.leased_until === null ? 0 : Date.parse(row.leased_until);
    };
    await expect.poll(readLease).toBeGreaterThan(0);
    const first = await readLease();
    await expect.poll(readLease, { timeout: 5_000 }).toBeGreaterThan(first);
    const stopped = worker.stop();
    const second = await readLease();
    await expect.poll(readLease, { timeout: 5_000 }).toBeGreaterThan(second);
    release();
    await stopped;
    expect(await listRows(outbox.db)).toMatchObject([{ done_at: expect.any(String) }]);
  }, 15_000);

  it('tries one job at a time while what they need is out of service, and all of them when it is back', async () => {
    const outbox = await openOutbox();
    for (let job = 0; job < 40; job += 1) await outbox.add(job);
    let isOut = true;
    const failed: unknown[] = [];
    const done: unknown[] = [];
    const worker = outbox.startWorker(async ({ payload }) => {
      if (isOut) {
        failed.push(payload);
        throw new OutOfService('The mail server does not answer.');
      }
      done.push(payload);
    }, 4);
    await expect.poll(() => failed.length, { timeout: 5_000 }).toBe(5);
    isOut = false;
    const backAt = Date.now();
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(40);
    expect(Date.now() - backAt).toBeLessThan(5_000);
    await worker.stop();
    expect(failed).toHaveLength(5);
  }, 20_000);

  it('does fewer jobs at once when what they need is out of service for the rest', async () => {
    const outbox = await openOutbox();
    for (let job = 0; job < 24; job += 1) await outbox.add(job);
    let underWay = 0;
    let failed = 0;
    const done = new Set<unknown>();
    const worker = outbox.startWorker(async ({ payload }) => {
      underWay += 1;
      const isTooMuch = underWay > 3;
      await new Promise((resolve) => setTimeout(resolve, 40));
      underWay -= 1;
      if (isTooMuch) {
        failed += 1;
        throw new OutOfService('Too many connections.');
      }
      done.add(payload);
    }, 12);
    await expect.poll(() => done.size, { timeout: 15_000 }).toBe(24);
    await worker.stop();
    // Nine of the first twelve, and then one or two for each pause.
    expect(failed).toBeLessThan(24);
  }, 20_000);

  it('does what waits for another attempt as soon as it starts', async () => {
    const outbox = await openOutbox();
    await outbox.add('refused');
    await outbox.processJobs(async () => {
      throw new Error('The disk is full.');
    });
    expect(await listRows(outbox.db)).toMatchObject([{ attempts: 1, done_at: null }]);
    const done: unknown[] = [];
    const worker = outbox.startWorker(async ({ payload }) => void done.push(payload), 1);
    await expect.poll(() => done).toEqual(['refused']);
    await worker.stop();
  });
});

describe('a clock that is set', () => {
  it('back by an hour delays nothing that waits', async () => {
    const outbox = await openOutbox();
    const done: unknown[] = [];
    const worker = outbox.startWorker(async ({ payload }) => void done.push(payload), 1);
    await outbox.add('before');
    outbox.passTime(-60 * minuteMs);
    await expect.poll(() => done, { timeout: 5_000 }).toEqual(['before']);
    await worker.stop();
  }, 10_000);

  it('forward by an hour takes no job from a worker that lives', async () => {
    const outbox = await openOutbox();
    await outbox.add('under way');
    const done: unknown[] = [];
    let release: () => void = () => undefined;
    const holder = outbox.startWorker(async ({ payload }) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      done.push(payload);
    }, 1);
    const other = outbox.startWorker(async ({ payload }) => void done.push(payload), 1);
    await expect.poll(async () => (await listRows(outbox.db))[0]?.attempts).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    outbox.passTime(60 * minuteMs);
    other.wake();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(done).toEqual([]);
    release();
    await Promise.all([holder.stop(), other.stop()]);
    expect(done).toEqual(['under way']);
  }, 10_000);

  it('forward by two days gives up no mail that has hardly been tried', async () => {
    const outbox = await openOutbox();
    await outbox.add('mail');
    outbox.passTime(48 * 60 * minuteMs);
    await outbox.processJobs(async () => {
      throw new Error('The mail server does not answer.');
    });
    expect(await listRows(outbox.db)).toMatchObject([{ attempts: 1, done_at: null }]);
  });
});
