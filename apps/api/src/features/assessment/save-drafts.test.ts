import {
  type AccountExport,
  type DraftsOutput,
  dayMs,
  type SubmitAssessmentOutput,
} from '@guildpath/contract';
import { saveDraft } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { completeResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';
import { deleteExpired } from '../../jobs/housekeeping/housekeeping.ts';

const url = '/api/user/drafts';
const allTiers = { AVAILABLE_TIERS: 'quick,standard,epic' };

async function draftsOf(browser: TestBrowser): Promise<DraftsOutput['drafts']> {
  const { status, body } = await browser.get(url);
  expect(status).toBe(200);
  return (body as DraftsOutput).drafts;
}

const epicResponses = (site: TestSite, count = 3) =>
  completeResponses(site.context, 'epic').slice(0, count);

const save = (browser: TestBrowser, responses: readonly object[], assessmentType = 'epic') =>
  browser.post(url, { assessmentType, responses });

describe('drafts', () => {
  it('are read on another device of the same person, and by no one else', async () => {
    const site = await openTestSite({ env: allTiers });
    const phone = await signUp(site);
    const eve = await signUp(site, { ...ada, email: 'eve@example.org' });
    const responses = epicResponses(site);
    expect(await save(phone, responses)).toMatchObject({ status: 200, body: { responses } });
    const laptop = site.browse();
    await laptop.post('/api/auth/login', { identifier: ada.email, password: ada.password });
    expect(await draftsOf(laptop)).toMatchObject([{ assessmentType: 'epic', responses }]);
    expect(await draftsOf(eve)).toEqual([]);
  });

  it('take only answers of that tier, and say which field is wrong', async () => {
    const site = await openTestSite({ env: allTiers });
    const browser = await signUp(site);
    const [first = {}, second = {}] = epicResponses(site);
    for (const [responses, field] of [
      [[first, { ...second, selectedOption: 'z' }], 'responses.1.selectedOption'],
      [[{ ...first, questionId: 'unknown' }], 'responses.0.questionId'],
      [[first, first], 'responses.1.questionId'],
      [[{ ...first, questionType: 'aptitude' }], 'responses.0.questionType'],
    ] as const) {
      expect(await save(browser, responses)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(field) },
      });
    }
    expect(await draftsOf(browser)).toEqual([]);
  });

  it('are stored for open tiers only', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    expect(await save(browser, [])).toMatchObject({ status: 403 });
    expect(await save(browser, [], 'heroic')).toMatchObject({ status: 404 });
  });

  it('show answers to questions that are no longer asked until the next answer', async () => {
    const site = await openTestSite({ env: allTiers });
    const browser = await signUp(site);
    const { db, now } = site.context;
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const [first, ...others] = epicResponses(site);
    const retired = { questionId: 'retired', questionType: 'riasec', selectedOption: 'a' } as const;
    const responses = [retired, ...others];
    const draft = {
      owner: { kind: 'user', id },
      tier: 'epic',
      responses,
      asked: new Set([retired.questionId]),
      now: now(),
    } as const;
    await db.transaction().execute((trx) => saveDraft(trx, draft));
    expect(await draftsOf(browser)).toMatchObject([{ assessmentType: 'epic', responses }]);
    expect(await save(browser, [first ?? {}])).toMatchObject({
      body: { responses: [...others, first] },
    });
  });

  it('are deleted with the submission of their tier', async () => {
    const site = await openTestSite({ env: allTiers });
    const browser = await signUp(site);
    await save(browser, epicResponses(site));
    await save(browser, completeResponses(site.context, 'standard').slice(0, 2), 'standard');
    const submission = { assessmentType: 'epic', responses: epicResponses(site, 40) };
    expect(await browser.post('/api/assessment/submit', submission)).toMatchObject({
      status: 200,
      body: { requiresLogin: false } satisfies Partial<SubmitAssessmentOutput>,
    });
    expect((await draftsOf(browser)).map(({ assessmentType }) => assessmentType)).toEqual([
      'standard',
    ]);
  });

  it('are deleted when their owner starts over', async () => {
    const site = await openTestSite({ env: allTiers });
    const browser = await signUp(site);
    await save(browser, epicResponses(site));
    expect(await browser.delete(`${url}/epic`)).toMatchObject({ status: 200 });
    expect(await draftsOf(browser)).toEqual([]);
    expect(await browser.delete(`${url}/epic`)).toMatchObject({ status: 200 });
    expect(await browser.delete(`${url}/heroic`)).toMatchObject({ status: 404 });
  });

  it('last 30 days after the latest answer', async () => {
    const site = await openTestSite({ env: allTiers });
    const browser = await signUp(site);
    await save(browser, epicResponses(site, 1));
    const clean = () => deleteExpired({ ...site.context, mailFolder: '/nowhere' });
    site.passTime(29 * dayMs);
    await save(browser, epicResponses(site, 2));
    site.passTime(29 * dayMs);
    await clean();
    const { drafts } = (await browser.get(url)).body as DraftsOutput;
    expect(drafts).toHaveLength(1);
    site.passTime(2 * dayMs);
    await clean();
    expect(await draftsOf(browser)).toEqual([]);
  });

  it('are in the download of the account', async () => {
    const site = await openTestSite({ env: allTiers });
    const browser = await signUp(site);
    const responses = epicResponses(site);
    await save(browser, responses);
    const { body } = await browser.get('/api/user/export');
    expect((body as AccountExport).drafts).toMatchObject([{ assessmentType: 'epic', responses }]);
  });
});
