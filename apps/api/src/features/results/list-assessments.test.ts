import type { AssessmentsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { copyResult } from '../../../testing/copy-result.ts';
import { openTestSite, type TestBrowser } from '../../../testing/test-site.ts';
import { signUp, submitQuickQuest } from '../../../testing/visitors.ts';

const url = '/api/user/assessments';

async function idsAt(browser: TestBrowser, query: string): Promise<string[]> {
  const { body } = await browser.get(`${url}?${query}`);
  return (body as AssessmentsOutput).assessments.map(({ id }) => id);
}

describe('the results of a person', () => {
  async function openSite(count: number) {
    const site = await openTestSite();
    const browser = await signUp(site);
    const newest = await submitQuickQuest(site, browser);
    const newestFirst = [newest, ...(await copyResult(site.context.db, newest, count - 1))];
    return { site, browser, newestFirst };
  }

  it('come fifty at a time unless asked for otherwise', async () => {
    const { browser, newestFirst } = await openSite(51);
    expect(await idsAt(browser, '')).toEqual(newestFirst.slice(0, 50));
    expect(await idsAt(browser, 'limit=200')).toEqual(newestFirst);
    expect(await idsAt(browser, `before=${newestFirst[49]}`)).toEqual(newestFirst.slice(50));
  });

  it('are not listed where the question makes no sense', async () => {
    const { browser } = await openSite(1);
    for (const [query, message] of [
      ['limit=0', /^limit: /],
      ['limit=201', /^limit: /],
      ['limit=many', /^limit: /],
      ['limit=1.5', /^limit: /],
      ['before=', /^before: /],
      ['before=nowhere', /^before: We couldn’t find that assessment result\.$/],
      ['before=a&before=b', /^before: /],
    ] as const) {
      expect(await browser.get(`${url}?${query}`), query).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(message), code: 'BAD_REQUEST' },
      });
    }
  });
});
