import { hourMs, type SubmitAssessmentOutput } from '@guildpath/contract';
import type { OpenDatabase } from '@guildpath/db';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { describe, expect, it } from 'vitest';
import { copyResult } from '../../../testing/copy-result.ts';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';

const submitUrl = '/api/assessment/submit';
const limited: Record<string, string> = { RATE_LIMIT: 'on' };

interface Submission {
  readonly guestEmail?: string;
  readonly key?: string;
  readonly option?: 'a' | 'b';
  /** The network address. */
  readonly from?: string;
}

function submit(site: TestSite, browser: TestBrowser, own: Submission = {}) {
  const { guestEmail, key, option = 'a', from } = own;
  const responses = quickResponses(site.context, () => option);
  return browser.post(
    submitUrl,
    { responses, assessmentType: 'quick', guestEmail },
    { ...(key && { 'idempotency-key': key }), ...(from && { 'x-forwarded-for': from }) },
  );
}

const accepted = { status: 200 };
const refused = { status: 429 };

/** Leaves one more submission for the day. The submissions of an account are a second apart. */
async function submitAllButOne(...[site, browser, own]: Parameters<typeof submit>): Promise<void> {
  const { status, body } = await submit(site, browser, own);
  expect(status).toBe(200);
  const { assessmentResultId } = body as SubmitAssessmentOutput;
  if (!own?.guestEmail) {
    await copyResult(site.context.db, assessmentResultId, 48);
    return;
  }
  const guests = site.context.db.updateTable('throttles').set({ attempts: 49 });
  await guests.where('attempts', '=', 1).execute();
}

async function openSite(env = limited, database?: OpenDatabase) {
  const site = await openTestSite({ env, ...(database ? { database } : {}) });
  return { site, browser: await signUp(site) };
}

describeOnBothDatabases('submissions in a day', (openTestDatabase) => {
  it('stay at most fifty when many come at the same time', async () => {
    const { site, browser } = await openSite(limited, await openTestDatabase());
    await submitAllButOne(site, browser);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(site, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)]);
  });
});

describe('submissions in a minute', () => {
  it('are counted when complete, so that a flood of empty ones from an address stops no guest', async () => {
    const site = await openTestSite({ env: limited });
    for (let count = 0; count < 620; count += 1)
      expect((await site.browse().post(submitUrl, {})).status).toBe(400);
    const guest = { guestEmail: 'guest@example.org' };
    expect(await submit(site, site.browse(), guest)).toMatchObject(accepted);
  });
});

describe('submissions in a day', () => {
  it('of one account are at most fifty, and the next says when it may come', async () => {
    const { site, browser } = await openSite();
    await submitAllButOne(site, browser);
    site.passTime(hourMs);
    expect(await submit(site, browser)).toMatchObject(accepted);
    const waitSeconds = 23 * 3_600 - 48;
    expect(await submit(site, browser)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(waitSeconds) },
      body: {
        message: 'You can submit at most 50 quests a day. Please try again in 23 hours.',
        code: 'TOO_MANY_REQUESTS',
      },
    });
    site.passTime(waitSeconds * 1_000);
    expect(await submit(site, browser)).toMatchObject(accepted);
    expect(await submit(site, browser)).toMatchObject(refused);
  });

  it('do not count what is only repeated, which is answered past the limit too', async () => {
    const { site, browser } = await openSite();
    await submitAllButOne(site, browser, { key: 'first' });
    const repeated = await submit(site, browser, { key: 'first' });
    expect(repeated).toMatchObject(accepted);
    expect(await submit(site, browser)).toMatchObject(accepted);
    expect(await submit(site, browser, { key: 'first' })).toMatchObject({
      status: 200,
      body: repeated.body as object,
    });
    expect(await submit(site, browser, { key: 'next' })).toMatchObject(refused);
  });

  it('are counted for a guest’s email and network, so that no stranger uses up a limit', async () => {
    const { site, browser } = await openSite({ ...limited, TRUST_PROXY: 'true' });
    for (const guestEmail of ['grace@example.org', ada.email]) {
      const stranger = { guestEmail, from: '203.0.113.1' };
      await submitAllButOne(site, site.browse(), stranger);
      expect(await submit(site, site.browse(), stranger)).toMatchObject(accepted);
      const written = { ...stranger, guestEmail: guestEmail.toUpperCase() };
      expect(await submit(site, site.browse(), written)).toMatchObject(refused);
      expect(await submit(site, site.browse(), { ...written, from: '203.0.113.2' })).toMatchObject(
        accepted,
      );
    }
    expect(await submit(site, browser)).toMatchObject(accepted);
  });

  it('of guests at one network are SUBMISSIONS_PER_ADDRESS, then one for each mailbox', async () => {
    const { site, browser } = await openSite({ ...limited, SUBMISSIONS_PER_ADDRESS: '2' });
    const submitAs = (guestEmail: string) => submit(site, site.browse(), { guestEmail });
    expect(await submitAs(ada.email)).toMatchObject(accepted);
    expect(await submitAs(ada.email)).toMatchObject(accepted);
    expect(await submitAs('eve@example.org')).toMatchObject(accepted);
    expect(await submit(site, browser)).toMatchObject(accepted);
    expect(await submitAs('Eve+2@example.org')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '86400' },
      body: {
        message: expect.stringMatching(/^Your network has submitted too many quests today/),
      },
    });
  });

  it('are without limit with RATE_LIMIT=off', async () => {
    const { site, browser } = await openSite({ RATE_LIMIT: 'off' });
    await submitAllButOne(site, browser);
    expect(await submit(site, browser)).toMatchObject(accepted);
    expect(await submit(site, browser)).toMatchObject(accepted);
  });
});

describe('an idempotency key', () => {
  it('that comes again with other answers is refused, and still leads to the first', async () => {
    const site = await openTestSite();
    const guest = { guestEmail: 'grace@example.org', key: 'k' };
    const first = await submit(site, site.browse(), guest);
    expect(await submit(site, site.browse(), { ...guest, option: 'b' })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/^Idempotency-Key: /),
        code: 'CONFLICT',
      },
    });
    const again = await submit(site, site.browse(), guest);
    expect(again).toMatchObject({ status: 200, body: first.body as object });
    const results = await site.context.db.selectFrom('assessment_results').select('id').execute();
    expect(results).toHaveLength(1);
  });

  it('stands for the answers, whatever their order and the time they took', async () => {
    const site = await openTestSite();
    const responses = quickResponses(site.context);
    const send = (changes: object) =>
      site
        .browse()
        .post(
          submitUrl,
          { responses, assessmentType: 'quick', guestEmail: 'grace@example.org', ...changes },
          { 'idempotency-key': 'k' },
        );
    const { body } = await send({ durationSeconds: 60 });
    const again = await send({ durationSeconds: 90, responses: responses.toReversed() });
    expect(again).toMatchObject({ status: 200, body: body as object });
  });
});
