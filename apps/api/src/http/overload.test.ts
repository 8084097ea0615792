import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { quickResponses } from '../testing/responses.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';
import { mostCallsUnderWay } from './overload.ts';

/** A site on which scoring takes until it is released. */
async function openSlowSite() {
  const site = await openTestSite();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { preview } = site.context.compute;
  Object.assign(site.context.compute, {
    preview: async (answers: Parameters<typeof preview>[0]) => {
      await released;
      return preview(answers);
    },
  });
  return { site, release: () => release() };
}

function preview({ browse, context }: TestSite) {
  return browse().post('/api/assessment/preview', {
    assessmentType: 'quick',
    responses: quickResponses(context),
  });
}

describe('more calls than the server can serve', () => {
  it('are refused with 503 and a time to try again, and the others are answered', async () => {
    const { site, release } = await openSlowSite();
    const accepted = Array.from({ length: mostCallsUnderWay }, () => preview(site));
    await wait(200);

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

  it('do not count any more once their clients have gone', async () => {
    const { site, release } = await openSlowSite();
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({
      assessmentType: 'quick',
      responses: quickResponses(site.context),
    });
    const leave = new AbortController();
    const left = Array.from({ length: mostCallsUnderWay }, () =>
      fetch(`${url}/api/assessment/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: leave.signal,
      }),
    );
    const askSettings = async () => (await site.browse().get('/api/site/settings')).status;
    await expect.poll(askSettings).toBe(503);
    leave.abort();
    await Promise.allSettled(left);
    await expect.poll(askSettings).toBe(200);
    release();
  });
});
