import { type AssessmentsOutput, type EmailLinkFactsOutput, hourMs } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, publicUrl, type TestSite, tokenIn } from '../../../testing/test-site.ts';
import { receiveToken, signInByLink, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

const linkUrl = '/api/auth/email-link';
const email = 'grace@example.org';

const eve = { email: 'eve@example.org', password: 'correct horse', firstName: 'Eve' };

function submitAsGuest(site: TestSite, guestEmail = email): Promise<string> {
  return submitQuickQuest(site, site.browse(), guestEmail);
}

describe('the emailed link', () => {
  it('leads to the login page with the way to the results', async () => {
    const site = await openTestSite();
    const resultId = await submitAsGuest(site);
    const token = await receiveToken(site);
    const link = `${publicUrl}/login?token=${token}&redirect=/results/${resultId}`;
    expect(site.mails[0]?.text).toContain(link);
    expect(site.mails[0]?.html).toContain(link.replace('&', '&amp;'));
  });

  it('can be looked at by a browser to see, before it is used, that the cookie of sessions is kept', async () => {
    const site = await openTestSite();
    await submitAsGuest(site);
    const token = await receiveToken(site);
    const keeping = site.browse();
    const look = async (browser = keeping) =>
      ((await browser.post(`${linkUrl}/preview`, { token })).body as EmailLinkFactsOutput)
        .lacksCookie;
    expect([await look(), await look()]).toEqual([true, undefined]);
    expect([await look(site.browse()), await look(site.browse())]).toEqual([true, true]);
    expect(await keeping.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await keeping.post(linkUrl, { token })).toMatchObject({ status: 200 });
    expect(await look()).toBeUndefined();
  });

  it('brings its own result into the account, with those that this browser names, and no other', async () => {
    const site = await openTestSite();
    const first = await submitAsGuest(site);
    site.passTime(hourMs);
    await submitAsGuest(site);
    const foreign = await submitAsGuest(site, 'alan@example.org');
    site.passTime(hourMs);
    const last = await submitAsGuest(site, 'GRACE@example.org');
    const browser = site.browse();
    await browser.post(linkUrl, {
      token: await receiveToken(site),
      submittedResultIds: [first, foreign, 'nowhere'],
    });
    const { body } = await browser.get('/api/user/assessments');
    expect((body as AssessmentsOutput).assessments.map(({ id }) => id)).toEqual([last, first]);
  });

  it.each([
    [
      'a token that was cut short',
      async (site: TestSite) => (await receiveToken(site)).slice(0, -3),
    ],
    ['an unknown token of any length', async () => 'x'.repeat(10_000)],
    [
      'a used token',
      async (site: TestSite) => {
        const token = await receiveToken(site);
        await site.browse().post(linkUrl, { token });
        return token;
      },
    ],
    [
      'a token older than 24 hours',
      async (site: TestSite) => {
        const token = await receiveToken(site);
        site.passTime(24 * hourMs + 1_000);
        return token;
      },
    ],
  ])('refuses %s with 401 and a message of its own', async (_name, toToken) => {
    const site = await openTestSite();
    await submitAsGuest(site);
    const browser = site.browse();
    const answer = await browser.post(linkUrl, { token: await toToken(site) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(JSON.stringify(answer.body)).not.toContain('Unauthorized');
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
  });

  it.each([
    ['used', 0],
    ['too old', 24 * hourMs + 1_000],
  ])(
    'that is %s still leads on its owner, who is signed in, and changes nothing',
    async (_name, ms) => {
      const site = await openTestSite();
      await submitAsGuest(site);
      await submitAsGuest(site);
      await site.deliverMail();
      const [used, unused] = site.mails.map(tokenIn);
      const browser = site.browse();
      await browser.post(linkUrl, { token: used });
      site.passTime(ms);
      const { db } = site.context;
      const listSessions = () => db.selectFrom('sessions').select('id_hash').execute();
      const sessions = await listSessions();
      const again = await browser.post(linkUrl, { token: ms === 0 ? used : unused });
      expect(again).toMatchObject({ status: 200, body: { email } });
      expect(sessions).toHaveLength(1);
      expect(await listSessions()).toEqual(sessions);
      const tokens = await db.selectFrom('sign_in_tokens').select('used_at').execute();
      // The second became worthless with the first.
      expect(tokens.filter(({ used_at }) => used_at !== null)).toHaveLength(2);
    },
  );

  it('that is used does nothing for a viewer signed in to another account', async () => {
    const site = await openTestSite();
    await submitAsGuest(site);
    const token = await receiveToken(site);
    await site.browse().post(linkUrl, { token });
    const browser = await signUp(site, eve);
    expect(await browser.post(linkUrl, { token })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { email: eve.email } });
  });

  it('that is used says so in another browser, and is renewed to the same address and results', async () => {
    const site = await openTestSite();
    const resultId = await submitAsGuest(site);
    const token = await receiveToken(site);
    const owner = await signInByLink(site);
    const other = site.browse();
    const preview = { token };
    const used = { endsPassword: false, isRenewable: true };
    expect(await other.post(`${linkUrl}/preview`, preview)).toMatchObject({ body: used });
    expect((await other.post(`${linkUrl}/preview`, preview)).body).not.toHaveProperty('email');
    expect(await owner.post(`${linkUrl}/preview`, preview)).toMatchObject({
      body: { isRenewable: false },
    });
    const renewed = await other.post(`${linkUrl}/renewal`, { token });
    expect(renewed).toMatchObject({ status: 200 });
    expect(JSON.stringify(renewed.body)).not.toContain(email);
    await site.deliverMail();
    expect(site.mails).toHaveLength(2);
    const [, mail] = site.mails;
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toContain(`&redirect=/results/${resultId}`);
    if (mail) await other.post(linkUrl, { token: tokenIn(mail) });
    expect(await other.get(`/api/results/${resultId}`)).toMatchObject({ status: 200 });
  });

  it.each([
    ['proves an address', false],
    ['led to results that are deleted', true],
  ])('that %s is renewed with the way on', async (_name, hasResult) => {
    const site = await openTestSite();
    const owner = await signUp(site, { ...eve, email });
    await site.deliverMail();
    if (hasResult) await submitAsGuest(site);
    await site.deliverMail();
    const token = site.mails.map(tokenIn).at(-1);
    await owner.post(linkUrl, { token });
    await site.context.db.deleteFrom('assessment_results').execute();
    const renewal = { token, redirect: '/dashboard' };
    const { status } = await site.browse().post(`${linkUrl}/renewal`, renewal);
    await site.deliverMail();
    // Its links go with a result.
    expect(status).toBe(hasResult ? 404 : 200);
    if (!hasResult) expect(site.mails.at(-1)?.text).toContain('&redirect=/dashboard');
  });

  it('that nobody was mailed is not renewed', async () => {
    const site = await openTestSite();
    const answer = await site.browse().post(`${linkUrl}/renewal`, { token: 'nonsense' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('that is new switches a browser that is signed in to another account', async () => {
    const site = await openTestSite();
    await submitAsGuest(site);
    const token = await receiveToken(site);
    const browser = await signUp(site, eve);
    await browser.post(linkUrl, { token });
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { email } });
  });

  it('still works after nearly 24 hours', async () => {
    const site = await openTestSite();
    await submitAsGuest(site);
    const token = await receiveToken(site);
    site.passTime(24 * hourMs - 60_000);
    expect(await site.browse().post(linkUrl, { token })).toMatchObject({ status: 200 });
  });

  it('keeps names, but never mails those that a stranger may have typed', async () => {
    const site = await openTestSite();
    const names = { firstName: 'Visit evil.example', lastName: 'Now' };
    const signup = { email, password: 'a stranger’s password', ...names };
    await site.browse().post('/api/auth/signup', signup);
    const guest = { guestEmail: email, guestFirstName: 'Visit evil.example too' };
    await site.browse().post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      ...guest,
    });
    const owner = site.browse();
    const redeemed = await owner.post(linkUrl, { token: await receiveToken(site) });
    expect(redeemed).toMatchObject({ status: 200, body: names });
    expect(await owner.get('/api/auth/user')).toMatchObject({ body: names });
    await site.browse().post('/api/auth/link', { email });
    await site.deliverMail();
    expect(site.mails).toHaveLength(3);
    for (const { text } of site.mails) expect(text).toContain('Hail, adventurer!');
    expect(JSON.stringify(site.mails)).not.toContain('evil.example');

    await owner.post('/api/user/names', { firstName: 'Grace' });
    await site.browse().post('/api/auth/link', { email });
    await site.deliverMail();
    expect(site.mails.at(-1)?.text).toContain('Hail, Grace!');
  });
});
