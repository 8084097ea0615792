import { describe, expect, it } from 'vitest';
import { Postponed } from './job-handler.ts';
import { type Handle, hourMs, minuteMs, openOutbox, secondMs } from './testing/open-outbox.ts';

/** A handler whose jobs end when `release` says so. */
function hangingJob() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { hang: () => released, release };
}

describe('working off the outbox', () => {
  it('does each job once, however long those before it take', async () => {
    const outbox = await openOutbox();
    const names = ['first', 'second', 'third'];
    for (const name of names) await outbox.add('chore', name);
    const done: unknown[] = [];
    await outbox.processJobs(async ({ payload }) => {
      done.push(payload);
      outbox.skipTime(1.5 * minuteMs);
    });
    expect(done).toEqual(names);
    expect(await outbox.listJobs()).toMatchObject(
      names.map(() => ({ attempts: 0, done_at: expect.any(String) })),
    );
  });

  it('leaves a job that outlived its lease to the process that took it over', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    await outbox.processJobs(async () => {
      outbox.skipTime(3 * minuteMs);
      await outbox.processJobs(async () => undefined);
      throw new Error('The connection was lost.');
    });
    expect(await outbox.listJobs()).toMatchObject([
      { attempts: 0, last_error: null, done_at: expect.any(String) },
    ]);
  });

  it('takes no further job once it is to stop', async () => {
    const outbox = await openOutbox();
    for (const name of ['first', 'second']) await outbox.add('chore', name);
    let isStopping = false;
    const done: unknown[] = [];
    const stopAfterIt: Handle = async ({ payload }) => {
      done.push(payload);
      isStopping = true;
    };
    await outbox.processJobs(stopAfterIt, () => isStopping);
    expect(done).toEqual(['first']);
    await outbox.processJobs(stopAfterIt);
    expect(done).toEqual(['first', 'second']);
  });

  it('waits twice as long after each failure, from five seconds to ten minutes', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      await outbox.processJobs(() => Promise.reject(new Error('Come back later.')));
      const [job] = await outbox.listJobs();
      waits.push(Date.parse(job?.due_at ?? '') - outbox.now().getTime());
      outbox.skipTime(waits.at(-1) ?? 0);
    }
    expect(waits.map((ms) => ms / secondMs)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  });

  it('postpones a job that could not be tried, as new, however often that happens', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    for (let day = 0; day < 3; day += 1) {
      await outbox.processJobs(async () => {
        throw new Postponed(new Date(outbox.now().getTime() + 10 * minuteMs), 'closed');
      });
      expect(await outbox.listJobs()).toMatchObject([{ attempts: 0, done_at: null }]);
      outbox.skipTime(9 * minuteMs);
      await outbox.processJobs(() => Promise.reject(new Error('It is too early.')));
      expect(await outbox.listJobs()).toMatchObject([{ attempts: 0, last_error: null }]);
      outbox.skipTime(25 * hourMs);
    }
    await outbox.processJobs(async () => undefined);
    expect(await outbox.listJobs()).toMatchObject([{ done_at: expect.any(String) }]);
  });

  it('gives up no job that has hardly been tried when the clock is set forward by two days', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    outbox.skipTime(48 * hourMs);
    await outbox.processJobs(() => Promise.reject(new Error('The disk is full.')));
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 1, done_at: null }]);
  });
});

describe('a worker at the outbox', () => {
  it('does as many jobs at once as it may, and goes on beside one that hangs', async () => {
    const outbox = await openOutbox();
    const { hang, release } = hangingJob();
    const names = ['hanging', 'second', 'third', 'fourth', 'fifth'];
    for (const name of names) await outbox.add('chore', name);
    const done: unknown[] = [];
    let underWay = 0;
    let mostAtOnce = 0;
    const chore: Handle = async ({ payload }) => {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      if (payload === 'hanging') await hang();
      underWay -= 1;
      done.push(payload);
    };
    const worker = outbox.startWorker({ chore }, 2);
    await outbox.passTime(secondMs);
    expect(done).toEqual(names.slice(1));
    await outbox.add('chore', 'sixth');
    worker.wake();
    await outbox.passTime(100);
    expect(done.at(-1)).toBe('sixth');
    expect(mostAtOnce).toBe(2);

    const stopped = worker.stop();
    await outbox.passTime(secondMs);
    release();
    await stopped;
    expect(done).toHaveLength(6);
    const jobs = await outbox.listJobs();
    expect(jobs.filter(({ done_at }) => done_at === null)).toEqual([]);
  });

  it('holds on to a job that takes longer than a lease, also while it stops', async () => {
    const outbox = await openOutbox();
    const { hang, release } = hangingJob();
    await outbox.add('chore');
    const takenOver: unknown[] = [];
    const takeOver = () => outbox.processJobs(async ({ payload }) => void takenOver.push(payload));
    const worker = outbox.startWorker({ chore: hang }, 1);
    await outbox.passTime(20 * secondMs);
    await takeOver();
    const stopped = worker.stop();
    await outbox.passTime(20 * secondMs);
    await takeOver();
    release();
    await stopped;
    expect(takenOver).toEqual([]);
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 0, done_at: expect.any(String) }]);
  });

  it('is held up by no clock that is set back by an hour', async () => {
    const outbox = await openOutbox();
    let isOut = true;
    outbox.startWorker({
      chore: async () => {
        if (isOut) throw new Error('Not now.');
      },
    });
    await outbox.add('chore');
    await outbox.passTime(2 * secondMs);
    isOut = false;
    outbox.skipTime(-hourMs);
    await outbox.passTime(2 * secondMs);
    await outbox.add('chore');
    outbox.skipTime(-hourMs);
    await outbox.passTime(2 * secondMs);
    expect(await outbox.listJobs()).toMatchObject([
      { done_at: expect.any(String) },
      { done_at: expect.any(String) },
    ]);
  });
});
