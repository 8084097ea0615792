import { describe, expect, it } from 'vitest';
import { type JobHandler, OutOfService, Postponed } from './job-handler.ts';
import { hourMs, minuteMs, openOutbox, secondMs } from './testing/open-outbox.ts';

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
    const stopAfterIt: JobHandler = async ({ payload }) => {
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

  it('leaves a job that could not be tried for later, as new, however long that takes', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore', 'early');
    const later = new Date(outbox.now().getTime() + 10 * minuteMs);
    const done: unknown[] = [];
    await outbox.processJobs(async () => {
      throw new Postponed(later, 'closed');
    });
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 0, done_at: null }]);
    outbox.skipTime(9 * minuteMs);
    await outbox.processJobs(async ({ payload }) => void done.push(payload));
    expect(done).toEqual([]);
    outbox.skipTime(2 * minuteMs);
    await outbox.processJobs(async ({ payload }) => void done.push(payload));
    expect(done).toEqual(['early']);

    await outbox.add('chore', 'late');
    for (let day = 0; day < 3; day += 1) {
      outbox.skipTime(25 * hourMs);
      await outbox.processJobs(async () => {
        throw new Postponed(new Date(outbox.now().getTime() + hourMs), 'closed');
      });
    }
    expect((await outbox.listJobs())[1]).toMatchObject({ attempts: 0, done_at: null });
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
    const chore: JobHandler = async ({ payload }) => {
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
    await outbox.passTime(secondMs);
    expect(done.at(-1)).toBe('sixth');
    expect(mostAtOnce).toBe(2);

    const stopped = worker.stop();
    await outbox.passTime(secondMs);
    release();
    await stopped;
    expect(done).toHaveLength(6);
  });

  it('keeps a job that takes longer than a lease, also while it stops', async () => {
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

  it('tries one job at a time while what they need is out of service, and all of them when it is back', async () => {
    const outbox = await openOutbox();
    for (let job = 0; job < 40; job += 1) await outbox.add('chore', job);
    let isOut = true;
    const failed: unknown[] = [];
    const done: unknown[] = [];
    const chore: JobHandler = async ({ payload }) => {
      if (isOut) {
        failed.push(payload);
        throw new OutOfService('The mail server does not answer.');
      }
      done.push(payload);
    };
    outbox.startWorker({ chore });
    await outbox.passTime(1.5 * secondMs);
    // The first four, and one after the first pause.
    expect(failed).toHaveLength(5);
    isOut = false;
    await outbox.passTime(5 * secondMs);
    expect(done).toHaveLength(40);
    expect(failed).toHaveLength(5);
  });

  it('does fewer jobs at once when what they need is out of service for the rest', async () => {
    const outbox = await openOutbox();
    for (let job = 0; job < 24; job += 1) await outbox.add('chore', job);
    let underWay = 0;
    let failed = 0;
    const done = new Set<unknown>();
    const chore: JobHandler = async ({ payload }) => {
      underWay += 1;
      const isTooMuch = underWay > 3;
      await new Promise((resolve) => setTimeout(resolve, 40));
      underWay -= 1;
      if (isTooMuch) {
        failed += 1;
        throw new OutOfService('Too many connections.');
      }
      done.add(payload);
    };
    outbox.startWorker({ chore }, 12);
    await outbox.passTime(15 * secondMs);
    expect(done.size).toBe(24);
    // Nine of the first twelve, and then one or two for each pause.
    expect(failed).toBeLessThan(24);
  });

  it('does what waits for another attempt as soon as it starts', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    await outbox.processJobs(async () => {
      throw new Error('The disk is full.');
    });
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 1, done_at: null }]);
    outbox.startWorker({ chore: async () => undefined });
    await outbox.passTime(secondMs);
    expect(await outbox.listJobs()).toMatchObject([{ done_at: expect.any(String) }]);
  });
});

describe('a clock that is set', () => {
  it('back by an hour delays nothing that waits', async () => {
    const outbox = await openOutbox();
    outbox.startWorker({ chore: async () => undefined });
    await outbox.passTime(secondMs);
    await outbox.add('chore');
    outbox.skipTime(-hourMs);
    await outbox.passTime(2 * secondMs);
    expect(await outbox.listJobs()).toMatchObject([{ done_at: expect.any(String) }]);
  });

  it('forward by an hour takes no job from a worker that lives', async () => {
    const outbox = await openOutbox();
    const { hang, release } = hangingJob();
    await outbox.add('chore');
    const takenOver: unknown[] = [];
    outbox.startWorker({ chore: hang }, 1);
    const other = outbox.startWorker({
      chore: async ({ payload }) => void takenOver.push(payload),
    });
    await outbox.passTime(secondMs);
    outbox.skipTime(hourMs);
    other.wake();
    await outbox.passTime(20 * secondMs);
    release();
    await outbox.passTime(secondMs);
    expect(takenOver).toEqual([]);
    expect(await outbox.listJobs()).toMatchObject([{ done_at: expect.any(String) }]);
  });

  it('forward by two days gives up no mail that has hardly been tried', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    outbox.skipTime(48 * hourMs);
    await outbox.processJobs(async () => {
      throw new Error('The mail server does not answer.');
    });
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 1, done_at: null }]);
  });
});
