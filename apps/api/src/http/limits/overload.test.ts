import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';
import { maxConcurrentCalls, maxConcurrentCallsPerCaller } from './overload.ts';

/** Opens a site on which scoring waits for `release`. */
async function openSlowSite(env: Record<string, string> = {}) {
  const site = await openTestSite({ env });
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

  it('no longer count once they are answered, even if no client reads the answers', async () => {
    const site = await openTestSite();
    const url = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
    const answered = countAnswers(site);
    const request = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n';
    // Far more than the buffers of both ends hold.
    for (const calls of [200, 400, 600]) {
      const reader = connect(Number(url.port), url.hostname);
      onTestFinished(() => void reader.destroy());
      reader.pause().write(request.repeat(200));
      await expect.poll(answered).toBe(calls);
    }
    await expect(preview(site)).resolves.toMatchObject({ status: 200 });
  });

  it('of one address are refused while it has a quarter of all, and others are answered', async () => {
    const { site, release, countBegun } = await openSlowSite({ RATE_LIMIT: 'on' });
    const payload = aPreview(site);
    const ask = async (remoteAddress: string, url = '/api/assessment/preview') => {
      const answer = await site.app.inject({ method: 'POST', url, payload, remoteAddress });
      return answer.statusCode;
    };
    const accepted = Array.from({ length: maxConcurrentCallsPerCaller }, () => ask('203.0.113.7'));
    await expect.poll(countBegun).toBe(maxConcurrentCallsPerCaller);
    expect(await ask('203.0.113.7')).toBe(503);
    expect(await ask('203.0.113.8', '/api/assessment/unlock')).toBe(400);
    release();
    expect(new Set(await Promise.all(accepted))).toEqual(new Set([200]));
  });

  it('do not include bodies on their way', async () => {
    const site = await openTestSite();
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    let seen = 0;
    site.app.server.on('request', () => {
      seen += 1;
    });
    const uploads = Array.from({ length: maxConcurrentCalls + 1 }, () =>
      request(`${url}/api/assessment/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '4000' },
      }).on('error', () => undefined),
    );
    onTestFinished(() => {
      for (const upload of uploads) upload.destroy();
    });
    for (const upload of uploads) upload.write('{');
    await expect.poll(() => seen).toBe(uploads.length);
    await expect(preview(site)).resolves.toMatchObject({ status: 200 });
  });
});

/** Returns how many calls were answered, including those whose answer has not left yet. */
function countAnswers({ app }: TestSite): () => number {
  let answered = 0;
  app.server.on('request', (_request, response) => {
    vi.spyOn(response, 'end').mockImplementationOnce((...args: []) => {
      answered += 1;
      return response.end(...args);
    });
  });
  return () => answered;
}
