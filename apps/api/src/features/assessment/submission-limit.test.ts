import { describeOnBothDatabases } from '@guildpath/db/testing';
import { expect, it } from 'vitest';
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

async function handInTimes(
  times: number,
  ...[site, browser, own]: Parameters<typeof handIn>
): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await handIn(site, browser, own)).status);
  return statuses;
}

const allAccepted = new Set([200]);

describeOnBothDatabases('submissions in a day', (openTestDatabase) => {
  async function openSite(env: Record<string, string> = limited) {
    const site = await openTestSite({ database: await openTestDatabase(), env });
    const browser = site.browse();
    await browser.post('/api/auth/signup', ada);
    return { site, browser };
  }

  it('of one account are at most fifty, and the next says when it may come', async () => {
    const { site, browser } = await openSite();
    expect((await handIn(site, browser)).status).toBe(200);
    site.passTime(hourMs);
    expect(new Set(await handInTimes(49, site, browser))).toEqual(allAccepted);
    const refused = await handIn(site, browser);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: 'At most 50 quests a day can be handed in. Please try again in 23 hours.',
        code: 'TOO_MANY_REQUESTS',
      },
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(22.9 * 3_600);
    site.passTime(seconds * 1_000);
    expect(await handInTimes(2, site, browser)).toEqual([200, 429]);
  });

  it('stay at most fifty when many come at the same time', async () => {
    const { site, browser } = await openSite();
    await handInTimes(47, site, browser);
    const answers = await Promise.all(Array.from({ length: 10 }, () => handIn(site, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...[200, 200, 200],
      ...Array.from({ length: 7 }, () => 429),
    ]);
  });

  it('do not count what is only repeated, which is answered past the limit too', async () => {
    const { site, browser } = await openSite();
    const first = await handIn(site, browser, { key: 'first' });
    const repeated = await handInTimes(5, site, browser, { key: 'first' });
    expect(new Set(repeated)).toEqual(allAccepted);
    expect(new Set(await handInTimes(49, site, browser))).toEqual(allAccepted);
    expect(await handIn(site, browser, { key: 'first' })).toMatchObject({
      status: 200,
      body: first.body as object,
    });
    expect(await handIn(site, browser, { key: 'next' })).toMatchObject({ status: 429 });
  });

  it('are counted for a guest’s email, new or known, apart from those of its owner', async () => {
    const { site, browser } = await openSite();
    for (const guestEmail of ['grace@example.org', ada.email]) {
      expect(new Set(await handInTimes(50, site, site.browse(), { guestEmail }))).toEqual(
        allAccepted,
      );
      const written = { guestEmail: guestEmail.toUpperCase() };
      expect(await handIn(site, site.browse(), written)).toMatchObject({ status: 429 });
    }
    expect(await handIn(site, browser)).toMatchObject({ status: 200 });
  });

  it('are without limit with RATE_LIMIT=off', async () => {
    const { site, browser } = await openSite({ RATE_LIMIT: 'off' });
    expect(new Set(await handInTimes(55, site, browser))).toEqual(allAccepted);
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
