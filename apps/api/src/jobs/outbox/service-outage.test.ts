import type { LeasedJob } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { OutOfService } from '../../adapters/mail/mailer.ts';
import { type Handle, hourMs, openOutbox, secondMs } from './testing/open-outbox.ts';

/** The pause and one polling interval. */
const longestWaitMs = 6.1 * secondMs;

/** A service that jobs need, up or down, with the jobs that tried it and when. */
function openService() {
  const tries: { readonly id: string; readonly at: number }[] = [];
  const service = {
    isOut: true,
    tries,
    /** A job that fails even while the service is up. */
    broken: '',
    use: async ({ id }: Pick<LeasedJob, 'id'>) => {
      tries.push({ id, at: Date.now() });
      if (service.isOut || id === service.broken) throw new OutOfService('No answer.');
    },
    waits: () => tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0)),
  };
  return service;
}

async function listDone({ listJobs }: Awaited<ReturnType<typeof openOutbox>>): Promise<string[]> {
  const jobs = await listJobs();
  return jobs.flatMap(({ id, done_at }) => (done_at === null ? [] : id)).sort();
}

describe('during an outage of the service that jobs need', () => {
  it('one job is tried every 5 s, and all are done within 10 s of its end', async () => {
    const outbox = await openOutbox();
    const service = openService();
    const ids: string[] = [];
    for (let job = 0; job < 40; job += 1) ids.push(await outbox.add());
    outbox.startWorker(service.use);
    await outbox.passTime(60 * secondMs);
    // Four at once, and one at a time from then on.
    expect(service.waits().slice(0, 3)).toEqual([0, 0, 0]);
    expect(Math.min(...service.waits().slice(3))).toBeGreaterThanOrEqual(5 * secondMs);
    expect(Math.max(...service.waits())).toBeLessThan(longestWaitMs);
    service.isOut = false;
    await outbox.passTime(10 * secondMs);
    expect(await listDone(outbox)).toEqual(ids);
  });

  it('several workers together try a single job every 5 s, also one with failures of its own', async () => {
    const outbox = await openOutbox();
    const service = openService();
    await outbox.add();
    for (let failure = 0; failure < 6; failure += 1) {
      await outbox.processJobs(() => Promise.reject(new Error('Come back later.')));
      outbox.skipTime(600 * secondMs);
    }
    for (let worker = 0; worker < 4; worker += 1) outbox.startWorker(service.use);
    await outbox.passTime(120 * secondMs);
    expect(Math.min(...service.waits())).toBeGreaterThanOrEqual(5 * secondMs);
    expect(Math.max(...service.waits())).toBeLessThan(longestWaitMs);
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 6 }]);
  });

  it('a job that hangs does not stop the others from being tried', async () => {
    const outbox = await openOutbox();
    const service = openService();
    let release: () => void = () => undefined;
    const hanging = await outbox.add();
    const other = await outbox.add();
    outbox.startWorker((job) =>
      job.id === hanging
        ? new Promise<void>((resolve) => {
            release = resolve;
          })
        : service.use(job),
    );
    await outbox.passTime(20 * secondMs);
    expect(service.tries.length).toBeGreaterThan(3);
    service.isOut = false;
    await outbox.passTime(10 * secondMs);
    expect(await listDone(outbox)).toEqual([other]);
    release();
  });

  it('no job is abandoned, however long it lasts, and none of it counts as an attempt', async () => {
    const outbox = await openOutbox();
    await outbox.add();
    for (let hour = 0; hour < 30; hour += 1) {
      await outbox.processJobs(() => Promise.reject(new OutOfService('No answer.')));
      outbox.skipTime(hourMs);
    }
    expect(await outbox.listJobs()).toMatchObject([
      { attempts: 0, last_error: 'No answer.', done_at: null },
    ]);
  });

  it('the log has one line at its beginning and one at its end, which a skipped job is not', async () => {
    const outbox = await openOutbox();
    const service = openService();
    outbox.startWorker(async (job) =>
      job.payload === 'nothing to send' ? 'skipped' : service.use(job),
    );
    for (let job = 0; job < 3; job += 1) await outbox.add();
    await outbox.passTime(60 * secondMs);
    await outbox.add('nothing to send');
    await outbox.passTime(60 * secondMs);
    const messages = () => outbox.log.info.mock.calls.map(([, message]) => String(message));
    expect(outbox.log.error).toHaveBeenCalledTimes(1);
    expect(outbox.log.warn).not.toHaveBeenCalled();
    expect(messages()).toEqual(['outbox job done']);
    service.isOut = false;
    await outbox.passTime(11 * secondMs);
    expect(messages().filter((message) => message.startsWith('in service again'))).toHaveLength(1);
  });
});

it('a service that refuses many connections at once gets the jobs over fewer', async () => {
  const outbox = await openOutbox();
  for (let job = 0; job < 24; job += 1) await outbox.add();
  let running = 0;
  const chore: Handle = async () => {
    running += 1;
    const isTooMuch = running > 3;
    await new Promise((resolve) => setTimeout(resolve, 40));
    running -= 1;
    if (isTooMuch) throw new OutOfService('Too many connections.');
  };
  outbox.startWorker(chore, 12);
  await outbox.passTime(40 * secondMs);
  expect(await listDone(outbox)).toHaveLength(24);
});

it('a job that fails while others succeed waits longer each time and delays no other', async () => {
  const outbox = await openOutbox();
  const service = openService();
  service.isOut = false;
  service.broken = await outbox.add();
  outbox.startWorker(service.use);
  for (let other = 0; other < 24; other += 1) {
    await outbox.add();
    await outbox.passTime(5 * secondMs);
  }
  await outbox.passTime(10 * secondMs);
  expect(await listDone(outbox)).toHaveLength(24);
  const broken = (await outbox.listJobs()).find(({ id }) => id === service.broken);
  expect(broken?.attempts).toBeGreaterThanOrEqual(3);
  expect(service.tries.filter(({ id }) => id === service.broken).length).toBeLessThan(10);
});
