import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { maxConcurrentCalls, maxPendingBodiesPerAddress } from './overload.ts';

/** Opens a site on which scoring waits for `release`. */
async function openSlowSite() {
  const site = await openTestSite();
  let begun = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { preview } = site.context.compute;
  let scored: ReturnType<typeof preview> | undefined;
  Object.assign(site.context.compute, {
    preview: async (answers: Parameters<typeof preview>[0]) => {
      begun += 1;
      await released;
      scored ??= preview(answers);
      return scored;
    },
  });
  return { site, release: () => release(), countBegun: () => begun };
}

function aPreview({ context }: TestSite) {
  return { assessmentType: 'quick', responses: quickResponses(context) };
}

function preview(site: TestSite) {
  return site.browse().post('/api/assessment/preview', aPreview(site));
}

describe('more calls than the server can serve', () => {
  it('are refused with 503 and a time to try again, and the others are answered', async () => {
    const { site, release, countBegun } = await openSlowSite();
    const accepted = Array.from({ length: maxConcurrentCalls }, () => preview(site));
    await expect.poll(countBegun).toBe(maxConcurrentCalls);

    const [refused, overTrpc] = await Promise.all([
      preview(site),
      site.browse().get('/trpc/site.settings'),
    ]);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE' },
      headers: { 'retry-after': '2', 'x-content-type-options': 'nosniff' },
    });
    expect(overTrpc.status).toBe(503);
    await expect(site.browse().get('/healthz')).resolves.toMatchObject({ status: 200 });
    await expect(site.browse().get('/readyz')).resolves.toMatchObject({ status: 200 });

    release();
    const statuses = (await Promise.all(accepted)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect(preview(site)).resolves.toMatchObject({ status: 200 });
  });

  it('no longer count once their clients have disconnected', async () => {
    const { site, release, countBegun } = await openSlowSite();
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const staying = Array.from({ length: maxConcurrentCalls - 1 }, () => preview(site));
    const leaving = request(`${url}/api/assessment/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    leaving.on('error', () => undefined).end(JSON.stringify(aPreview(site)));
    await expect.poll(countBegun).toBe(maxConcurrentCalls);
    const askSettings = async () => (await site.browse().get('/api/site/settings')).status;
    expect(await askSettings()).toBe(503);
    leaving.destroy();
    await expect.poll(askSettings).toBe(200);
    release();
    await Promise.all(staying);
  });
});

describe('calls whose body does not arrive', () => {
  /** Sends the head of a call and one byte of its body, and waits until the server has seen it. */
  async function drip({ app }: TestSite, url: string, calls: number) {
    let seen = 0;
    const count = () => {
      seen += 1;
    };
    app.server.on('request', count);
    const open = Array.from({ length: calls }, () => {
      const call = request(`${url}/api/assessment/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '4000' },
      });
      call.on('error', () => undefined).write('{');
      return call;
    });
    await expect.poll(() => seen).toBe(calls);
    app.server.off('request', count);
    return open;
  }

  it('do not block other calls, and are limited for each address', async () => {
    const site = await openTestSite({ env: { RATE_LIMIT: 'on' } });
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const open = await drip(site, url, maxPendingBodiesPerAddress);
    onTestFinished(() => {
      for (const call of open) call.destroy();
    });
    // More than the limit of concurrent calls are open, and yet others are served.
    expect(maxPendingBodiesPerAddress).toBeGreaterThan(maxConcurrentCalls);
    await expect(site.browse().get('/api/site/settings')).resolves.toMatchObject({ status: 200 });
    const send = async (remoteAddress: string) => {
      const payload = aPreview(site);
      const path = '/api/assessment/preview';
      const answer = await site.app.inject({ method: 'POST', url: path, payload, remoteAddress });
      return answer.statusCode;
    };
    expect(await send('203.0.113.7')).toBe(200);
    expect(await send('127.0.0.1')).toBe(429);
    open[0]?.destroy();
    await expect.poll(() => send('127.0.0.1')).toBe(200);
  });
});
