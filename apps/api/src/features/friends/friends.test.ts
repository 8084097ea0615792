import type {
  AccountExport,
  FriendPageInput,
  FriendPageOutput,
  FriendsOutput,
  InvitationInput,
  SubmitAssessmentOutput,
} from '@guildpath/contract';
import { dayMs } from '@guildpath/contract';
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
  const { status, body } = await browser.post(`/api/results/${resultId}/invitation`);
  expect(status).toBe(200);
  return (body as InvitationInput).invitationId;
}

async function listFriends(browser: TestBrowser): Promise<FriendsOutput> {
  return (await browser.get('/api/user/friends')).body as FriendsOutput;
}

async function openSiteWithInvitation() {
  const site = await openTestSite();
  const ada = await signUp(site);
  const resultId = await submitQuickQuest(site, ada);
  const invitationId = await invite(ada, resultId);
  const link = `/api/invitations/${invitationId}`;
  const readInvitation = () => site.browse().get(link);
  /** A guest plays, signs in by the mailed link and answers. */
  const befriend = async (name: string) => {
    const email = `${name}@example.org`;
    const friendResultId = await submitQuickQuest(site, site.browse(), email);
    const browser = await signInByLink(site, email);
    const accept = () => browser.post(link, { assessmentResultId: friendResultId });
    const { status, body } = await accept();
    expect(status).toBe(200);
    const { pageId } = body as FriendPageInput;
    return { browser, friendResultId, accept, pageId, page: `/api/friends/${pageId}` };
  };
  return { site, ada, resultId, invitationId, link, readInvitation, befriend };
}

async function openSiteWithPage() {
  const { befriend, ...opened } = await openSiteWithInvitation();
  const { browser: grace, ...page } = await befriend('grace');
  return { ...opened, ...page, befriend, grace };
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
    const { site, invitationId } = await openSiteWithInvitation();
    const guest = site.browse();
    const guestEmail = 'grace@example.org';
    const { body } = await guest.post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      guestEmail,
      invitation: invitationId,
    });
    const { assessmentResultId } = body as SubmitAssessmentOutput;
    const token = await receiveToken(site, guestEmail);
    const redirect = `/results/${assessmentResultId}?invitation=${invitationId}`;
    await guest.post('/api/auth/email-link/renewal', { token, redirect });
    await site.deliverMail();
    await guest.post('/api/assessment/unlock', {
      assessmentResultId,
      guestEmail,
      invitation: invitationId,
    });
    await site.deliverMail();
    const mails = site.mails.filter(({ to }) => to === guestEmail);
    expect(mails.map(({ text }) => /redirect=(\S+)/.exec(text)?.[1])).toEqual(
      Array(3).fill(redirect.replace('?', '%3F').replace('=', '%3D')),
    );
  });

  it('stays the same for everyone, until it is taken back or thirty days old', async () => {
    const { site, ada, resultId, invitationId, link, readInvitation, befriend, grace } =
      await openSiteWithPage();
    await befriend('eve');
    expect(await invite(ada, resultId)).toBe(invitationId);
    expect((await readInvitation()).status).toBe(200);
    const { friends, invitations } = await listFriends(ada);
    expect(friends.map(({ hasAnswered }) => hasAnswered)).toEqual([true, true]);
    expect(invitations).toMatchObject([{ invitationId, assessmentResultId: resultId }]);
    expect(await grace.delete(link)).toMatchObject(gone);
    expect(await ada.delete(link)).toMatchObject({ status: 200 });
    expect(await readInvitation()).toMatchObject(gone);
    expect((await listFriends(ada)).friends).toHaveLength(2);
    const next = await invite(ada, resultId);
    site.passTime(30 * dayMs);
    expect(await site.browse().get(`/api/invitations/${next}`)).toMatchObject(gone);
  });

  it('is made for one’s own result, and answered with one’s own by another', async () => {
    const { site, ada, resultId, link } = await openSiteWithInvitation();
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    const answer = { assessmentResultId: resultId };
    expect(await eve.post(`/api/results/${resultId}/invitation`)).toMatchObject(gone);
    expect(await eve.post(link, answer)).toMatchObject(gone);
    expect(await site.browse().post(link, answer)).toMatchObject({ status: 401 });
    expect(await ada.post(link, answer)).toMatchObject({
      status: 400,
      body: { message: 'invitationId: This is your own invitation. Send it to friends.' },
    });
  });

  it('is answered by fifty at most', async () => {
    const { site, resultId, link } = await openSiteWithInvitation();
    const { db } = site.context;
    const { invitation_id: _invitation, ...result } = await db
      .selectFrom('assessment_results')
      .selectAll()
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: 50 }, (_, index) => `friend-${index}`);
    await db
      .insertInto('assessment_results')
      .values(ids.map((id) => ({ ...result, id, user_id: null, guest_email: `${id}@example.org` })))
      .execute();
    const { completed_at: created_at } = result;
    await db
      .insertInto('friend_pages')
      .values(ids.map((id) => ({ id, result_id: resultId, friend_result_id: id, created_at })))
      .execute();
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    const assessmentResultId = await submitQuickQuest(site, eve);
    expect(await eve.post(link, { assessmentResultId })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });
});

