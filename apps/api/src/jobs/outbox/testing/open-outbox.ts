import { type Db, enqueue } from '@guildpath/db';
import { onTestFinished, vi } from 'vitest';
import { openSqlite } from '../../../../testing/open-sqlite.ts';
import type { JobHandler } from '../job-handler.ts';
import { type OutboxWorker, startOutboxWorker } from '../outbox-worker.ts';
import { processDueJobs } from './process-due-jobs.ts';

export type Handle = JobHandler['handle'];

const kind = 'chore';

/** Opens an outbox whose time, including that of its workers, passes only when `passTime` says so. */
export async function openOutbox() {
  const { db } = await openSqlite();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  const workers: OutboxWorker[] = [];
  onTestFinished(async () => {
    await passTimeUntil(db, Promise.all(workers.map((worker) => worker.stop())));
    vi.useRealTimers();
  });
  const now = () => new Date();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return {
    db,
    now,
    log,
    add: (payload: unknown = '') =>
      db.transaction().execute((trx) => enqueue(trx, { kind, payload, now: now() })),
    passTime: (ms: number) =>
      passTimeUntil(db, new Promise<void>((resolve) => setTimeout(resolve, ms))),
    /** Sets the clock. */
    skipTime: (ms: number) => vi.setSystemTime(Date.now() + ms),
    /** The worker stops with the test at the latest. */
    startWorker: (handle: Handle, concurrency = 4) => {
      const worker = startOutboxWorker({ db, now, log, handler: { kind, concurrency, handle } });
      workers.push(worker);
      return worker;
    },
    processJobs: (handle: Handle, isStopping = () => false) =>
      processDueJobs({ db, now, log, handler: { kind, concurrency: 1, handle } }, isStopping),
    /** Lists jobs in the order in which they are due. */
    listJobs: () =>
      db
        .selectFrom('outbox')
        .select(['id', 'attempts', 'done_at', 'due_at', 'last_error', 'payload'])
        .orderBy('due_at')
        .orderBy('id')
        .execute(),
  };
}

/** Advances from timer to timer, so that everything happens at its own time. */
async function passTimeUntil(db: Db, event: Promise<unknown>): Promise<void> {
  let isOver = false;
  const ended = event.finally(() => {
    isOver = true;
  });
  await settle(db);
  while (!isOver) {
    await vi.advanceTimersToNextTimerAsync();
    await settle(db);
  }
  await ended;
}

/** The database answers in real time, one transaction after the other: those of the workers, then these. */
async function settle(db: Db): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await db.transaction().execute(async () => undefined);
    await new Promise(setImmediate);
  }
}
