import { describe, expect, it } from 'vitest';
import { openTestSite } from '../testing/test-site.ts';

const token = 'a-token-of-the-operator';

async function openMetrics(authorization?: string) {
  const site = await openTestSite({ env: { METRICS_TOKEN: token } });
  return site.browse().get('/metrics', authorization === undefined ? {} : { authorization });
}

describe('metrics', () => {
  it('are there for those who know the token', async () => {
    const { status, body, headers } = await openMetrics(`Bearer ${token}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(body).toContain('# TYPE guildpath_narrative_attempts_total counter');
  });

  it.each([
    undefined,
    '',
    token,
    'Bearer ',
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Basic ${token}`,
  ])('are refused with the authorization %o', async (authorization) => {
    const { status, body, headers } = await openMetrics(authorization);
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'Unauthorized', code: 'UNAUTHORIZED' });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('are no page at all without a token in the settings', async () => {
    const site = await openTestSite();
    const tries: readonly Record<string, string>[] = [
      {},
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
    ];
    for (const headers of tries) {
      expect(await site.browse().get('/metrics', headers)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });
});
