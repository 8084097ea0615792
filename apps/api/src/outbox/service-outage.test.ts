import { enqueue, type LeasedJob } from '@guildpath/db';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqlite } from '../testing/open-sqlite.ts';
import { type JobHandler, OutOfService, withoutService } from './job-handler.ts';
import { type OutboxWorker, processJobs, startOutboxWorker } from './outbox-worker.ts';

const secondMs = 1_000;
const hourMs = 3_600_000;
const stepMs = 100;
/** What a worker may take to look, beside its pause. */
const lookMs = 200;

/** An outbox whose time, that of its workers too, passes only when `passTime` says so. */
async function openOutbox() {
  const { db } = await openSqlite();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  const workers: OutboxWorker[] = [];
  onTestFinished(async () => {
    let isStopped = false;
    const stopped = Promise.all(workers.map((worker) => worker.stop())).finally(() => {
      isStopped = true;
    });
    while (!isStopped) {
      await vi.advanceTimersByTimeAsync(stepMs);
      await new Promise(setImmediate);
    }
    await stopped;
    vi.useRealTimers();
  });
  const now = () => new Date();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return {
    db,
    now,
    log,
    add: (kind: string) =>
      db.transaction().execute((trx) => enqueue(trx, { kind, payload: kind, now: now() })),
    passTime: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        await vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - passed));
        // The database answers in real time, one transaction after the other: those of the workers, then this.
        for (let turn = 0; turn < 2; turn += 1) {
          await db.transaction().execute(async () => undefined);
          await new Promise(setImmediate);
        }
      }
    },
    /** Sets the clock. */
    skipTime: (ms: number) => vi.setSystemTime(Date.now() + ms),
    startWorker: (handlers: Readonly<Record<string, JobHandler>>) => {
      workers.push(startOutboxWorker({ db, now, log, handlers, concurrency: 4 }));
    },
    processJobs: (chore: JobHandler) =>
      processJobs({ db, now, log, handlers: { chore }, concurrency: 1 }, () => false),
    readRow: () =>
      db
        .selectFrom('outbox')
        .select(['attempts', 'last_error', 'due_at', 'done_at'])
        .executeTakeFirstOrThrow(),
  };
}

/** What jobs need: in or out of service, and when it was asked for by which job. */
function openService() {
  const tries: { readonly id: string; readonly at: number }[] = [];
  const service = {
    isOut: true,
    tries,
    /** Of a job that is not done even when the service is in. */
    broken: '',
    use: async ({ id }: Pick<LeasedJob, 'id'>) => {
      tries.push({ id, at: Date.now() });
      if (service.isOut || id === service.broken) throw new OutOfService('Nobody answers.');
    },
    waits: () => tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0)),
  };
  return service;
}