describe('a friend page', () => {
  it('shows both, and nobody else, two titles and four sentences', async () => {
    const { site, ada, grace, page, accept, resultId, friendResultId, pageId, befriend } =
      await openSiteWithPage();
    expect(await accept()).toMatchObject({ status: 200, body: { pageId } });
    const { body } = await ada.get(page);
    expect((await grace.get(page)).body).toEqual(body);
    const { members, sentences } = body as FriendPageOutput;
    expect(Object.keys(body as object).sort()).toEqual(['members', 'sentences']);
    expect(members.map((member) => Object.keys(member).sort())).toEqual(
      Array(2).fill(['characterClass', 'guildTitle']),
    );
    expect(sentences).toHaveLength(4);
    const shared = { pageId, assessmentResultId: resultId, hasAnswered: true };
    expect((await listFriends(ada)).friends).toEqual([{ ...shared, ...members[1] }]);
    expect((await listFriends(grace)).friends).toEqual([
      { ...members[0], pageId, assessmentResultId: friendResultId, hasAnswered: false },
    ]);
    const { browser: eve } = await befriend('eve');
    expect(await eve.get(page)).toMatchObject(gone);
    expect(await eve.delete(page)).toMatchObject(gone);
    expect((await listFriends(eve)).friends).toHaveLength(1);
    expect(await site.browse().get(page)).toMatchObject({ status: 401 });
  });

  it.each(['ada', 'grace'] as const)('is gone for both once %s takes it back', async (who) => {
    const { page, readInvitation, ...browsers } = await openSiteWithPage();
    expect(await browsers[who].delete(page)).toMatchObject({ status: 200 });
    expect(await browsers.ada.get(page)).toMatchObject(gone);
    expect(await browsers.grace.get(page)).toMatchObject(gone);
    expect((await readInvitation()).status).toBe(200);
  });

  it('goes with the account of either, and is in the export of both', async () => {
    const { ada, grace, page, pageId, invitationId } = await openSiteWithPage();
    const timestamp = expect.stringMatching(/Z$/);
    for (const [browser, invitation] of [
      [ada, { id: invitationId, expiresAt: timestamp }],
      [grace, null],
    ] as const) {
      const { results } = (await browser.get('/api/user/export')).body as AccountExport;
      expect(results).toMatchObject([
        { invitation, friendPages: [{ id: pageId, createdAt: timestamp }] },
      ]);
    }
    expect(await grace.delete('/api/user')).toMatchObject({ status: 200 });
    expect(await ada.get(page)).toMatchObject(gone);
  });
});
