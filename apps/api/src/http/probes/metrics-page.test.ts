import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestSite, shareTestSite } from '../../../testing/test-site.ts';
import { submitQuickQuest } from '../../../testing/visitors.ts';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { createMetrics } from '../../observability/metrics/metrics.ts';

const token = 'a-token-of-the-operator';

const site = shareTestSite({ env: { METRICS_TOKEN: token } });

function openMetrics(authorization?: string) {
  return site()
    .browse()
    .get('/metrics', authorization === undefined ? {} : { authorization });
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

  it.each([undefined, token, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`])(
    'are refused with the authorization %o',
    async (authorization) => {
      const { status, body, headers } = await openMetrics(authorization);
      expect(status).toBe(401);
      expect(body).toEqual({ message: 'Unauthorized', code: 'UNAUTHORIZED' });
      expect(headers['www-authenticate']).toBe('Bearer');
    },
  );

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

  it('count requests by route, submissions, refused logins and what waits, and name nobody', async () => {
    const site = await openTestSite({ env: { METRICS_TOKEN: token } });
    const guest = site.browse();
    await guest.get('/api/results/0190-a-result-of-someone?token=secret');
    await guest.get('/trpc/site.nothing-like-it');
    await guest.post('/api/auth/login', { identifier: 'ada@example.org', password: 'guessed it' });
    await submitQuickQuest(site, guest, 'ada@example.org');
    site.passTime(90_000);
    const page = async () =>
      String((await guest.get('/metrics', { authorization: `Bearer ${token}` })).body);
    const body = await page();
    const samples = [
      'guildpath_http_request_seconds_count{route="/api/results/:assessmentResultId",method="GET",status="4xx"} 1',
      'guildpath_http_request_seconds_count{route="trpc",method="GET",status="4xx"} 1',
      'guildpath_submissions_total{tier="quick"} 1',
      'guildpath_security_events_total{type="auth.sign-in-refused"} 1',
      'guildpath_outbox_waiting{kind="sign-in-link"} 1',
      'guildpath_outbox_failing{kind="sign-in-link"} 0',
    ];
    for (const sample of samples) expect(body).toContain(`${sample}\n`);
    expect(body).toMatch(/^guildpath_outbox_oldest_seconds\{kind="sign-in-link"\} 90$/m);
    expect(body).not.toMatch(/ada@|secret|0190-a|nothing-like-it/);
    await site.deliverMail();
    expect(await page()).not.toContain('guildpath_outbox_waiting{');
  });

  it('show how long a retried mail has waited', async () => {
    const refusing: Mailer = {
      send: () => Promise.reject(new Error('Come back later.')),
      close: () => undefined,
    };
    const site = await openTestSite({ env: { METRICS_TOKEN: token }, mailer: refusing });
    const guest = site.browse();
    await guest.post('/api/auth/signup', {
      email: 'ada@example.org',
      password: 'correct horse',
      firstName: 'Ada',
    });
    await site.deliverMail();
    site.passTime(120_000);
    await site.deliverMail();
    const { body } = await guest.get('/metrics', { authorization: `Bearer ${token}` });
    expect(body).toMatch(/^guildpath_outbox_oldest_seconds\{kind="sign-in-link"\} 120$/m);
    expect(body).toContain('guildpath_outbox_failing{kind="sign-in-link"} 1\n');
  });

  it.each(['operations/monitoring.md', 'deploy/grafana-dashboard.json'])(
    'have every name that docs/%s asks for',
    async (file) => {
      const text = await readFile(
        path.resolve(import.meta.dirname, '../../../../../docs', file),
        'utf8',
      );
      const queries = [...text.matchAll(/"?expr"?: (.+)/g)].map(([, query = '']) => query);
      expect(queries.length).toBeGreaterThan(2);
      const named = queries.join(' ').match(/\b(?:guildpath|nodejs|process)_\w+/g) ?? [];
      const { registry } = createMetrics({ withProcess: true });
      const known = (await registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_count`, `${name}_bucket`] : [name],
      );
      expect(known).toEqual(expect.arrayContaining([...new Set(named)]));
    },
  );
});
