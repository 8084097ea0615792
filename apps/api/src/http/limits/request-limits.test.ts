import { minuteMs } from '@guildpath/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import type { TestSite } from '../../../testing/test-site.ts';
import { openTestSite, tokenIn } from '../../../testing/test-site.ts';
import { callsPerMinute } from '../../trpc/trpc.ts';

const settingsUrl = '/api/site/settings';
const on = { RATE_LIMIT: 'on' };

async function countLetIn(site: TestSite, url: string, requests: number): Promise<number> {
  let letIn = 0;
  for (let count = 0; count < requests; count += 1) {
    if ((await site.browse().post(url, {})).status !== 429) letIn += 1;
  }
  return letIn;
}

const batchOfTwenty = (procedure: string) =>
  `/trpc/${Array.from({ length: 20 }, () => procedure).join(',')}?batch=1`;

/** Makes all 300 calls that an address may make in a minute, in batches with different headers. */
async function useUpUnlocks(
  site: TestSite,
  headersOf: (request: number) => Record<string, string>,
): Promise<void> {
  for (let request = 1; request <= 15; request += 1) {
    await site.browse().post(batchOfTwenty('assessment.unlock'), {}, headersOf(request));
  }
}

describe('rate limits per address', () => {
  it('refuse more requests than a person makes, however their address is spelled, and say when to come back', async () => {
    const site = await openTestSite({ env: { ...on, REQUESTS_PER_ADDRESS: '60' } });
    const spellings = [settingsUrl, '/%61pi/site/settings', '/api/site/setting%73?a=b'];
    for (let count = 0; count < 60; count += 1) {
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

  it('count a large body as several requests, and pictures of cards', async () => {
    const site = await openTestSite({ env: { ...on, REQUESTS_PER_ADDRESS: '20' } });
    const login = { identifier: 'a'.repeat(100 * 1024), password: 'correct horse' };
    const { headers } = await site.browse().post('/api/auth/login', login);
    expect(headers['x-ratelimit-remaining']).toBe('13');
    const picture = await site.browse().get('/card/none.png');
    expect(picture.headers['x-ratelimit-remaining']).toBe('12');
  });

  it('count each call of a batch', async () => {
    const site = await openTestSite({ env: { ...on, REQUESTS_PER_ADDRESS: '60' } });
    const search = encodeURIComponent(JSON.stringify({ 0: { search: 'nurse' } }));
    const batch = `${batchOfTwenty('catalogue.careers')}&input=${search}`;
    const browser = site.browse();
    for (let count = 0; count < 3; count += 1)
      expect((await browser.get(batch)).status).not.toBe(429);
    for (const url of [settingsUrl, batch, '/trpc/site.settings'])
      expect(await browser.get(url)).toMatchObject({ status: 429 });
  });

  it('are over after a minute, and start again when the clock is set back by hours', async () => {
    const site = await openTestSite({ env: { ...on, REQUESTS_PER_ADDRESS: '2' } });
    const statusAfter = async (ms: number) => {
      site.passTime(ms);
      return (await site.browse().get(settingsUrl)).status;
    };
    for (const [ms, status] of [
      [0, 200],
      [0, 200],
      [0, 429],
      [minuteMs, 200],
      [0, 200],
      [0, 429],
      [-2 * 60 * minuteMs, 200],
    ] as const)
      expect(await statusAfter(ms)).toBe(status);
  });

  it.each([
    ['assessment/submit', 'assessment.submit', 600],
    ['assessment/unlock', 'assessment.unlock', 300],
  ])(
    'let through /api/%s and batches of %s together, %d times a minute',
    async (rest, trpc, limit) => {
      const site = await openTestSite({ env: on });
      expect(await countLetIn(site, `/api/${rest}`, 20)).toBe(20);
      const batchesLeft = limit / 20 - 1;
      expect(await countLetIn(site, batchOfTwenty(trpc), batchesLeft + 1)).toBe(batchesLeft);
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

  it('let a year group submit and open its mails from one address', async () => {
    // Simulates a fiftieth of a school, with a fiftieth of the limit.
    const scale = 50;
    const guests = 250 / scale;
    const site = await openTestSite({ env: { ...on, REQUESTS_PER_ADDRESS: `${3_000 / scale}` } });
    const pupils = Array.from({ length: guests }, (_, index) => ({
      browser: site.browse(),
      guestEmail: `pupil-${index}@school.example`,
    }));
    for (const { browser } of pupils) {
      for (let file = 0; file < 20; file += 1) await browser.get(`/assets/file-${file}.js`);
      for (const url of [settingsUrl, '/api/auth/user', '/api/assessment/questions/quick'])
        expect((await browser.get(url)).status).not.toBe(429);
    }

    // They have five minutes to submit, and all do it within one.
    const quest = { responses: quickResponses(site.context), assessmentType: 'quick' };
    for (const { browser, guestEmail } of pupils) {
      expect(await browser.post('/api/assessment/preview', quest)).toMatchObject({ status: 200 });
      const answer = await browser.post('/api/assessment/submit', { ...quest, guestEmail });
      expect(answer).toMatchObject({ status: 200 });
    }

    await site.deliverMail();
    site.passTime(minuteMs);
    expect(site.mails).toHaveLength(guests);
    const left: number[] = [];
    for (const { browser, guestEmail } of pupils) {
      const [mail] = site.mails.filter(({ to }) => to === guestEmail);
      if (!mail) throw new Error(`${guestEmail} has no mail.`);
      const body = { token: tokenIn(mail) };
      expect(await browser.post('/api/auth/email-link/preview', body)).toMatchObject({
        status: 200,
      });
      expect(await browser.post('/api/auth/email-link', body)).toMatchObject({ status: 200 });
      const { body: own } = await browser.get('/api/user/assessments');
      const [{ id } = { id: '' }] = (own as { assessments: { id: string }[] }).assessments;
      const page = [settingsUrl, '/api/auth/user', '/api/user/drafts', '/api/user/careers'];
      for (const url of [...page, `/api/results/${id}`, `/api/results/${id}/card`]) {
        const { status, headers } = await browser.get(url);
        expect({ url, status }).toEqual({ url, status: 200 });
        left.push(Number(headers['x-ratelimit-remaining']));
      }
    }
    expect(left.at(-1)).toBeGreaterThan(0);

    // This limit is not scaled.
    expect(scale * guests).toBeLessThanOrEqual(callsPerMinute.frequent);
  });

  it.each([
    ['true', '203.0.113.7'],
    ['2', '203.0.113.7, 192.0.2.1'],
  ])(
    'are the client’s own with TRUST_PROXY=%s, whatever it writes into the header',
    async (trust, hops) => {
      const site = await openTestSite({ env: { ...on, TRUST_PROXY: trust } });
      const unlock = (forwarded: string) =>
        site.browse().post('/api/assessment/unlock', {}, { 'x-forwarded-for': forwarded });
      await useUpUnlocks(site, (request) => ({ 'x-forwarded-for': `10.0.0.${request}, ${hops}` }));
      expect(await unlock(`198.51.100.1, ${hops}`)).toMatchObject({ status: 429 });
      expect(await unlock(hops.replace('203.0.113.7', '203.0.113.8'))).toMatchObject({
        status: 400,
      });
    },
  );

  it.each([
    ['a network of IPv6', (n: number) => `2001:db8:1:2:${n}::${n}`, '2001:db8:1:2:ffff::1'],
    ['a port', (n: number) => `203.0.113.7:${4_000 + n}`, '203.0.113.7'],
    ['IPv6 and a port', (n: number) => `[2001:db8:1:2::1]:${4_000 + n}`, '2001:db8:1:2::9'],
    ['no address', (n: number) => `unknown-${n}`, '_hidden'],
  ])('count one address that a proxy writes with %s', async (_what, write, other) => {
    const site = await openTestSite({ env: { ...on, TRUST_PROXY: 'true' } });
    const unlock = (address: string) =>
      site.browse().post('/api/assessment/unlock', {}, { 'x-forwarded-for': address });
    await useUpUnlocks(site, (request) => ({ 'x-forwarded-for': write(request) }));
    expect(await unlock(other)).toMatchObject({ status: 429 });
    expect(await unlock('2001:db8:1:3::1')).toMatchObject({ status: 400 });
  });

  it.each([
    ['false', 1],
    ['true', 0],
  ])(
    'say once in the log that a proxy is not trusted with TRUST_PROXY=%s',
    async (trust, times) => {
      const lines: string[] = [];
      const log = pino({}, { write: (line) => void lines.push(line) });
      const site = await openTestSite({ env: { TRUST_PROXY: trust }, log });
      await site.browse().get(settingsUrl);
      for (let count = 0; count < 3; count += 1)
        await site.browse().get(settingsUrl, { 'x-forwarded-for': '203.0.113.7' });
      expect(lines.filter((line) => line.includes('TRUST_PROXY is false'))).toHaveLength(times);
    },
  );

  it('take no header for the address where no proxy is trusted', async () => {
    const site = await openTestSite({ env: on });
    const headersOf = (request: number) => ({
      'x-forwarded-for': `203.0.113.${request}`,
      forwarded: `for=203.0.113.${request}`,
      'x-real-ip': `203.0.113.${request}`,
    });
    await useUpUnlocks(site, headersOf);
    expect(await site.browse().post('/api/assessment/unlock', {}, headersOf(200))).toMatchObject({
      status: 429,
    });
  });

  it('are off with RATE_LIMIT=off', async () => {
    const site = await openTestSite();
    expect(await countLetIn(site, batchOfTwenty('assessment.unlock'), 16)).toBe(16);
  });
});
