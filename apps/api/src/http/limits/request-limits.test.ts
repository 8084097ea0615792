import { minuteMs } from '@guildpath/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { signUp } from '../../../testing/visitors.ts';

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

describe('rate limits per caller', () => {
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

  it('count a session of a member by itself, and strangers together', async () => {
    const site = await openTestSite({ env: { ...on, REQUESTS_PER_ADDRESS: '60' } });
    const member = await signUp(site);
    const flood = batchOfTwenty('site.settings');
    expect(await countLetIn(site, flood, 5)).toBe(2);
    expect(await site.browse().get(settingsUrl)).toMatchObject({ status: 429 });
    expect(await member.get(settingsUrl)).toMatchObject({ status: 200 });
    for (let count = 0; count < 3; count += 1) await member.get(flood);
    expect(await member.get(settingsUrl)).toMatchObject({ status: 429 });
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

  it('let through the calls of one procedure and its batches together, 300 a minute', async () => {
    const site = await openTestSite({ env: on });
    const batch = batchOfTwenty('assessment.unlock');
    expect(await countLetIn(site, '/api/assessment/unlock', 20)).toBe(20);
    expect(await countLetIn(site, batch, 15)).toBe(14);
    const refused = { status: 429, headers: { 'retry-after': expect.anything() } };
    expect(await site.browse().post('/api/assessment/unlock', {})).toMatchObject({
      ...refused,
      body: { message: expect.any(String), code: 'TOO_MANY_REQUESTS' },
    });
    expect(await site.browse().post('/trpc/assessment.unlock', {})).toMatchObject({
      ...refused,
      body: { error: { data: { code: 'TOO_MANY_REQUESTS' } } },
    });
    expect(await site.browse().get(settingsUrl)).toMatchObject({ status: 200 });
  });

  it.each([
    ['false', 'one client', '203.0.113.1', '203.0.113.2'],
    ['true', 'one client', '10.0.0.1, 203.0.113.7', '10.0.0.2, 203.0.113.7'],
    ['true', 'two clients', '203.0.113.7', '203.0.113.8'],
    ['2', 'one client', '10.0.0.1, 203.0.113.7, 192.0.2.1', '10.0.0.2, 203.0.113.7, 192.0.2.1'],
    ['2', 'two clients', '203.0.113.7, 192.0.2.1', '203.0.113.8, 192.0.2.1'],
    ['true', 'one client', '2001:db8:1:2:3::1', '2001:db8:1:2:ffff::1'],
    ['true', 'two clients', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['true', 'one client', '203.0.113.7:4001', '203.0.113.7'],
    ['true', 'one client', '[2001:db8:1:2::1]:4001', '2001:db8:1:2::9'],
    ['true', 'one client', 'unknown-1', '_hidden'],
  ])('with TRUST_PROXY=%s take for %s: %s and %s', async (TRUST_PROXY, clients, first, second) => {
    const site = await openTestSite({ env: { ...on, REQUESTS_PER_ADDRESS: '1', TRUST_PROXY } });
    const statusFor = async (address: string) => {
      const headers = {
        'x-forwarded-for': address,
        forwarded: `for=${address}`,
        'x-real-ip': address,
      };
      return (await site.browse().get(settingsUrl, headers)).status;
    };
    expect(await statusFor(first)).toBe(200);
    expect(await statusFor(second)).toBe(clients === 'one client' ? 429 : 200);
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

  it('are off with RATE_LIMIT=off', async () => {
    const site = await openTestSite({ env: { REQUESTS_PER_ADDRESS: '1' } });
    expect(await countLetIn(site, batchOfTwenty('assessment.unlock'), 16)).toBe(16);
  });
});
