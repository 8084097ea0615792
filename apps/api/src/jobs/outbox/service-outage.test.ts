import type { LeasedJob } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { OutOfService, withoutService } from './job-handler.ts';
import { hourMs, openOutbox, secondMs } from './testing/open-outbox.ts';

/** What a worker may take to look, beside its pause. */
const lookMs = 200;

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
    expect(await outbox.listJobs()).toMatchObject([{ done_at: expect.any(String) }]);
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
    expect(await outbox.listJobs()).toMatchObject([{ attempts: 6 }]);
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
    await outbox.passTime(120 * secondMs);
    const waits = service.waits().slice(-8);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(5 * secondMs);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10 * secondMs + lookMs);
    service.isOut = false;
    await outbox.passTime(10 * secondMs + lookMs);
    expect(await outbox.listJobs()).toMatchObject([{ done_at: expect.any(String) }]);
  });

  it('no job is given up, however long that lasts, and none of it counts as an attempt', async () => {
    const outbox = await openOutbox();
    await outbox.add('chore');
    for (let hour = 0; hour < 30; hour += 1) {
      await outbox.processJobs(() => Promise.reject(new OutOfService('Nobody answers.')));
      outbox.skipTime(hourMs);
    }
    expect(await outbox.listJobs()).toMatchObject([
      { attempts: 0, last_error: 'Nobody answers.', done_at: null },
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
