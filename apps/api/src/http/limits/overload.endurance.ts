import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess } from '../../../testing/start-process.ts';

const seconds = 15;
/** Limits the 99th percentile of accepted calls, and the recovery. */
const maxLatencyMs = 5_000;

let guests = 0;

it('under twice its capacity, the server rejects the excess and recovers at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-overload-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startProcess({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const responses = await readResponses(server.url);
  const submit = (options: Partial<autocannon.Options>) =>
    autocannon({
      url: new URL('/api/assessment/submit', server.url).href,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      setupClient: (client) =>
        client.setRequests([
          { setupRequest: (request) => ({ ...request, body: toBody(responses) }) },
        ]),
      timeout: 30,
      ...options,
    });

  // The first run only compiles the code; the second measures the capacity.
  await submit({ connections: 64, duration: 10 });
  const served = await submit({ connections: 64, duration: 10 });
  const capacity = served['2xx'] / served.duration;
  const overloaded = submit({
    // With fewer connections, waiting for responses would limit the rate.
    connections: 2_000,
    overallRate: Math.ceil(2 * capacity),
    duration: seconds,
  });
  const probes: number[] = [];
  for (let second = 1; second < seconds; second += 1) {
    await wait(1_000);
    const begun = performance.now();
    const { status } = await fetch(new URL('/healthz', server.url));
    expect(status).toBe(200);
    probes.push(performance.now() - begun);
  }
  const { statusCodeStats = {}, ...result } = await overloaded;
  // Accepted calls may take their time; then new ones must succeed again.
  const call = async () => (await fetch(new URL('/api/site/settings', server.url))).status;
  const endedAt = performance.now();
  await expect.poll(call, { timeout: 20_000 }).toBe(200);
  const recoveryMs = Math.round(performance.now() - endedAt);

  console.info({
    capacity: Math.round(capacity),
    accepted: Math.round(result['2xx'] / result.duration),
    refused: statusCodeStats['503']?.count ?? 0,
    p99Ms: result.latency.p99,
    recoveryMs,
    slowestProbeMs: Math.round(Math.max(...probes)),
  });
  expect(Object.keys(statusCodeStats).toSorted()).toEqual(['200', '503']);
  expect(result.errors + result.timeouts).toBe(0);
  expect(result.latency.p99).toBeLessThan(maxLatencyMs);
  expect(Math.max(...probes)).toBeLessThan(2_000);
  expect(recoveryMs).toBeLessThan(maxLatencyMs);
});

async function readResponses(site: URL): Promise<object[]> {
  const answer = await fetch(new URL('/api/assessment/questions/quick', site));
  const questions = (await answer.json()) as { readonly id: string; readonly type: string }[];
  return questions.map(({ id, type }) => ({
    questionId: id,
    questionType: type,
    selectedOption: 'b',
  }));
}

function toBody(responses: readonly object[]): string {
  guests += 1;
  return JSON.stringify({
    assessmentType: 'quick',
    responses,
    guestEmail: `guest.${guests}@example.com`,
  });
}
