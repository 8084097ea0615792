import { hourMs, minuteMs, secondMs } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { OutOfService } from '../../adapters/mail/mailer.ts';
import { Postponed } from './job-handler.ts';
import { type Handle, openOutbox } from './testing/open-outbox.ts';

/** A handler whose jobs end when `release` is called. */
function hangingJob() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { hang: () => released, release };
}

describe('processing due jobs', () => {
  it('runs each job once, although the jobs together outlive a lease', async () => {
    const outbox = await openOutbox();
    const names = ['first', 'second', 'third'];
    for (const name of names) await outbox.add(name);
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
    await outbox.add();
    await outbox.processJobs(async () => {
      outbox.skipTime(3 * minuteMs);
      await outbox.processJobs(async () => undefined);
      throw new Error('The connection was lost.');
    });
    expect(await outbox.listJobs()).toMatchObject([
      { attempts: 0, last_error: null, done_at: expect.any(String) },
    ]);
  });

  it('takes no further job once it has to stop', async () => {
    const outbox = await openOutbox();
    for (const name of ['first', 'second']) await outbox.add(name);
    const done: unknown[] = [];
    await outbox.processJobs(
      async ({ payload }) => void done.push(payload),
      () => done.length > 0,
    );
    expect(done).toEqual(['first']);
  });

  it('waits twice as long after each failure, from five seconds to ten minutes', async () => {
    const outbox = await openOutbox();
    await outbox.add();
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      await outbox.processJobs(() => Promise.reject(new Error('Come back later.')));
      const [job] = await outbox.listJobs();
      waits.push(Date.parse(job?.due_at ?? '') - outbox.now().getTime());
      outbox.skipTime(waits.at(-1) ?? 0);
    }
    expect(waits.map((ms) => ms / secondMs)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  });

  it('postpones a job that could not be tried without counting an attempt, however often', async () => {
    const outbox = await openOutbox();
    await outbox.add();
    for (let day = 0; day < 3; day += 1) {
      await outbox.processJobs(async () => {
        throw new Postponed(new Date(outbox.now().getTime() + 10 * minuteMs), 'closed');
      });
      outbox.skipTime(9 * minuteMs);
      await outbox.processJobs(() => Promise.reject(new Error('It is too early.')));
      expect(await outbox.listJobs()).toMatchObject([
        { attempts: 0, last_error: null, done_at: null },
      ]);
      outbox.skipTime(25 * hourMs);
    }
    await outbox.processJobs(async () => undefined);
    expect(await outbox.listJobs()).toMatchObject([{ done_at: expect.any(String) }]);
  });

  it('abandons a job after a thousand attempts, which is a week', async () => {
    const outbox = await openOutbox();
    await outbox.add();
    const fail = () => outbox.processJobs(() => Promise.reject(new Error('The disk is full.')));
    await fail();
    await outbox.db.updateTable('outbox').set({ attempts: 998 }).execute();
    for (const done_at of [null, expect.any(String)]) {
      outbox.skipTime(11 * minuteMs);
      await fail();
      expect(await outbox.listJobs()).toMatchObject([{ done_at }]);
    }
  });
});

describe('a worker', () => {
  it('runs as many jobs at once as it may, and goes on beside one that hangs', async () => {
    const outbox = await openOutbox();
    const { hang, release } = hangingJob();
    const names = ['hanging', 'second', 'third', 'fourth', 'fifth'];
    for (const name of names) await outbox.add(name);
    const done: unknown[] = [];
    let running = 0;
    let mostAtOnce = 0;
    const chore: Handle = async ({ payload }) => {
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      if (payload === 'hanging') await hang();
      running -= 1;
      done.push(payload);
    };
    const worker = outbox.startWorker(chore, 2);
    await outbox.passTime(secondMs);
    expect(done).toEqual(names.slice(1));
    await outbox.add('sixth');
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
    await outbox.add();
    const takenOver: unknown[] = [];
    const takeOver = () => outbox.processJobs(async ({ id }) => void takenOver.push(id));
    const worker = outbox.startWorker(hang, 1);
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

  it('tries one job after each pause while the mail server is out, and loses none', async () => {
    const outbox = await openOutbox();
    const ids: string[] = [];
    for (let job = 0; job < 40; job += 1) ids.push(await outbox.add());
    const tries: number[] = [];
    let isOut = true;
    outbox.startWorker(async () => {
      tries.push(Date.now());
      if (isOut) throw new OutOfService('No answer.');
    });
    await outbox.passTime(15 * minuteMs);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    // Four at once, and one at a time from then on.
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(Math.min(...waits.slice(3))).toBeGreaterThanOrEqual(5 * secondMs);
    isOut = false;
    await outbox.passTime(10 * minuteMs);
    const done = (await outbox.listJobs()).filter(({ done_at }) => done_at !== null);
    expect(done.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(tries.length).toBeLessThan(260);
  });

  it('delays no other job for long by one that fails while others succeed', async () => {
    const outbox = await openOutbox();
    const broken = await outbox.add();
    let done = 0;
    outbox.startWorker(async ({ id }) => {
      if (id === broken) throw new OutOfService('Not this one.');
      done += 1;
    });
    for (let other = 1; other <= 24; other += 1) {
      await outbox.add();
      await outbox.passTime(7 * secondMs);
      expect(done).toBe(other);
    }
  });
});
