import type { AccountExport, PublicCardOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { ada, signInByLink, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

const guestEmail = 'Grace@example.org';

function submitAsGuest(site: TestSite, email = guestEmail): Promise<string> {
  return submitQuickQuest(site, site.browse(), email);
}

async function openGuestAccount(site: TestSite) {
  const resultId = await submitAsGuest(site);
  return { browser: await signInByLink(site, guestEmail), resultId };
}

const personalTables = [
  'users',
  'sessions',
  'passkeys',
  'passkey_challenges',
  'sign_in_tokens',
  'identities',
  'saved_careers',
  'assessment_results',
  'responses',
  'idempotency_keys',
  'public_cards',
  'friend_pages',
] as const;

/** Counts the rows of each table with personal data, and the pending mails. */
async function countLeftovers({ context: { db } }: TestSite): Promise<Record<string, number>> {
  const pending = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute();
  const counts: Record<string, number> = { mails: pending.length };
  for (const table of personalTables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    counts[table] = rows.length;
  }
  return counts;
}

describe('taking one’s data away', () => {
  it('gives everything stored about the person, and no secret', async () => {
    const site = await openTestSite();
    const { browser, resultId } = await openGuestAccount(site);
    await submitAsGuest(site, 'someone.else@example.org');
    await browser.post('/api/user/careers/registered-nurse', { isSaved: true });
    const card = await browser.post(`/api/results/${resultId}/card`, { isPublic: true });
    const shown = await browser.get(`/api/results/${resultId}`);
    const { status, body } = await browser.get('/api/user/export');
    expect(status).toBe(200);
    const data = body as AccountExport;
    expect(data.account).toMatchObject({
      email: guestEmail,
      authProvider: 'guest',
      emailVerifiedAt: expect.stringMatching(/Z$/),
      hasPassword: false,
    });
    expect(data).toMatchObject({
      identities: [],
      sessions: [{ lastSeenAt: expect.stringMatching(/Z$/) }],
      signInLinks: [{ purpose: 'results', usedAt: expect.stringMatching(/Z$/) }],
      savedCareers: [
        { careerId: 'registered-nurse', savedAt: expect.stringMatching(/Z$/), doneAt: null },
      ],
      results: [{ id: resultId, assessmentType: 'quick', guestEmail }],
    });
    const [result] = data.results;
    const {
      assessmentResult,
      isNarrativePending: _isNarrativePending,
      ...recommended
    } = shown.body as Record<string, unknown>;
    expect(result).toMatchObject(recommended);
    expect(result?.riasecScores).toEqual((assessmentResult as typeof result)?.riasecScores);
    const byId = (a: { questionId: string }, b: { questionId: string }) =>
      a.questionId < b.questionId ? -1 : 1;
    expect(result?.responses).toEqual(
      quickResponses(site.context)
        .map(({ questionId, selectedOption }) => ({
          questionId,
          selectedOption,
          leastOption: null,
          seconds: null,
        }))
        .sort(byId),
    );
    expect(result?.publicCard).toEqual({
      id: (card.body as PublicCardOutput).cardId,
      createdAt: expect.stringMatching(/Z$/),
      showsFirstName: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/someone\.else|argon2|token_hash|id_hash/);
  });

  it('gives what deleting would delete: results that the owner of the address has not claimed too', async () => {
    const site = await openTestSite();
    const { browser, resultId } = await openGuestAccount(site);
    site.passTime(1_000);
    const unclaimedId = await submitAsGuest(site, guestEmail.toLowerCase());
    const { body } = await browser.get('/api/user/export');
    expect((body as AccountExport).results).toMatchObject([{ id: unclaimedId }, { id: resultId }]);
  });
});

describe('deleting an account', () => {
  it('leaves nothing of the person, and ends every session', async () => {
    const site = await openTestSite();
    const { browser, resultId } = await openGuestAccount(site);
    await browser.post('/api/user/careers/registered-nurse', { isSaved: true });
    expect(await countLeftovers(site)).toMatchObject({ saved_careers: 1 });
    await browser.post(`/api/results/${resultId}/card`, { isPublic: true });
    await submitAsGuest(site, guestEmail.toLowerCase());
    await site
      .browse()
      .post('/api/assessment/unlock', { assessmentResultId: resultId, guestEmail });
    expect(await browser.delete('/api/user')).toMatchObject({
      status: 200,
      body: { message: 'We deleted your account and everything in it.' },
    });
    // The notice about the deletion and the deletion of mail files are pending.
    const { mails, ...stored } = await countLeftovers(site);
    expect(mails).toBe(2);
    expect(new Set(Object.values(stored))).toEqual(new Set([0]));
    expect(browser.cookies()).toEqual({});
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
    const mailsBefore = site.mails.length;
    await site.deliverMail();
    expect(site.mails.slice(mailsBefore)).toMatchObject([
      { to: guestEmail, subject: 'Your Guildpath account was deleted' },
    ]);
    expect(await countLeftovers(site)).toMatchObject({ mails: 0 });
  });

  it('leaves the data of others alone', async () => {
    const site = await openTestSite();
    const other = await signUp(site);
    const { browser } = await openGuestAccount(site);
    await submitAsGuest(site, 'xgrace@example.org');
    await browser.delete('/api/user');
    expect(await other.get('/api/auth/user')).toMatchObject({ status: 200 });
    expect(await countLeftovers(site)).toMatchObject({
      users: 2,
      assessment_results: 1,
      responses: 15,
      // One is to Xgrace; the others are Grace's notice and the deletion of her mail files.
      mails: 3,
    });
  });

  it('by a stranger who never proved the address leaves what its owner submitted as a guest', async () => {
    const site = await openTestSite();
    const stranger = await signUp(site, { ...ada, email: guestEmail });
    const resultId = await submitAsGuest(site);
    expect(await stranger.delete('/api/user')).toMatchObject({ status: 200 });
    const owner = await signInByLink(site);
    expect(await owner.get(`/api/results/${resultId}`)).toMatchObject({ status: 200 });
  });

  it('frees the email for a new account', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    await browser.delete('/api/user');
    expect(await browser.post('/api/auth/signup', ada)).toMatchObject({ status: 200 });
  });
});
