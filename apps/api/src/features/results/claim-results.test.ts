import type { AssessmentsOutput, UnclaimedResultsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { copyResult } from '../../../testing/copy-result.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../../testing/test-site.ts';
import {
  ada as account,
  receiveToken,
  signUp,
  submitQuickQuest,
} from '../../../testing/visitors.ts';

const { email } = account;

/** Passes a second, so that results are in order. */
async function submit(site: TestSite, browser: TestBrowser, guestEmail?: string): Promise<string> {
  const id = await submitQuickQuest(site, browser, guestEmail);
  site.passTime(1_000);
  return id;
}

async function openLink(site: TestSite, browser: TestBrowser): Promise<void> {
  await browser.post('/api/auth/email-link', { token: await receiveToken(site, email) });
}

async function listUnclaimed(browser: TestBrowser): Promise<string[]> {
  const { body } = await browser.get('/api/user/unclaimed-results');
  return (body as UnclaimedResultsOutput).results.map(({ id }) => id);
}

async function listClaimed(browser: TestBrowser): Promise<string[]> {
  const { body } = await browser.get('/api/user/assessments');
  return (body as AssessmentsOutput).assessments.map(({ id }) => id);
}

describe('what a stranger submits with a member’s address', () => {
  /** Ada has one result of her own, and strangers have submitted others with her address. */
  async function openScene(strangersCount = 2) {
    const site = await openTestSite();
    const ada = await signUp(site);
    await openLink(site, ada);
    const own = await submit(site, ada);
    const strangers: string[] = [];
    for (let count = 0; count < strangersCount; count += 1) {
      strangers.unshift(await submit(site, site.browse(), email));
    }
    return { site, ada, own, strangers };
  }

  it('is not hers when she uses any link, but for the one that the link is about', async () => {
    const { site, ada, own, strangers } = await openScene(3);
    const [linked, ...others] = strangers;
    await openLink(site, ada);
    expect(await listClaimed(ada)).toEqual([linked, own]);
    expect(await listUnclaimed(ada)).toEqual(others);
    await site.browse().post('/api/auth/link', { email });
    await openLink(site, ada);
    expect(await listClaimed(ada)).toEqual([linked, own]);
    for (const id of others)
      expect(await ada.get(`/api/results/${id}`)).toMatchObject({ status: 404 });
  });

  it('is listed for her alone, with its quest and time', async () => {
    const { site, ada, strangers } = await openScene();
    expect(await listUnclaimed(ada)).toEqual(strangers);
    expect(await ada.get('/api/user/unclaimed-results')).toMatchObject({
      body: {
        results: [{ assessmentType: 'quick', completedAt: expect.stringMatching(/Z$/) }, {}],
      },
    });
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    expect(await listUnclaimed(eve)).toEqual([]);
    for (const call of ['keep', 'discard'] as const) {
      const url = `/api/results/${strangers[0]}/${call}`;
      expect(await eve.post(url), call).toMatchObject({ status: 404 });
      expect(await site.browse().post(url), call).toMatchObject({ status: 401 });
    }
    expect(await listUnclaimed(ada)).toEqual(strangers);
  });

  it('is hers once she keeps it', async () => {
    const { ada, own, strangers } = await openScene();
    const [kept, left] = strangers;
    expect(await ada.post(`/api/results/${kept}/keep`)).toMatchObject({ status: 200 });
    expect(await listClaimed(ada)).toEqual([kept, own]);
    expect(await listUnclaimed(ada)).toEqual([left]);
    expect(await ada.post(`/api/results/${kept}/keep`)).toMatchObject({ status: 404 });
    expect(await ada.post(`/api/results/${kept}/discard`)).toMatchObject({ status: 404 });
  });

  it('is gone once she discards it, and no mail mentions it', async () => {
    const { site, ada, own, strangers } = await openScene();
    const [gone, left] = strangers;
    expect(await ada.post(`/api/results/${gone}/discard`)).toMatchObject({ status: 200 });
    expect(await listUnclaimed(ada)).toEqual([left]);
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
    expect(await listUnclaimed(ada)).toHaveLength(50);
    expect(await ada.delete('/api/user/unclaimed-results')).toMatchObject({ status: 200 });
    expect(await listUnclaimed(ada)).toEqual([]);
    expect(await listClaimed(ada)).toEqual([own]);
    expect(await ada.delete('/api/user/unclaimed-results')).toMatchObject({ status: 200 });
  });

  it('is not shown while the address is not proven', async () => {
    const site = await openTestSite();
    const eve = await signUp(site, { ...account, firstName: 'Eve' });
    const adas = await submit(site, site.browse(), email);
    expect(await listUnclaimed(eve)).toEqual([]);
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
    const site = await openTestSite();
    const eve = await signUp(site, { ...account, firstName: 'Eve' });
    const strangers = await submit(site, eve);
    const { body } = await eve.post(`/api/results/${strangers}/card`, { isPublic: true });
    const ada = site.browse();
    await openLink(site, ada);
    expect(await listClaimed(ada)).toEqual([]);
    expect(await listUnclaimed(ada)).toEqual([strangers]);
    const { cardId } = body as { readonly cardId: string };
    expect(await ada.get(`/api/cards/${cardId}`)).toMatchObject({ status: 404 });
  });

  it('stays where its owner proves the address with the same session', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    const own = await submit(site, ada);
    await openLink(site, ada);
    expect(await listClaimed(ada)).toEqual([own]);
    expect(await listUnclaimed(ada)).toEqual([]);
  });
});
