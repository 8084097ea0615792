import type { AssessmentsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { ada, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

async function openMember(site: TestSite, name: string) {
  const browser = await signUp(site, { ...ada, email: `${name}@example.org` });
  return { browser, resultId: await submitQuickQuest(site, browser) };
}

describe('deleting a result', () => {
  it('takes its answers and its card with it, and nothing else', async () => {
    const site = await openTestSite();
    const { browser, resultId } = await openMember(site, 'ada');
    const kept = await submitQuickQuest(site, browser);
    const card = await browser.post(`/api/results/${resultId}/card`, { isPublic: true });
    const { cardId } = card.body as { readonly cardId: string };

    expect(await browser.delete(`/api/results/${resultId}`)).toMatchObject({
      status: 200,
      body: { message: 'We deleted this result and its answers.' },
    });
    for (const url of [`/api/results/${resultId}`, `/api/cards/${cardId}`]) {
      expect(await browser.get(url), url).toMatchObject({ status: 404 });
    }
    expect(await browser.post(`/api/results/${resultId}/card`, { isPublic: true })).toMatchObject({
      status: 404,
    });
    const { body } = await browser.get('/api/user/assessments');
    expect((body as AssessmentsOutput).assessments.map(({ id }) => id)).toEqual([kept]);
    const { db } = site.context;
    expect(await db.selectFrom('responses').select('result_id').distinct().execute()).toEqual([
      { result_id: kept },
    ]);
  });

  it('is for its owner, and is found once', async () => {
    const site = await openTestSite();
    const { browser, resultId } = await openMember(site, 'ada');
    const eve = await openMember(site, 'eve');
    const url = `/api/results/${resultId}`;
    expect(await site.browse().delete(url)).toMatchObject({ status: 401 });
    expect(await eve.browser.delete(url)).toMatchObject({ status: 404 });
    expect(await browser.get(url)).toMatchObject({ status: 200 });
    const answers = await Promise.all([1, 2, 3].map(() => browser.delete(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await eve.browser.get(`/api/results/${eve.resultId}`)).toMatchObject({ status: 200 });
  });
});
