import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { type Acknowledged, startLoad } from '../../../testing/load.ts';
import { openSmtpSink } from '../../../testing/smtp-sink.ts';
import { startProcess } from '../../../testing/start-process.ts';

const rounds = 5;
/** In each round, so that a slow machine tries as much as a fast one. */
const acknowledgedBeforeKill = 10;
const clients = 4;
/** The longest delay of a mail after a kill: its lease, and a start. */
const latestMs = 75_000;
/** Mails sent this shortly before the kill may go out twice. */
const underWayMs = 1_000;

interface Site {
  readonly env: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
}

async function openSite(dialect: 'sqlite' | 'postgres'): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-kills-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (dialect === 'sqlite') {
    return { env: { DATA_DIR: folder }, databaseUrl: path.join(folder, 'guildpath.db') };
  }
  const database = await openTestDatabase('postgres', { isMigrated: false });
  onTestFinished(database.close);
  return { env: { DATA_DIR: folder, DATABASE_URL: database.url }, databaseUrl: database.url };
}

it.each(['sqlite', 'postgres'] as const)(
  'killed under load on %s, nothing that was acknowledged is lost, and no mail is late',
  async (dialect) => {
    const { env, databaseUrl } = await openSite(dialect);
    const smtp = await openSmtpSink({ delayMs: 100 });
    const settings = {
      ...env,
      SMTP_URL: smtp.url,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    };
    const start = () => startProcess(settings);
    const isHere = ({ email }: Acknowledged) => smtp.arrivals.has(email);
    const kills: number[] = [];
    const all: Acknowledged[] = [];
    let latest = 0;
    let longestStart = 0;
    let waiting = 0;
    let server = await start();
    for (let round = 1; round <= rounds; round += 1) {
      const load = await startLoad(server.url, clients);
      await expect
        .poll(() => load.acknowledged.length, { timeout: 120_000 })
        .toBeGreaterThan(acknowledgedBeforeKill);
      // Not always at the same point of what the server does.
      await wait(Math.random() * 1_500);
      const killedAt = Date.now();
      await server.kill('SIGKILL');
      await load.stop();
      kills.push(killedAt);
      all.push(...load.acknowledged);
      waiting += load.acknowledged.filter((one) => !isHere(one)).length;
      server = await start();
      longestStart = Math.max(longestStart, Date.now() - killedAt);
      await expect
        .poll(() => load.acknowledged.filter((one) => !isHere(one)).length, { timeout: 120_000 })
        .toBe(0);
      const last = load.acknowledged.map(({ email }) => smtp.arrivals.get(email)?.[0] ?? Infinity);
      latest = Math.max(latest, Math.max(...last) - killedAt);
    }
    // A mail that comes twice does so when the lease of the dead process has ended.
    await wait(65_000);
    const { code } = await server.kill('SIGTERM');
    const { db, close } = await openDatabase({ url: databaseUrl });
    onTestFinished(close);
    const stored = await db.selectFrom('assessment_results').select('id').execute();
    const ids = new Set(stored.map(({ id }) => id));
    const lost = all.filter(({ resultId }) => !ids.has(resultId));
    const twice = all.filter(({ email }) => (smtp.arrivals.get(email)?.length ?? 0) > 1);
    console.info({
      dialect,
      rounds,
      acknowledged: all.length,
      lost: lost.length,
      waitingAtTheKill: waiting,
      longestStartMs: longestStart,
      latestMs: latest,
      sentTwice: twice.length,
    });
    expect(code).toBe(0);
    expect(waiting).toBeGreaterThan(rounds);
    expect(lost).toEqual([]);
    expect(latest).toBeLessThan(latestMs);
    for (const { email } of twice) {
      const [first = 0, ...others] = smtp.arrivals.get(email) ?? [];
      expect(others).toHaveLength(1);
      // Only what the mail server was accepting when the process was killed.
      expect(kills.some((at) => first > at - underWayMs && first < at + underWayMs)).toBe(true);
    }
  },
);
