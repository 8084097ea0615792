import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, enqueue, openDatabase } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { startLoad } from '../../../testing/load.ts';
import { openSmtpSink } from '../../../testing/smtp-sink.ts';
import { startProcess } from '../../../testing/start-process.ts';
import { signInLinkKind } from '../mail/sign-in-link-job.ts';

const seconds = 60;
const oldestMs = 20_000;

async function readOldestMs(db: Db): Promise<number> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.min('created_at').as('oldest'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest === null ? 0 : Date.now() - Date.parse(oldest);
}

it.each(['sqlite', 'postgres'] as const)(
  'mail keeps up with twice the submissions on %s, over a server that takes 100 ms for each',
  async (dialect) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env: Record<string, string> = { DATA_DIR: folder };
    let url = path.join(folder, 'guildpath.db');
    if (dialect === 'postgres') {
      const database = await openTestDatabase('postgres', { isMigrated: false });
      onTestFinished(database.close);
      url = database.url;
      env.DATABASE_URL = url;
    }
    const smtp = await openSmtpSink({ delayMs: 100 });
    const settings = { ...env, SMTP_URL: smtp.url, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
    const server = await startProcess(settings);
    const { db, close } = await openDatabase({ url });
    onTestFinished(close);

    // The bench's own number of connections, after a warm-up.
    const warmUp = await startLoad(server.url, 16);
    await wait(3_000);
    await warmUp.stop();
    const load = await startLoad(server.url, 16);
    await wait(10_000);
    await load.stop();
    const submittedPerSecond = load.acknowledged.length / 10;
    await expect.poll(() => readOldestMs(db), { timeout: 120_000 }).toBe(0);

    const perSecond = Math.ceil(submittedPerSecond * 2);
    const [{ resultId } = { resultId: '' }] = load.acknowledged;
    const begun = performance.now();
    let put = 0;
    let oldest = 0;
    while (performance.now() - begun < seconds * 1_000) {
      const due = Math.floor(((performance.now() - begun) / 1_000) * perSecond);
      await db.transaction().execute(async (trx) => {
        for (; put < due; put += 1) {
          const email = `mail-${put}@example.org`;
          const payload = { purpose: 'results', email, resultId, sender: email };
          await enqueue(trx, { kind: signInLinkKind, payload, now: new Date() });
        }
      });
      oldest = Math.max(oldest, await readOldestMs(db));
      await wait(200);
    }
    const arrivedInTime = Array.from({ length: put }, (_, index) => `mail-${index}@example.org`);
    const delivered = arrivedInTime.filter((email) => smtp.arrivals.has(email)).length;
    await expect.poll(() => readOldestMs(db), { timeout: 300_000 }).toBe(0);
    console.info({
      dialect,
      submittedPerSecond: Math.round(submittedPerSecond),
      mailsPutPerSecond: perSecond,
      mailsDeliveredPerSecond: Math.round(delivered / seconds),
      oldestWaitingMs: Math.round(oldest),
    });
    const twice = [...smtp.arrivals.values()].filter((times) => times.length > 1);
    expect(twice).toEqual([]);
    expect(oldest).toBeLessThan(oldestMs);
  },
);
