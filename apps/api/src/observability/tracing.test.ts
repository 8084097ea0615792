import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { startProcess } from '../../testing/start-process.ts';

async function openCollector() {
  const received: string[] = [];
  let status = 200;
  const collector = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
  });
  const { port } = collector.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    traces: () => received.join('\n'),
    refuseFromNowOn: () => {
      status = 400;
    },
  };
}

it('a request becomes a trace with its route and its statements, without the token in its address; one that the collector refuses is named in the log', async () => {
  const collector = await openCollector();
  const database = await openTestDatabase('postgres');
  onTestFinished(database.close);
  const server = await startProcess({
    DATA_DIR: await openDataDir(),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  const logIn = () =>
    fetch(new URL('/api/auth/login?token=a-secret-token', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'an unusual browser' },
      body: JSON.stringify({ identifier: 'nobody@example.org', password: 'no password at all' }),
    });
  await logIn();
  await expect.poll(collector.traces).toContain('/api/auth/login');
  await expect.poll(collector.traces).toContain('select');

  collector.refuseFromNowOn();
  await logIn();
  const warnings = () => server.logged().filter((line) => line.includes('OpenTelemetry'));
  await expect.poll(warnings).toEqual([expect.stringContaining('traces may be missing')]);
  expect(await server.kill('SIGTERM')).toMatchObject({ code: 0 });
  for (const secret of ['a-secret-token', 'nobody@example.org', 'an unusual browser']) {
    expect(collector.traces()).not.toContain(secret);
  }
});
