import type {
  AccountExport,
  FriendPageInput,
  FriendPageOutput,
  SubmitAssessmentOutput,
} from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestBrowser } from '../../../testing/test-site.ts';
import {
  ada as account,
  receiveToken,
  signInByLink,
  signUp,
  submitQuickQuest,
} from '../../../testing/visitors.ts';

async function invite(browser: TestBrowser, resultId: string): Promise<string> {
  const { status, body } = await browser.post(`/api/results/${resultId}/friends`);
  expect(status).toBe(200);
  return (body as FriendPageInput).pageId;
}

async function openSiteWithInvitation() {
  const site = await openTestSite();
  const ada = await signUp(site);
  const resultId = await submitQuickQuest(site, ada);
  const pageId = await invite(ada, resultId);
  const readInvitation = () => site.browse().get(`/api/friends/${pageId}/invitation`);
  return { site, ada, resultId, pageId, page: `/api/friends/${pageId}`, readInvitation };
}

/** A guest plays, signs in by the mailed link and answers. */
async function openSiteWithPage() {
  const opened = await openSiteWithInvitation();
  const { site, page } = opened;
  const friendResultId = await submitQuickQuest(site, site.browse(), 'grace@example.org');
  const grace = await signInByLink(site, 'grace@example.org');
  const accept = () => grace.post(page, { assessmentResultId: friendResultId });
  expect(await accept()).toMatchObject({ status: 200, body: { pageId: opened.pageId } });
  return { ...opened, grace, friendResultId, accept };
}

const gone = { status: 404, body: { code: 'NOT_FOUND' } };

describe('an invitation', () => {
  it('shows anyone with its link class and guild title of the sender, and nothing else', async () => {
    const { ada, resultId, readInvitation } = await openSiteWithInvitation();
    const { body } = await ada.get(`/api/results/${resultId}`);
    const { characterClass, guildTitle } = (
      body as { readonly assessmentResult: Record<string, unknown> }
    ).assessmentResult;
    const { status, body: shown } = await readInvitation();
    expect(status).toBe(200);
    expect(shown).toEqual({ characterClass, guildTitle });
  });

  it('goes with the quest of a guest into every link that leads to the results', async () => {
    const { site, pageId } = await openSiteWithInvitation();
    const guest = site.browse();
    const guestEmail = 'grace@example.org';
    const { body } = await guest.post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      guestEmail,
      invitation: pageId,
    });
    const { assessmentResultId } = body as SubmitAssessmentOutput;
    const token = await receiveToken(site, guestEmail);
    const redirect = `/results/${assessmentResultId}?invitation=${pageId}`;
    await guest.post('/api/auth/email-link/renewal', { token, redirect });
    await site.deliverMail();
    await guest.post('/api/assessment/unlock', {
      assessmentResultId,
      guestEmail,
      invitation: pageId,
    });
    await site.deliverMail();
    const mails = site.mails.filter(({ to }) => to === guestEmail);
    expect(mails.map(({ text }) => /redirect=(\S+)/.exec(text)?.[1])).toEqual(
      Array(3).fill(redirect.replace('?', '%3F').replace('=', '%3D')),
    );
  });

  it('stays the same until a friend has answered, and then is over', async () => {
    const { site, ada, resultId, pageId, readInvitation } = await openSiteWithPage();
    expect(await readInvitation()).toMatchObject(gone);
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    const assessmentResultId = await submitQuickQuest(site, eve);
    const answer = await eve.post(`/api/friends/${pageId}`, { assessmentResultId });
    expect(answer).toMatchObject(gone);
    const next = await invite(ada, resultId);
    expect(next).not.toBe(pageId);
    expect(await invite(ada, resultId)).toBe(next);
  });

  it('is made for one’s own result, and answered with one’s own by another', async () => {
    const { site, ada, resultId, page } = await openSiteWithInvitation();
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    const answer = { assessmentResultId: resultId };
    expect(await eve.post(`/api/results/${resultId}/friends`)).toMatchObject(gone);
    expect(await eve.post(page, answer)).toMatchObject(gone);
    expect(await site.browse().post(page, answer)).toMatchObject({ status: 401 });
    expect(await ada.post(page, answer)).toMatchObject({
      status: 400,
      body: { message: 'pageId: This is your own invitation. Send it to a friend.' },
    });
  });
});

describe('a friend page', () => {
  it('shows both, and nobody else, two titles and four sentences', async () => {
    const { site, ada, grace, page, accept, resultId, friendResultId, pageId } =
      await openSiteWithPage();
    expect(await accept()).toMatchObject({ status: 200 });
    const { body } = await ada.get(page);
    expect((await grace.get(page)).body).toEqual(body);
    const { members, sentences } = body as FriendPageOutput;
    expect(Object.keys(body as object).sort()).toEqual(['members', 'sentences']);
    expect(members.map((member) => Object.keys(member).sort())).toEqual(
      Array(2).fill(['characterClass', 'guildTitle']),
    );
    expect(sentences).toHaveLength(4);
    expect(await ada.get(`/api/results/${resultId}/friends`)).toMatchObject({
      body: { friends: [{ pageId, ...members[1] }] },
    });
    expect(await grace.get(`/api/results/${friendResultId}/friends`)).toMatchObject({
      body: { friends: [{ pageId, ...members[0] }] },
    });
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    expect(await eve.get(page)).toMatchObject(gone);
    expect(await eve.delete(page)).toMatchObject(gone);
    expect(await eve.get(`/api/results/${resultId}/friends`)).toMatchObject(gone);
    expect(await site.browse().get(page)).toMatchObject({ status: 401 });
  });

  it.each(['ada', 'grace'] as const)('is gone for both once %s takes it back', async (who) => {
    const { page, readInvitation, ...browsers } = await openSiteWithPage();
    expect(await browsers[who].delete(page)).toMatchObject({ status: 200 });
    expect(await browsers.ada.get(page)).toMatchObject(gone);
    expect(await browsers.grace.get(page)).toMatchObject(gone);
    expect(await readInvitation()).toMatchObject(gone);
  });

  it('goes with the account of either, and is in the export of both', async () => {
    const { ada, grace, page, pageId } = await openSiteWithPage();
    for (const browser of [ada, grace]) {
      const { results } = (await browser.get('/api/user/export')).body as AccountExport;
      expect(results.map(({ friendPages }) => friendPages)).toEqual([
        [{ id: pageId, createdAt: expect.stringMatching(/Z$/), isAnswered: true }],
      ]);
    }
    expect(await grace.delete('/api/user')).toMatchObject({ status: 200 });
    expect(await ada.get(page)).toMatchObject(gone);
  });

  it('is one of at most ten beside a result', async () => {
    const { site, ada, resultId, pageId } = await openSiteWithPage();
    const { db } = site.context;
    const row = await db.selectFrom('friend_pages').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 9 }, (_, index) => ({ ...row, id: `${pageId}-${index}` }));
    await db.insertInto('friend_pages').values(rows).execute();
    expect(await ada.post(`/api/results/${resultId}/friends`)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });
});
