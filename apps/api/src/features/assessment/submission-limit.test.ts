import type { SubmitAssessmentOutput } from '@guildpath/contract';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { expect, it } from 'vitest';
import { copyResult } from '../../testing/copy-result.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const submitUrl = '/api/assessment/submit';
const hourMs = 60 * 60 * 1000;
const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
const limited = { RATE_LIMIT: 'on' };

interface HandedIn {
  readonly guestEmail?: string;
  readonly key?: string;
  readonly option?: 'a' | 'b';
}

function handIn(site: TestSite, browser: TestBrowser, own: HandedIn = {}) {
  const { guestEmail, key, option = 'a' } = own;
  const responses = quickResponses(site.context, () => option);
  return browser.post(
    submitUrl,
    { responses, assessmentType: 'quick', guestEmail },
    key ? { 'idempotency-key': key } : {},
  );
}

/** Hands in so often that the next is the last of the day; each a second after the one before. */
async function handInAllButOne(...[site, browser, own]: Parameters<typeof handIn>): Promise<void> {
  const { status, body } = await handIn(site, browser, own);
  expect(status).toBe(200);
  const { assessmentResultId } = body as SubmitAssessmentOutput;
  await copyResult(site.context.db, assessmentResultId, 48);
}

const accepted = { status: 200 };
const refused = { status: 429 };

describeOnBothDatabases('submissions in a day', (openTestDatabase) => {
  async function openSite(env: Record<string, string> = limited) {
    const site = await openTestSite({ database: await openTestDatabase(), env });
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    return { site, browser };
  }

  it('of one account are at most fifty, and the next says when it may come', async () => {
    const { site, browser } = await openSite();
    await handInAllButOne(site, browser);
    site.passTime(hourMs);
    expect(await handIn(site, browser)).toMatchObject(accepted);
    const waitSeconds = 23 * 3_600 - 48;
    expect(await handIn(site, browser)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(waitSeconds) },
      body: {
        message: 'At most 50 quests a day can be handed in. Please try again in 23 hours.',
        code: 'TOO_MANY_REQUESTS',
      },
    });
    site.passTime(waitSeconds * 1_000);
    expect(await handIn(site, browser)).toMatchObject(accepted);
    expect(await handIn(site, browser)).toMatchObject(refused);
  });

  it('stay at most fifty when many come at the same time', async () => {
    const { site, browser } = await openSite();
    await handInAllButOne(site, browser);
    const answers = await Promise.all(Array.from({ length: 10 }, () => handIn(site, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)]);
  });

  it('do not count what is only repeated, which is answered past the limit too', async () => {
    const { site, browser } = await openSite();
    await handInAllButOne(site, browser, { key: 'first' });
    const repeated = await handIn(site, browser, { key: 'first' });
    expect(repeated).toMatchObject(accepted);
    expect(await handIn(site, browser)).toMatchObject(accepted);
    expect(await handIn(site, browser, { key: 'first' })).toMatchObject({
      status: 200,
      body: repeated.body as object,
    });
    expect(await handIn(site, browser, { key: 'next' })).toMatchObject(refused);
  });

  it('are counted for a guest’s email, new or known, apart from those of its owner', async () => {
    const { site, browser } = await openSite();
    for (const guestEmail of ['grace@example.org', ada.email]) {
      await handInAllButOne(site, site.browse(), { guestEmail });
      expect(await handIn(site, site.browse(), { guestEmail })).toMatchObject(accepted);
      const written = { guestEmail: guestEmail.toUpperCase() };
      expect(await handIn(site, site.browse(), written)).toMatchObject(refused);
    }
    expect(await handIn(site, browser)).toMatchObject(accepted);
  });

  it('are without limit with RATE_LIMIT=off', async () => {
    const { site, browser } = await openSite({ RATE_LIMIT: 'off' });
    await handInAllButOne(site, browser);
    expect(await handIn(site, browser)).toMatchObject(accepted);
    expect(await handIn(site, browser)).toMatchObject(accepted);
  });
});

describeOnBothDatabases('an idempotency key', (openTestDatabase) => {
  it('that comes again with other answers is refused, and still leads to the first', async () => {
    const site = await openTestSite({ database: await openTestDatabase() });
    const guest = { guestEmail: 'grace@example.org', key: 'k' };
    const first = await handIn(site, site.browse(), guest);
    expect(await handIn(site, site.browse(), { ...guest, option: 'b' })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/^Idempotency-Key: /),
        code: 'CONFLICT',
      },
    });
    const again = await handIn(site, site.browse(), guest);
    expect(again).toMatchObject({ status: 200, body: first.body as object });
    const results = await site.context.db.selectFrom('assessment_results').select('id').execute();
    expect(results).toHaveLength(1);
  });

  it('stands for the answers, whatever their order and the time they took', async () => {
    const site = await openTestSite({ database: await openTestDatabase() });
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
