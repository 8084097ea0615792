import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';

export interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Composes the body of one request. */
  readonly body?: () => object;
}

export interface Load {
  readonly requestsPerSecond: number;
  /** Processor time for one request, in milliseconds, summed over all threads of the server. */
  readonly cpuMs: number;
  /** The 99th percentile of the latency, in milliseconds. */
  readonly p99Ms: number;
}

export const connections = 16;

/** Calls over and over on 16 connections. Throws unless every answer is a success. */
export async function load(call: Call, processId: number, seconds: number): Promise<Load> {
  const { url, method = 'GET', headers = {}, body } = call;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    ...(body && { body: JSON.stringify(body()) }),
  });
  const cpuBefore = readCpuMs(processId);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        setupRequest,
      },
    ],
  });
  const cpuMs = readCpuMs(processId) - cpuBefore;
  if (result.non2xx + result.errors + result.timeouts > 0 || result['2xx'] === 0) {
    throw new Error(
      `${method} ${url}: ${result['2xx']} successes, ${result.non2xx} refusals (${JSON.stringify(
        result.statusCodeStats,
      )}), ${result.errors} errors, ${result.timeouts} timeouts.`,
    );
  }
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    cpuMs: cpuMs / result['2xx'],
    p99Ms: result.latency.p99,
  };
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Waits until a process has used less than a tenth of a processor for half a second, at most a minute. */
export async function waitUntilIdle(processId: number): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const before = readCpuMs(processId);
    await delay(500);
    if (readCpuMs(processId) - before < 50) return;
  }
  throw new Error('The server did not come to rest within a minute.');
}

/** Reads fields 14 and 15 of `stat` (proc(5)). */
function readCpuMs(processId: number): number {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  // The second field is the program's name, in brackets, and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return ((user + system) * 1_000) / ticksPerSecond;
}
