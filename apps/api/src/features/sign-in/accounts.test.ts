import type { UnclaimedResultsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, publicUrl, shareTestSite, tokenIn } from '../../../testing/test-site.ts';
import { submitQuickQuest } from '../../../testing/visitors.ts';

const ada = {
  email: 'Ada@example.org',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Lovelace',
};

describe('accounts', () => {
  const openSite = shareTestSite();

  it('signing up signs in and answers the user', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    const { status, body } = await browser.post('/api/auth/signup', ada);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'Ada@example.org',
      role: null,
      authProvider: 'local',
      emailVerified: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await browser.get('/api/auth/user')).toMatchObject({
      status: 200,
      body: body as object,
    });
  });

  it.each([
    [{ ...ada, email: 'ada' }, 'email: Please enter a valid email address'],
    [{ ...ada, password: 'Password1' }, 'password: Too many people use this password'],
    [{ ...ada, password: 'QWERTYUIOP' }, 'password: Too many people use this password'],
    [{ email: ada.email, password: ada.password }, 'firstName: First name is required'],
  ])('signing up with %o is refused: %s', async (input, message) => {
    expect(await openSite().browse().post('/api/auth/signup', input)).toMatchObject({
      status: 400,
      body: { message, code: 'BAD_REQUEST' },
    });
  });

  it('an administrator of the environment has no common password', async () => {
    const env = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: '1234567890' };
    await expect(openTestSite({ env })).rejects.toThrow(
      'ADMIN_PASSWORD is too common; choose another.',
    );
  });

  it('an email that is registered, in whatever case, is 409', async () => {
    const site = await openTestSite();
    await site.browse().post('/api/auth/signup', ada);
    expect(
      await site.browse().post('/api/auth/signup', { ...ada, email: 'ada@EXAMPLE.org' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    await site.deliverMail();
    expect(site.mails.map(({ subject }) => subject)).toEqual(['Confirm your email for Guildpath']);
  });

  it('signing up with a guest’s email answers 409 and mails a link that proves the address first', async () => {
    const site = await openTestSite();
    await submitQuickQuest(site, site.browse(), ada.email);
    const stranger = site.browse();
    expect(await stranger.post('/api/auth/signup', ada)).toMatchObject({ status: 409 });
    expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 401 });
    await site.deliverMail();
    const proof = site.mails.find(({ subject }) => subject === 'Your sign-in link for Guildpath');
    expect(proof).toMatchObject({ to: ada.email });

    const owner = site.browse();
    if (proof) await owner.post('/api/auth/email-link', { token: tokenIn(proof) });
    expect(await owner.get('/api/user/assessments')).toMatchObject({ body: { assessments: [] } });
    const { body } = await owner.get('/api/user/unclaimed-results');
    expect((body as UnclaimedResultsOutput).results).toHaveLength(1);
  });

  it('signing up with a guest’s email on the way to a result mails a link that leads on to it', async () => {
    const site = await openTestSite();
    const redirect = `/results/${await submitQuickQuest(site, site.browse(), ada.email)}`;
    expect(await site.browse().post('/api/auth/signup', { ...ada, redirect })).toMatchObject({
      status: 409,
    });
    await site.deliverMail();
    const proof = site.mails.find(({ subject }) => subject === 'Your sign-in link for Guildpath');
    if (!proof) throw new Error('No link was mailed.');
    expect(proof.text).toContain(
      `${publicUrl}/login?token=${tokenIn(proof)}&redirect=${redirect}\n`,
    );
  });

  it('signing up on the way to a page mails links that lead on to it', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    await browser.post('/api/auth/signup', { ...ada, redirect: '/halls' });
    await browser.post('/api/user/proof-mail', { redirect: '/halls' });
    await site.deliverMail();
    expect(site.mails).toHaveLength(2);
    for (const { text } of site.mails) expect(text).toContain('&redirect=/halls\n');
  });

  it.each([['ADA@example.org'], ['ada'], [' Ada ']])(
    'logging in takes the identifier %o',
    async (identifier) => {
      const site = await openTestSite();
      await site.browse().post('/api/auth/signup', ada);
      const browser = site.browse();
      expect(
        await browser.post('/api/auth/login', { identifier, password: ada.password }),
      ).toMatchObject({
        status: 200,
        body: { username: 'ada' },
      });
      expect(await browser.get('/api/auth/user')).toMatchObject({ status: 200 });
    },
  );

  it('an unknown identifier and a wrong password get the same 401, which is not Unauthorized', async () => {
    const site = await openTestSite();
    await site.browse().post('/api/auth/signup', ada);
    const wrong = await site
      .browse()
      .post('/api/auth/login', { identifier: 'ada', password: 'wrong horse' });
    const unknown = await site
      .browse()
      .post('/api/auth/login', { identifier: 'eve', password: 'wrong horse' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(JSON.stringify(wrong.body)).not.toContain('Unauthorized');
  });

  it('the administrator of the environment exists, with that password and the role admin', async () => {
    const site = await openTestSite({
      env: { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a good password' },
    });
    const login = { identifier: 'root@example.org', password: 'a good password' };
    expect(await site.browse().post('/api/auth/login', login)).toMatchObject({
      status: 200,
      body: { role: 'admin' },
    });
  });
});
