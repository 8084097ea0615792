import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { type Acknowledged, type Load, startLoad } from './load.ts';
import { openSmtpSink } from './smtp-sink.ts';
import { type ServerProcess, startProcess } from './start-process.ts';

const rounds = 6;
const clientsOfEach = 2;
const sessionSecret = 'one secret for all processes of a site';

it('one of two processes killed under load costs a visitor one retry at most, and nothing that was acknowledged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-one-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await openTestDatabase('postgres', { isMigrated: false });
  onTestFinished(database.close);
  const smtp = await openSmtpSink({ delayMs: 20 });
  const start = () =>
    startProcess({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      SESSION_SECRET: sessionSecret,
      SMTP_URL: smtp.url,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    });
  let [survivor, victim]: readonly ServerProcess[] = await Promise.all([start(), start()]);
  const all: Acknowledged[] = [];
  let retried = 0;
  for (let round = 1; round <= rounds; round += 1) {
    if (!survivor || !victim) throw new Error('There are two servers.');
    const loads: readonly Load[] = await Promise.all([
      startLoad(survivor.url, clientsOfEach, { retryAt: victim.url }),
      startLoad(victim.url, clientsOfEach, { retryAt: survivor.url }),
    ]);
    // Kills at a random moment.
    await wait(1_000 + Math.random() * 1_000);
    await victim.kill('SIGKILL');
    await wait(1_500);
    await Promise.all(loads.map((load) => load.stop()));
    for (const load of loads) {
      expect([...load.refused]).toEqual([]);
      all.push(...load.acknowledged);
      retried += load.retried();
    }
    // The next round kills the other one.
    [survivor, victim] = [await start(), survivor];
  }

  const stored = await database.db
    .selectFrom('assessment_results')
    .select(['id', 'guest_email'])
    .execute();
  const ids = new Set(stored.map(({ id }) => id));
  console.info({ rounds, acknowledged: all.length, stored: stored.length, retried });
  expect(all.filter(({ resultId }) => !ids.has(resultId))).toEqual([]);
  // A retry counts as the same submission, even if the killed process had committed it.
  expect(new Set(all.map(({ email }) => email)).size).toBe(stored.length);
  expect(retried).toBeGreaterThanOrEqual(rounds);
  const isWaiting = ({ email }: Acknowledged) => !smtp.arrivals.has(email);
  await expect.poll(() => all.filter(isWaiting).length, { timeout: 60_000 }).toBe(0);
});