describe('while what jobs need is out of service', () => {
  it('one job and nothing else is tried every 1 to 10 s, and done within 10 s of the return', async () => {
    const outbox = await openOutbox();
    const service = openService();
    outbox.startWorker({ chore: service.use });
    await outbox.add('chore');
    await outbox.passTime(200 * secondMs);
    const waits = service.waits();
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(secondMs);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10 * secondMs + lookMs);
    expect(waits.length).toBeGreaterThan(15);
    service.isOut = false;
    await outbox.passTime(10 * secondMs + lookMs);
    expect(await outbox.readRow()).toMatchObject({ done_at: expect.any(String) });
  });

  it('a job that had failed by itself several times is tried as often', async () => {
    const outbox = await openOutbox();
    const service = openService();
    await outbox.add('chore');
    for (let failure = 0; failure < 6; failure += 1) {
      await outbox.processJobs(async () => {
        throw new Error('Come back later.');
      });
      outbox.skipTime(600 * secondMs);
    }
    outbox.startWorker({ chore: service.use });
    await outbox.passTime(120 * secondMs);
    expect(Math.max(...service.waits())).toBeLessThanOrEqual(10 * secondMs + lookMs);
    expect(await outbox.readRow()).toMatchObject({ attempts: 6 });
  });

  it('a clock that is set back by an hour prolongs no wait', async () => {
    const outbox = await openOutbox();
    const service = openService();
    outbox.startWorker({ chore: service.use });
    await outbox.add('chore');
    await outbox.passTime(60 * secondMs);
    outbox.skipTime(-hourMs);
    const before = service.tries.length;
    await outbox.passTime(25 * secondMs);
    expect(service.tries.length - before).toBeGreaterThanOrEqual(2);
  });

  it('several workers together do not try one job more often than every 5 s', async () => {
    const outbox = await openOutbox();
    const service = openService();
    for (let worker = 0; worker < 4; worker += 1) outbox.startWorker({ chore: service.use });
    await outbox.add('chore');
    await outbox.passTime(300 * secondMs);
    const waits = service.waits().slice(-20);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(5 * secondMs);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10 * secondMs + lookMs);
    service.isOut = false;
    await outbox.passTime(10 * secondMs + lookMs);
    expect(await outbox.readRow()).toMatchObject({ done_at: expect.any(String) });
  });

  it('no job is given up, however long that lasts, and none of it counts as an attempt', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    for (let hour = 0; hour < 30; hour += 1) {
      await outbox.processJobs(() => Promise.reject(new OutOfService('Nobody answers.')));
      outbox.skipTime(hourMs);
    }
    expect(await outbox.readRow()).toMatchObject({
      attempts: 0,
      last_error: 'Nobody answers.',
      done_at: null,
    });
    const failedAt = Date.now();
    await outbox.processJobs(() => Promise.reject(new Error('Come back later.')));
    const { attempts, due_at: dueAt } = await outbox.readRow();
    expect(attempts).toBe(1);
    expect(Date.parse(dueAt) - failedAt).toBe(5 * secondMs);
  });

  it('the log has one line when that begins and one when it ends', async () => {
    const outbox = await openOutbox();
    const service = openService();
    outbox.startWorker({ chore: service.use });
    for (let job = 0; job < 3; job += 1) await outbox.add('chore');
    await outbox.passTime(120 * secondMs);
    expect(outbox.log.error).toHaveBeenCalledTimes(1);
    expect(outbox.log.warn).not.toHaveBeenCalled();
    expect(outbox.log.info).not.toHaveBeenCalled();
    service.isOut = false;
    await outbox.passTime(11 * secondMs);
    const said = outbox.log.info.mock.calls.map(([, message]) => String(message));
    expect(said.filter((message) => message.startsWith('in service again'))).toHaveLength(1);
  });

  it('a job that did not need it does not end that', async () => {
    const outbox = await openOutbox();
    const service = openService();
    outbox.startWorker({ tidy: async () => withoutService, chore: service.use });
    for (let job = 0; job < 8; job += 1) await outbox.add('chore');
    await outbox.passTime(60 * secondMs);
    const before = service.tries.length;
    await outbox.add('tidy');
    await outbox.passTime(30 * secondMs);
    expect(service.tries.length - before).toBeLessThanOrEqual(3);
    expect(outbox.log.error).toHaveBeenCalledTimes(1);
  });
});

describe('a job that alone finds what it needs out of service', () => {
  it('keeps no other from being done, of its own kind or of a less urgent one', async () => {
    const outbox = await openOutbox();
    const service = openService();
    service.isOut = false;
    service.broken = await outbox.add('urgent');
    outbox.startWorker({ urgent: service.use, chore: service.use });
    await outbox.passTime(120 * secondMs);
    const others = [await outbox.add('urgent'), await outbox.add('chore')];
    await outbox.passTime(30 * secondMs);
    const done = await outbox.db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', 'is not', null)
      .execute();
    expect(done.map(({ id }) => id).sort()).toEqual(others.sort());
  });

  it('counts an attempt and waits longer each time that others got through meanwhile', async () => {
    const outbox = await openOutbox();
    const service = openService();
    service.isOut = false;
    service.broken = await outbox.add('chore');
    outbox.startWorker({ chore: service.use });
    for (let second = 0; second < 120; second += 1) {
      await outbox.add('chore');
      await outbox.passTime(secondMs);
    }
    const { attempts } = await outbox.db
      .selectFrom('outbox')
      .select('attempts')
      .where('id', '=', service.broken)
      .executeTakeFirstOrThrow();
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(service.tries.filter(({ id }) => id === service.broken).length).toBeLessThan(10);
  });
});
