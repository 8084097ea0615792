import {
  type CombinedProfileOutput,
  optionIds,
  type SubmitAssessmentOutput,
  type Tier,
} from '@guildpath/contract';
import { describe, expect, it, vi } from 'vitest';
import { completeResponses, withLeastOptions } from '../../../testing/responses.ts';
import {
  openTestSite,
  type TestBrowser,
  type TestSite,
  tokenIn,
} from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';

const env = { AVAILABLE_TIERS: 'quick,standard,epic' };

/** Quests are a minute apart; `turn` shifts every choice by so many options. */
async function take(
  site: TestSite,
  browser: TestBrowser,
  tier: Tier,
  { turn = 0, guestEmail }: { readonly turn?: number; readonly guestEmail?: string } = {},
): Promise<string> {
  site.passTime(60_000);
  const responses = withLeastOptions(
    completeResponses(site.context, tier, (index) => optionIds[(index + turn) % 4] ?? 'a'),
  );
  const submission = { responses, assessmentType: tier, guestEmail };
  const { body } = await browser.post('/api/assessment/submit', submission);
  return (body as SubmitAssessmentOutput).assessmentResultId;
}

async function readProfile(browser: TestBrowser): Promise<CombinedProfileOutput['profile']> {
  const { status, body } = await browser.get('/api/user/profile');
  expect(status).toBe(200);
  return (body as CombinedProfileOutput).profile;
}

describe('the profile of all quests together', () => {
  it('needs a signed-in user', async () => {
    const site = await openTestSite();
    expect(await site.browse().get('/api/user/profile')).toMatchObject({ status: 401 });
  });

  it('is null with results of fewer than two tiers', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    expect(await readProfile(browser)).toBeNull();
    await take(site, browser, 'quick');
    await take(site, browser, 'quick', { turn: 1 });
    expect(await readProfile(browser)).toBeNull();
  });

  it('is computed once for the same results and catalogue, however often it is asked for', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    await take(site, browser, 'quick');
    await take(site, browser, 'standard');
    const { compute } = site.context;
    const combine = vi.spyOn(compute, 'combine');
    const batch = Array.from({ length: 5 }, () => 'user.profile').join(',');
    expect(await browser.get(`/trpc/${batch}?batch=1`)).toMatchObject({ status: 200 });
    expect(await browser.get(`/trpc/${batch},user.profile?batch=1`)).toMatchObject({ status: 400 });
    const first = await readProfile(browser);
    expect(combine).toHaveBeenCalledTimes(1);

    await site.context.refreshEdition();
    expect(await readProfile(browser)).toEqual(first);
    expect(combine).toHaveBeenCalledTimes(2);

    await take(site, browser, 'quick', { turn: 1 });
    expect(await readProfile(browser)).not.toEqual(first);
    expect(combine).toHaveBeenCalledTimes(3);
  });

  it('is computed again after a failure', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    await take(site, browser, 'quick');
    await take(site, browser, 'standard');
    vi.spyOn(site.context.compute, 'combine').mockRejectedValueOnce(new Error('a thread failed'));
    expect(await browser.get('/api/user/profile')).toMatchObject({ status: 500 });
    expect(await readProfile(browser)).not.toBeNull();
  });

  it('scores the answers of all tiers together', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    const ids = [];
    for (const tier of ['quick', 'standard', 'epic'] as const) {
      ids.unshift(await take(site, browser, tier));
    }
    const profile = await readProfile(browser);
    expect(profile?.assessments.map(({ id }) => id)).toEqual(ids);
    expect(profile).toMatchObject({
      questionCount: 80,
      characterClass: expect.stringMatching(/^(Warrior|Mage|Healer)$/),
      guildTitle: expect.stringMatching(/^[A-Z]/),
    });
    expect(profile?.careerRecommendations).toHaveLength(10);
  });

  it('takes the latest result of each tier, and leaves the results themselves as they were', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    const standard = await take(site, browser, 'standard');
    await take(site, browser, 'quick', { turn: 2 });
    const before = await browser.get(`/api/results/${standard}`);
    const withEarlier = await readProfile(browser);
    const quick = await take(site, browser, 'quick');
    const withLatest = await readProfile(browser);
    expect(withLatest?.assessments.map(({ id }) => id)).toEqual([quick, standard]);
    expect(withLatest?.questionCount).toBe(40);
    expect(withLatest?.riasecScores).not.toEqual(withEarlier?.riasecScores);
    expect((await browser.get(`/api/results/${standard}`)).body).toEqual(before.body);
  });

  it('still counts answers to scenes that no quest asks any more', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    await take(site, browser, 'quick');
    await take(site, browser, 'standard');
    const before = await readProfile(browser);
    await site.context.db
      .updateTable('questions')
      .set({ position: null })
      .where('tier', '=', 'quick')
      .execute();
    await site.context.refreshEdition();
    expect(await readProfile(browser)).toEqual(before);
  });

  it('leaves out guest submissions until the address is proven', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    await take(site, browser, 'quick');
    const given = await take(site, site.browse(), 'standard', { guestEmail: ada.email });
    expect(await readProfile(browser)).toBeNull();
    await site.deliverMail();
    const mail = site.mails.find(({ text }) => text.includes(given));
    if (!mail) throw new Error('No mail leads to the result.');
    const { password } = ada;
    const link = { token: tokenIn(mail), password };
    expect(await browser.post('/api/auth/email-link', link)).toMatchObject({ status: 200 });
    const profile = await readProfile(browser);
    expect(profile?.assessments.map(({ assessmentType }) => assessmentType)).toEqual([
      'standard',
      'quick',
    ]);
  });

  it('shows nothing of others', async () => {
    const site = await openTestSite({ env });
    const browser = await signUp(site);
    await take(site, browser, 'quick');
    await take(site, browser, 'standard');
    const eve = await signUp(site, { ...ada, email: 'eve@example.org' });
    await take(site, eve, 'epic');
    expect(await readProfile(eve)).toBeNull();
  });
});
