import { type AccountExport, accountExportSchema, minuteMs } from '@guildpath/contract';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { copyResult } from '../../../testing/copy-result.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../../testing/test-site.ts';
import { ada, receiveToken, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

const exportUrl = '/api/user/export';
const limited = { RATE_LIMIT: 'on' };

function submit(
  site: TestSite,
  browser: TestBrowser,
  headers: Record<string, string> = {},
): Promise<string> {
  return submitQuickQuest(site, browser, ada.email, headers);
}

describeOnBothDatabases('the export', (openTestDatabase) => {
  it('of ten at the same time lets two through', async () => {
    const site = await openTestSite({ database: await openTestDatabase(), env: limited });
    const browser = await signUp(site);
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.get(exportUrl)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });
});

describe('the export', () => {
  it('comes at most twice in an hour for an account', async () => {
    const site = await openTestSite({ env: limited });
    const browser = await signUp(site);
    for (const status of [200, 200]) expect(await browser.get(exportUrl)).toMatchObject({ status });
    expect(await browser.get(exportUrl)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: {
        message: 'You can download your data 2 times an hour. Please try again in 60 minutes.',
        code: 'TOO_MANY_REQUESTS',
      },
    });
    site.passTime(60 * minuteMs);
    await browser.post('/api/auth/prove', { password: ada.password });
    expect(await browser.get(exportUrl)).toMatchObject({ status: 200 });
  });

  it('holds each of many results once, newest first, and is what the document says', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    await copyResult(site.context.db, await submit(site, browser), 34);
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

  it('holds idempotency keys, and mail that waits, for an owner who has proven the address', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const ownId = await submit(site, browser, { 'idempotency-key': 'key of ada' });
    const givenId = await submit(site, site.browse(), { 'idempotency-key': 'key of a guest' });
    const unproven = (await browser.get(exportUrl)).body as AccountExport;
    expect(unproven.idempotencyKeys).toMatchObject([{ key: 'key of ada', resultId: ownId }]);
    expect(unproven.waitingMails).toEqual([]);

    await browser.post('/api/auth/email-link', { token: await receiveToken(site) });
    const unlock = { assessmentResultId: givenId, guestEmail: ada.email };
    await site.browse().post('/api/assessment/unlock', unlock);
    const proven = (await browser.get(exportUrl)).body as AccountExport;
    expect(proven.idempotencyKeys.map(({ key }) => key).sort()).toEqual([
      'key of a guest',
      'key of ada',
    ]);
    expect(proven.waitingMails).toMatchObject([{ purpose: 'results', resultId: givenId }]);
  });

  it('is not counted for a guest, by a look at its headers, or by a link on another site', async () => {
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
      const linked = await browser.get(exportUrl, { 'sec-fetch-site': 'cross-site' });
      expect(linked).toMatchObject({ status: 403 });
    }
    expect(await browser.get(exportUrl)).toMatchObject({ status: 200 });
  });
});
