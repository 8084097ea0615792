import { type Db, enqueue } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../testing/open-sqlite.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { type JobHandler, Postponed, processJobs } from './process-jobs.ts';

const minuteMs = 60_000;

/** An outbox with a clock to set, whose jobs are all of the kind `chore`. */
async function openOutbox() {
  const { db } = await openSqlite();
  let skippedMs = 0;
  const start = Date.now();
  const now = () => new Date(start + skippedMs);
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
      processJobs({ db, now, log: silent, handlers: { chore } }, isStopping),
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
      // Another process, which looks while this one is busy.
      if (done.length === 2) {
        await outbox.processJobs(async (job) => {
          done.push(job.payload);
        });
      }
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
});
