import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type AccountExport, accountExportSchema } from '@guildpath/contract';
import type { Db } from '@guildpath/db';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'zod/mini';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite, tokenIn } from '../../testing/test-site.ts';

const exportUrl = '/api/user/export';
const minuteMs = 60_000;
const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
const limited = { RATE_LIMIT: 'on' };

async function signUp(site: TestSite): Promise<TestBrowser> {
  const browser = site.browse();
  await browser.post('/api/auth/signup', ada);
  return browser;
}

function handIn(site: TestSite, browser: TestBrowser, headers: Record<string, string> = {}) {
  const guestEmail = ada.email;
  const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
  return browser.post('/api/assessment/submit', { ...submission, guestEmail }, headers);
}

describeOnBothDatabases('the export', (openTestDatabase) => {
  it('comes at most twice in an hour for an account, from all processes together', async () => {
    const database = await openTestDatabase();
    const site = await openTestSite({ database, env: limited });
    const browser = await signUp(site);
    const statuses = [];
    for (const url of [exportUrl, exportUrl, exportUrl])
      statuses.push((await browser.get(url)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const other = await openTestSite({ database, env: limited });
    const elsewhere = other.browse();
    await elsewhere.post('/api/auth/login', { identifier: ada.email, password: ada.password });
    const refused = await elsewhere.get(exportUrl);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: 'Your data can be downloaded 2 times an hour. Please try again in 60 minutes.',
        code: 'TOO_MANY_REQUESTS',
      },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    site.passTime(60 * minuteMs);
    await browser.post('/api/auth/prove', { password: ada.password });
    expect(await browser.get(exportUrl)).toMatchObject({ status: 200 });
  });

  it('of ten at the same time lets two through', async () => {
    const site = await openTestSite({ database: await openTestDatabase(), env: limited });
    const browser = await signUp(site);
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.get(exportUrl)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });

  it('holds each of many results once, newest first, and is what the document says', async () => {
    const site = await openTestSite({ database: await openTestDatabase() });
    const browser = await signUp(site);
    await handIn(site, browser);
    await multiplyResults(site.context.db, 34);
    const { body, headers } = await browser.get(exportUrl);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="guildpath-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const { results } = parse(accountExportSchema, body);
    expect(new Set(results.map(({ id }) => id)).size).toBe(35);
    const times = results.map(({ completedAt }) => completedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(results.every(({ responses }) => responses.length === 15)).toBe(true);
  });
});

describe('the export', () => {
  it('holds idempotency keys, and mail that waits, for someone who has proven the address', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const own = await handIn(site, browser, { 'idempotency-key': 'key of ada' });
    const given = await handIn(site, site.browse(), { 'idempotency-key': 'key of a guest' });
    const [ownId, givenId] = [own, given].map(
      ({ body }) => (body as { assessmentResultId: string }).assessmentResultId,
    );
    const unproven = (await browser.get(exportUrl)).body as AccountExport;
    expect(unproven.idempotencyKeys).toMatchObject([{ key: 'key of ada', resultId: ownId }]);
    expect(unproven.waitingMails).toEqual([]);

    await site.deliverMail();
    const mail = site.mails.at(-1);
    if (!mail) throw new Error('No mail was sent.');
    await browser.post('/api/auth/email-link', { token: tokenIn(mail) });
    const unlock = { assessmentResultId: givenId, guestEmail: ada.email };
    await site.browse().post('/api/assessment/unlock', unlock);
    const proven = (await browser.get(exportUrl)).body as AccountExport;
    expect(proven.idempotencyKeys.map(({ key }) => key).sort()).toEqual([
      'key of a guest',
      'key of ada',
    ]);
    expect(proven.waitingMails).toMatchObject([{ purpose: 'results', resultId: givenId }]);
  });

  it('is not counted for a guest, nor by a look at its headers', async () => {
    const site = await openTestSite({ env: limited });
    const browser = await signUp(site);
    for (let count = 0; count < 3; count += 1) {
      expect(await site.browse().get(exportUrl)).toMatchObject({ status: 401 });
      const { statusCode } = await site.app.inject({
        method: 'HEAD',
        url: exportUrl,
        cookies: browser.cookies(),
      });
      expect(statusCode).toBe(404);
    }
    expect(await browser.get(exportUrl)).toMatchObject({ status: 200 });
  });

  it('of thousands of results keeps nobody waiting and little in memory', {
    timeout: 120_000,
  }, async () => {
    const site = await openTestSite({ database: await openSqlite() });
    const browser = await signUp(site);
    await handIn(site, browser);
    await multiplyResults(site.context.db, 3_999);
    const port = await listen(site);
    const cookie = toHeader(browser);

    const before = process.memoryUsage().rss;
    let [longestWaitMs, mostBytes, received, isDone] = [0, before, 0, false];
    const download = read(port, exportUrl, { cookie }, (bytes) => {
      received += bytes;
    }).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const asked = performance.now();
      await read(port, '/healthz', {}, () => undefined);
      longestWaitMs = Math.max(longestWaitMs, performance.now() - asked);
      mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
    }
    await download;
    const mib = 1024 * 1024;
    expect(received).toBeGreaterThan(40 * mib);
    expect(longestWaitMs).toBeLessThan(1_000);
    expect((mostBytes - before) / mib).toBeLessThan(150);
  });

  it('is read no faster than it is taken', { timeout: 60_000 }, async () => {
    const site = await openTestSite({ database: await openSqlite() });
    const browser = await signUp(site);
    await handIn(site, browser);
    await multiplyResults(site.context.db, 2_999);
    const port = await listen(site);
    const queries = vi.spyOn(site.context.db.getExecutor(), 'executeQuery');
    const asked = request({ port, path: exportUrl, headers: { cookie: toHeader(browser) } }).end();
    const [response] = await once(asked, 'response');
    response.pause();
    const queriesSoFar = () => queries.mock.calls.length;
    await expect.poll(queriesSoFar, { timeout: 30_000 }).toBeGreaterThan(10);
    await delay(1_500);
    const whileStalled = queriesSoFar();
    asked.destroy();
    // Three queries a page of ten: the whole of it would take nine hundred.
    expect(whileStalled).toBeLessThan(450);
  });
});

function toHeader(browser: TestBrowser): string {
  return Object.entries(browser.cookies())
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

async function listen({ app }: TestSite): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

async function read(
  port: number,
  path: string,
  headers: Record<string, string>,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const asked = request({ port, path, headers }).end();
  const [response] = await once(asked, 'response');
  response.on('data', (chunk: Buffer) => onBytes(chunk.length));
  await once(response, 'end');
  expect(response.statusCode).toBe(200);
}

/** Copies the only result, with its responses, so many times, each a second older. */
async function multiplyResults(db: Db, copies: number): Promise<void> {
  const result = await db.selectFrom('assessment_results').selectAll().executeTakeFirstOrThrow();
  const responses = await db.selectFrom('responses').selectAll().execute();
  await db.transaction().execute(async (trx) => {
    for (let copy = 1; copy <= copies; copy += 1) {
      const id = `${result.id.slice(0, -5)}-${String(copy).padStart(4, '0')}`;
      const completed_at = new Date(Date.parse(result.completed_at) - copy * 1_000).toISOString();
      await trx
        .insertInto('assessment_results')
        .values({ ...result, id, completed_at })
        .execute();
      await trx
        .insertInto('responses')
        .values(responses.map((response) => ({ ...response, result_id: id })))
        .execute();
    }
  });
}
