import type { AssessmentsOutput, UnclaimedResultsOutput } from '@guildpath/contract';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { expect, it } from 'vitest';
import { copyResult } from '../../testing/copy-result.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite, tokenIn } from '../../testing/test-site.ts';

const email = 'ada@example.org';
const password = 'correct horse';

async function handIn(site: TestSite, browser: TestBrowser, guestEmail?: string): Promise<string> {
  const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
  const { body } = await browser.post('/api/assessment/submit', { ...submission, guestEmail });
  site.passTime(1_000);
  return (body as { readonly assessmentResultId: string }).assessmentResultId;
}

async function openLink(site: TestSite, browser: TestBrowser): Promise<void> {
  await site.deliverMail();
  const mail = site.mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error('No mail was sent there.');
  await browser.post('/api/auth/email-link', { token: tokenIn(mail) });
}

async function waiting(browser: TestBrowser): Promise<string[]> {
  const { body } = await browser.get('/api/user/unclaimed-results');
  return (body as UnclaimedResultsOutput).results.map(({ id }) => id);
}

async function history(browser: TestBrowser): Promise<string[]> {
  const { body } = await browser.get('/api/user/assessments');
  return (body as AssessmentsOutput).assessments.map(({ id }) => id);
}

describeOnBothDatabases('what a stranger hands in with a member’s address', (openTestDatabase) => {
  /** Ada, a member with one result of her own, and what others have submitted with her address. */
  async function openScene(strangersCount = 2) {
    const site = await openTestSite({ database: await openTestDatabase() });
    const ada = site.browse();
    await ada.post('/api/auth/signup', { email, password, firstName: 'Ada' });
    await openLink(site, ada);
    const own = await handIn(site, ada);
    const strangers: string[] = [];
    for (let count = 0; count < strangersCount; count += 1) {
      strangers.unshift(await handIn(site, site.browse(), email));
    }
    return { site, ada, own, strangers };
  }

  it('is not hers when she uses any link, but for the one that the link is about', async () => {
    const { site, ada, own, strangers } = await openScene(3);
    const [linked, ...others] = strangers;
    await openLink(site, ada);
    expect(await history(ada)).toEqual([linked, own]);
    expect(await waiting(ada)).toEqual(others);
    await site.browse().post('/api/auth/link', { email });
    await openLink(site, ada);
    expect(await history(ada)).toEqual([linked, own]);
    for (const id of others)
      expect(await ada.get(`/api/results/${id}`)).toMatchObject({ status: 404 });
  });

  it('is listed for her alone, with its quest and time', async () => {
    const { site, ada, strangers } = await openScene();
    expect(await waiting(ada)).toEqual(strangers);
    expect(await ada.get('/api/user/unclaimed-results')).toMatchObject({
      body: {
        results: [{ assessmentType: 'quick', completedAt: expect.stringMatching(/Z$/) }, {}],
      },
    });
    const eve = site.browse();
    await eve.post('/api/auth/signup', { email: 'eve@example.org', password, firstName: 'Eve' });
    expect(await waiting(eve)).toEqual([]);
    for (const call of ['keep', 'discard'] as const) {
      const url = `/api/results/${strangers[0]}/${call}`;
      expect(await eve.post(url), call).toMatchObject({ status: 404 });
      expect(await site.browse().post(url), call).toMatchObject({ status: 401 });
    }
    expect(await waiting(ada)).toEqual(strangers);
  });

  it('is hers once she keeps it', async () => {
    const { ada, own, strangers } = await openScene();
    const [kept, left] = strangers;
    expect(await ada.post(`/api/results/${kept}/keep`)).toMatchObject({ status: 200 });
    expect(await history(ada)).toEqual([kept, own]);
    expect(await waiting(ada)).toEqual([left]);
    expect(await ada.post(`/api/results/${kept}/keep`)).toMatchObject({ status: 404 });
    expect(await ada.post(`/api/results/${kept}/discard`)).toMatchObject({ status: 404 });
  });

  it('is gone once she throws it away, and no mail speaks of it', async () => {
    const { site, ada, own, strangers } = await openScene();
    const [gone, left] = strangers;
    expect(await ada.post(`/api/results/${gone}/discard`)).toMatchObject({ status: 200 });
    expect(await waiting(ada)).toEqual([left]);
    expect(await ada.post(`/api/results/${gone}/keep`)).toMatchObject({ status: 404 });
    const { db } = site.context;
    const answers = await db.selectFrom('responses').select('result_id').distinct().execute();
    expect(answers.map(({ result_id }) => result_id).sort()).toEqual([own, left].sort());
    const mailsBefore = site.mails.length;
    await site.deliverMail();
    expect(site.mails.slice(mailsBefore)).toHaveLength(1);
  });

  it('is gone at once, however much it is', async () => {
    const { site, ada, own, strangers } = await openScene(1);
    await copyResult(site.context.db, strangers[0] ?? '', 60);
    expect(await waiting(ada)).toHaveLength(50);
    expect(await ada.delete('/api/user/unclaimed-results')).toMatchObject({ status: 200 });
    expect(await waiting(ada)).toEqual([]);
    expect(await history(ada)).toEqual([own]);
    expect(await ada.delete('/api/user/unclaimed-results')).toMatchObject({ status: 200 });
  });

  it('is not shown while the address is not proven', async () => {
    const site = await openTestSite({ database: await openTestDatabase() });
    const eve = site.browse();
    await eve.post('/api/auth/signup', { email, password, firstName: 'Eve' });
    const adas = await handIn(site, site.browse(), email);
    expect(await waiting(eve)).toEqual([]);
    for (const call of ['keep', 'discard'] as const) {
      expect(await eve.post(`/api/results/${adas}/${call}`)).toMatchObject({ status: 404 });
    }
    expect(await eve.delete('/api/user/unclaimed-results')).toMatchObject({ status: 200 });
    await openLink(site, site.browse());
    expect(await site.context.db.selectFrom('assessment_results').select('id').execute()).toEqual([
      { id: adas },
    ]);
  });

  it('waits too where the stranger had opened the account, its card withdrawn', async () => {
    const site = await openTestSite({ database: await openTestDatabase() });
    const eve = site.browse();
    await eve.post('/api/auth/signup', { email, password, firstName: 'Eve' });
    const strangers = await handIn(site, eve);
    const { body } = await eve.post(`/api/results/${strangers}/card`, { isPublic: true });
    const ada = site.browse();
    await openLink(site, ada);
    expect(await history(ada)).toEqual([]);
    expect(await waiting(ada)).toEqual([strangers]);
    const { cardId } = body as { readonly cardId: string };
    expect(await ada.get(`/api/cards/${cardId}`)).toMatchObject({ status: 404 });
  });

  it('stays where its owner proves the address with the same session', async () => {
    const site = await openTestSite({ database: await openTestDatabase() });
    const ada = site.browse();
    await ada.post('/api/auth/signup', { email, password, firstName: 'Ada' });
    const own = await handIn(site, ada);
    await openLink(site, ada);
    expect(await history(ada)).toEqual([own]);
    expect(await waiting(ada)).toEqual([]);
  });
});
