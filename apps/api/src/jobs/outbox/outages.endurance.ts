import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@guildpath/db';
import { crashPostgres, freezePostgres, openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { type Load, startLoad } from '../../../testing/load.ts';
import { openSmtpSink, type SmtpSink } from '../../../testing/smtp-sink.ts';
import { type ServerProcess, startProcess } from '../../../testing/start-process.ts';

/**
 * No call waits for longer, whatever is out of order: what a statement may take, and the wait for a
 * connection.
 */
const longestCallMs = 20_000;

interface Site {
  readonly server: ServerProcess;
  readonly smtp: SmtpSink;
  readonly databaseUrl: string;
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildpath-outage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openSite(env: Readonly<Record<string, string>>): Promise<Site> {
  const smtp = await openSmtpSink({ delayMs: 20 });
  const common = { DATA_DIR: makeFolder(), SMTP_URL: smtp.url, RATE_LIMIT: 'off' };
  const settings: Record<string, string> = { ...common, LOG_LEVEL: 'error', ...env };
  const server = await startProcess(settings);
  const databaseUrl = settings.DATABASE_URL ?? path.join(settings.DATA_DIR ?? '', 'guildpath.db');
  return { server, smtp, databaseUrl };
}

/**
 * Nothing that was acknowledged is lost, and each mail arrives once, at the latest so long after the outage.
 */
async function expectWhole({ smtp, databaseUrl }: Site, load: Load, what: string): Promise<void> {
  const endedAt = Date.now();
  const waiting = () => load.acknowledged.filter(({ email }) => !smtp.arrivals.has(email)).length;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  const lateMs = Date.now() - endedAt;
  await wait(10_000);
  const { db, close } = await openDatabase({ url: databaseUrl });
  onTestFinished(close);
  const stored = await db.selectFrom('assessment_results').select('id').execute();
  const ids = new Set(stored.map(({ id }) => id));
  const lost = load.acknowledged.filter(({ resultId }) => !ids.has(resultId)).length;
  const twice = load.acknowledged.filter(({ email }) => smtp.arrivals.get(email)?.length !== 1);
  console.info(what, {
    acknowledged: load.acknowledged.length,
    refused: Object.fromEntries(load.refused),
    slowestCallMs: Math.round(load.slowestMs()),
    lastMailMs: lateMs,
    lost,
    sentTwice: twice.length,
  });
  expect(lost).toBe(0);
  expect(lateMs).toBeLessThan(20_000);
  expect(load.slowestMs()).toBeLessThan(longestCallMs);
  expect(load.acknowledged.length).toBeGreaterThan(20);
  // Only an error is an answer of an outage, and it is the one of the contract.
  expect([...load.refused.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(twice.length).toBeLessThanOrEqual(what.includes('PostgreSQL') ? 75 : 0);
}

async function openPostgresSite(): Promise<Site> {
  const database = await openTestDatabase('postgres', { isMigrated: false });
  await database.close();
  onTestFinished(database.close);
  return openSite({ DATABASE_URL: database.url });
}

it('a PostgreSQL that is frozen for half a minute delays, and loses nothing', async () => {
  const site = await openPostgresSite();
  const load = await startLoad(site.server.url, 4);
  await wait(4_000);
  const thaw = await freezePostgres(site.databaseUrl);
  onTestFinished(thaw);
  await wait(30_000);
  thaw();
  await wait(4_000);
  await load.stop();
  await expectWhole(site, load, 'PostgreSQL frozen');
});

it('a PostgreSQL that crashes and starts again loses nothing', async () => {
  const site = await openPostgresSite();
  const load = await startLoad(site.server.url, 4);
  await wait(4_000);
  for (let crash = 0; crash < 3; crash += 1) {
    await crashPostgres(site.databaseUrl);
    await wait(5_000);
  }
  await load.stop();
  expect(load.refused.get(503) ?? 0).toBeGreaterThan(0);
  await expectWhole(site, load, 'PostgreSQL restarted');
});

it('a SQLite file that another process keeps locked is an error after five seconds, and loses nothing', async () => {
  const site = await openSite({});
  const load = await startLoad(site.server.url, 4);
  await wait(4_000);
  const { db, close } = await openDatabase({ url: site.databaseUrl });
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('outbox').set({ attempts: 0 }).where('id', '=', 'none').execute();
    await wait(15_000);
  });
  await close();
  await wait(4_000);
  await load.stop();
  await expectWhole(site, load, 'SQLite locked');
});

it('a full disk is a clear error, and loses nothing', async () => {
  const folder = makeFolder();
  // A file system of its own, which takes root; without it the disk of this machine would have to be filled.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  const site = await openSite({ DATA_DIR: folder });
  const load = await startLoad(site.server.url, 4);
  const filler = path.join(folder, 'filler');
  await wait(1_000);
  expect(() => writeFileSync(filler, Buffer.alloc(64 * 1024 * 1024))).toThrow('ENOSPC');
  await wait(10_000);
  expect((await fetch(new URL('/readyz', site.server.url))).status).toBe(503);
  unlinkSync(filler);
  await wait(3_000);
  await load.stop();
  await expectWhole(site, load, 'disk full');
});
