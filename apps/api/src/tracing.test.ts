import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess } from './testing/start-process.ts';

/** Takes what is exported, as text: OTLP over HTTP in JSON. */
async function openCollector() {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
  });
  const { port } = collector.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received };
}

it('a request becomes a trace with its route and its statements, and without the token in its address', {
  timeout: 60_000,
}, async () => {
  const collector = await openCollector();
  const database = await openTestDatabase('postgres');
  onTestFinished(database.close);
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-traces-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  const wrong = { identifier: 'nobody@example.org', password: 'no password at all' };
  await fetch(new URL('/api/auth/login?token=a-secret-token', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'an unusual browser' },
    body: JSON.stringify(wrong),
  });
  const traces = () => collector.received.join('\n');
  await expect.poll(traces, { timeout: 10_000 }).toContain('/api/auth/login');
  await expect.poll(traces, { timeout: 10_000 }).toContain('select');
  const { code } = await server.kill('SIGTERM');
  expect(code).toBe(0);
  for (const secret of ['a-secret-token', 'nobody@example.org', 'an unusual browser']) {
    expect(traces()).not.toContain(secret);
  }
});

it('a collector that is away is named in the log once', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-traces-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startProcess({
    DATA_DIR: folder,
    // Nothing listens on it.
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  await fetch(new URL('/api/site/settings', server.url));
  const warnings = () => server.logged().filter((line) => line.includes('OpenTelemetry'));
  await expect.poll(warnings, { timeout: 20_000 }).toHaveLength(1);
  expect(warnings()[0]).toContain('traces may be missing');
});
