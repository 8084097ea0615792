import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quickResponses } from '../testing/responses.ts';
import type { TestSite } from '../testing/test-site.ts';
import { openTestSite } from '../testing/test-site.ts';

const settingsUrl = '/api/site/settings';
const on = { RATE_LIMIT: 'on' };

// A minute that begins in the middle of a test would begin a new count.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** How many of so many requests, each as malformed as can be, are not refused for being too many. */
async function countLetIn(site: TestSite, url: string, requests: number): Promise<number> {
  let letIn = 0;
  for (let count = 0; count < requests; count += 1) {
    if ((await site.browse().post(url, {})).status !== 429) letIn += 1;
  }
  return letIn;
}

describe('rate limits per address', () => {
  it('refuse more requests than a person makes, however their address is spelled, and say when to come back', async () => {
    const site = await openTestSite({ env: on });
    const spellings = [settingsUrl, '/%61pi/site/settings', '/api/site/setting%73?a=b'];
    for (let count = 0; count < 600; count += 1) {
      const url = spellings[count % spellings.length] ?? settingsUrl;
      expect(await site.browse().get(url)).toMatchObject({ status: 200 });
    }
    for (const url of spellings) {
      expect(await site.browse().get(url)).toMatchObject({
        status: 429,
        body: {
          message: 'Too many requests. Please try again in 60 seconds.',
          code: 'TOO_MANY_REQUESTS',
        },
        headers: { 'retry-after': '60' },
      });
    }
  });

  it.each([
    ['auth/login', 'auth.login', 200],
    ['auth/signup', 'auth.signup', 200],
    ['auth/email-link', 'auth.emailLink', 200],
    ['assessment/submit', 'assessment.submit', 200],
    ['assessment/preview', 'assessment.preview', 200],
    ['assessment/progress', 'assessment.countProgress', 200],
    ['assessment/unlock', 'assessment.unlock', 100],
  ])(
    'let through %s, over REST and in batches of tRPC together, so often a minute',
    async (rest, trpc, limit) => {
      const site = await openTestSite({ env: on });
      expect(await countLetIn(site, `/api/${rest}`, 20)).toBe(20);
      const batchesLeft = limit / 20 - 1;
      const batch = `/trpc/${Array.from({ length: 20 }, () => trpc).join(',')}?batch=1`;
      expect(await countLetIn(site, batch, batchesLeft + 1)).toBe(batchesLeft);
      expect(await site.browse().post(`/api/${rest}`, {})).toMatchObject({
        status: 429,
        body: { message: expect.any(String), code: 'TOO_MANY_REQUESTS' },
        headers: { 'retry-after': expect.anything() },
      });
      expect(await site.browse().post(`/trpc/${trpc}`, {})).toMatchObject({
        status: 429,
        body: { error: { data: { code: 'TOO_MANY_REQUESTS' } } },
        headers: { 'retry-after': expect.anything() },
      });
      expect(await site.browse().get(settingsUrl)).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['get', '/api/user/export'],
    ['post', '/api/user/password'],
  ] as const)('let through %s %s a hundred times a minute, for guests too', async (method, url) => {
    const site = await openTestSite({ env: on });
    for (let count = 0; count < 100; count += 1)
      expect(await site.browse()[method](url)).toMatchObject({ status: 401 });
    expect(await site.browse()[method](url)).toMatchObject({ status: 429 });
  });

  it('let a class of forty hand in from one address, and load the site before', async () => {
    const site = await openTestSite({ env: on });
    for (let pupil = 0; pupil < 40; pupil += 1) {
      const browser = site.browse();
      for (let file = 0; file < 20; file += 1) await browser.get(`/assets/file-${file}.js`);
      await browser.get(settingsUrl);
      await browser.get('/api/auth/user');
      await browser.get('/api/assessment/questions/quick');
      const answer = await browser.post('/api/assessment/submit', {
        responses: quickResponses(site.context),
        assessmentType: 'quick',
        guestEmail: `pupil-${pupil}@school.example`,
      });
      expect(answer.status).toBe(200);
    }
  });

  it('are the address’s own behind a proxy, whatever the client writes into the header', async () => {
    const site = await openTestSite({ env: { ...on, TRUST_PROXY: 'true' } });
    const unlock = (forwarded: string) =>
      site.browse().post('/api/assessment/unlock', {}, { 'x-forwarded-for': forwarded });
    for (let count = 0; count < 100; count += 1) await unlock(`10.0.0.${count}, 203.0.113.7`);
    expect(await unlock('198.51.100.1, 203.0.113.7')).toMatchObject({ status: 429 });
    expect(await unlock('203.0.113.8')).toMatchObject({ status: 400 });
  });

  it('are the address’s own behind two proxies, and not those of the first proxy', async () => {
    const site = await openTestSite({ env: { ...on, TRUST_PROXY: '2' } });
    const unlock = (forwarded: string) =>
      site.browse().post('/api/assessment/unlock', {}, { 'x-forwarded-for': forwarded });
    for (let count = 0; count < 100; count += 1) {
      await unlock(`10.0.0.${count}, 203.0.113.7, 192.0.2.1`);
    }
    expect(await unlock('198.51.100.1, 203.0.113.7, 192.0.2.1')).toMatchObject({ status: 429 });
    expect(await unlock('203.0.113.8, 192.0.2.1')).toMatchObject({ status: 400 });
  });

  it('count a whole IPv6 network as one address, as a provider gives it to one customer', async () => {
    const site = await openTestSite({ env: { ...on, TRUST_PROXY: 'true' } });
    const unlock = (address: string) =>
      site.browse().post('/api/assessment/unlock', {}, { 'x-forwarded-for': address });
    for (let host = 1; host <= 100; host += 1) await unlock(`2001:db8:1:2:${host}::${host}`);
    expect(await unlock('2001:db8:1:2:ffff::1')).toMatchObject({ status: 429 });
    expect(await unlock('2001:db8:1:3::1')).toMatchObject({ status: 400 });
  });

  it('take no header for the address where no proxy is trusted', async () => {
    const site = await openTestSite({ env: on });
    const unlock = (count: number) =>
      site.browse().post(
        '/api/assessment/unlock',
        {},
        {
          'x-forwarded-for': `203.0.113.${count}`,
          forwarded: `for=203.0.113.${count}`,
          'x-real-ip': `203.0.113.${count}`,
        },
      );
    for (let count = 0; count < 100; count += 1) await unlock(count);
    expect(await unlock(200)).toMatchObject({ status: 429 });
  });

  it('are off with RATE_LIMIT=off', async () => {
    const site = await openTestSite();
    expect(await countLetIn(site, '/api/assessment/unlock', 150)).toBe(150);
  });
});
