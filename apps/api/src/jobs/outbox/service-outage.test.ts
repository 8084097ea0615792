import type { LeasedJob } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { OutOfService } from '../../adapters/mail/mailer.ts';
import { withoutService } from './job-handler.ts';
import { type Handle, hourMs, openOutbox, secondMs } from './testing/open-outbox.ts';

/** The pause and what a worker may take to look. */
const longestWaitMs = 6.1 * secondMs;

/** A service that jobs need, in or out, with the jobs that tried it and when. */
function openService() {
  const tries: { readonly id: string; readonly at: number }[] = [];
  const service = {
    isOut: true,
    tries,
    /** A job that is not done even while the service is in. */
    broken: '',
    use: async ({ id }: Pick<LeasedJob, 'id'>) => {
      tries.push({ id, at: Date.now() });
      if (service.isOut || id === service.broken) throw new OutOfService('No answer.');
    },
    waits: () => tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0)),
  };
  return service;
}

async function listDone({ db }: Awaited<ReturnType<typeof openOutbox>>): Promise<string[]> {
  const done = await db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is not', null)
    .orderBy('id')
    .execute();
  return done.map(({ id }) => id);
}

describe('while what jobs need is out of service', () => {
  it('one of them is tried every 5 s, and all are done within 10 s of the return', async () => {
    const outbox = await openOutbox();
    const service = openService();
    outbox.startWorker({ chore: service.use });
    const ids: string[] = [];
    for (let job = 0; job < 40; job += 1) ids.push(await outbox.add('chore'));
    await outbox.passTime(60 * secondMs);
    // Four at once, and from then on one.
    expect(service.waits().slice(0, 3)).toEqual([0, 0, 0]);
    expect(Math.min(...service.waits().slice(3))).toBeGreaterThanOrEqual(5 * secondMs);
    expect(Math.max(...service.waits())).toBeLessThan(longestWaitMs);
    service.isOut = false;
    await outbox.passTime(10 * secondMs);
    expect(await listDone(outbox)).toEqual(ids);
  });

  it('a job that is alone and had failed by itself several times is tried as often', async () => {
    const outbox = await openOutbox();
    const service = openService();
    await outbox.add('chore');
    for (let failure = 0; failure < 6; failure += 1) {
      await outbox.processJobs(() => Promise.reject(new Error('Come back later.')));
      outbox.skipTime(600 * secondMs);
    }
    outbox.startWorker({ chore: service.use });
    await outbox.passTime(120 * secondMs);
    expect(service.tries.length).toBeGreaterThan(18);
    expect(Math.max(...service.waits())).toBeLessThan(longestWaitMs);
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 6 }]);
  });

  it('one that hangs does not stop the others from being tried', async () => {
    const outbox = await openOutbox();
    const service = openService();
    let release: () => void = () => undefined;
    const hanging = await outbox.add('chore');
    const other = await outbox.add('chore');
    outbox.startWorker({
      chore: (job) =>
        job.id === hanging
          ? new Promise<void>((resolve) => {
              release = resolve;
            })
          : service.use(job),
    });
    await outbox.passTime(20 * secondMs);
    expect(service.tries.length).toBeGreaterThan(3);
    service.isOut = false;
    await outbox.passTime(10 * secondMs);
    expect(await listDone(outbox)).toEqual([other]);
    release();
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
    expect(service.tries.length - before).toBeGreaterThanOrEqual(4);
  });

  it('several workers together try one job no more often than every 5 s', async () => {
    const outbox = await openOutbox();
    const service = openService();
    for (let worker = 0; worker < 4; worker += 1) outbox.startWorker({ chore: service.use });
    await outbox.add('chore');
    await outbox.passTime(120 * secondMs);
    expect(Math.min(...service.waits())).toBeGreaterThanOrEqual(5 * secondMs);
    expect(Math.max(...service.waits())).toBeLessThan(longestWaitMs);
  });

  it('no job is given up, however long that lasts, and none of it counts as an attempt', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    for (let hour = 0; hour < 30; hour += 1) {
      await outbox.processJobs(() => Promise.reject(new OutOfService('No answer.')));
      outbox.skipTime(hourMs);
    }
    expect(await outbox.listJobs()).toMatchObject([
      { attempts: 0, last_error: 'No answer.', done_at: null },
    ]);
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
    const messages = outbox.log.info.mock.calls.map(([, message]) => String(message));
    expect(messages.filter((message) => message.startsWith('in service again'))).toHaveLength(1);
  });

  it('a job that did not need it does not end the outage', async () => {
    const outbox = await openOutbox();
    const service = openService();
    outbox.startWorker({ tidy: async () => withoutService, chore: service.use });
    for (let job = 0; job < 8; job += 1) await outbox.add('chore');
    await outbox.passTime(60 * secondMs);
    const before = service.tries.length;
    await outbox.add('tidy');
    await outbox.passTime(30 * secondMs);
    expect(service.tries.length - before).toBeLessThanOrEqual(6);
    expect(outbox.log.error).toHaveBeenCalledTimes(1);
  });
});

it('a service that refuses many jobs at once does all of them a few at a time', async () => {
  const outbox = await openOutbox();
  for (let job = 0; job < 24; job += 1) await outbox.add('chore', job);
  let underWay = 0;
  const chore: Handle = async () => {
    underWay += 1;
    const isTooMuch = underWay > 3;
    await new Promise((resolve) => setTimeout(resolve, 40));
    underWay -= 1;
    if (isTooMuch) throw new OutOfService('Too many connections.');
  };
  outbox.startWorker({ chore }, 12);
  await outbox.passTime(40 * secondMs);
  expect(await listDone(outbox)).toHaveLength(24);
});

describe('a job that alone finds what it needs out of service', () => {
  it('stops no other from being done, of its own kind or of a less urgent one', async () => {
    const outbox = await openOutbox();
    const service = openService();
    service.isOut = false;
    service.broken = await outbox.add('urgent');
    outbox.startWorker({ urgent: service.use, chore: service.use });
    await outbox.passTime(120 * secondMs);
    const others = [await outbox.add('urgent'), await outbox.add('chore')];
    await outbox.passTime(30 * secondMs);
    expect(await listDone(outbox)).toEqual(others);
  });

  it('counts an attempt and waits longer each time that others got through', async () => {
    const outbox = await openOutbox();
    const service = openService();
    service.isOut = false;
    service.broken = await outbox.add('chore');
    outbox.startWorker({ chore: service.use });
    for (let other = 0; other < 24; other += 1) {
      await outbox.add('chore');
      await outbox.passTime(5 * secondMs);
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
