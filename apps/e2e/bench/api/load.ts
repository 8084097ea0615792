import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** A call under load. */
export interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Of one request; each gets its own. */
  readonly body?: () => object;
}

export interface Load {
  readonly requestsPerSecond: number;
  /** Of the processor, in milliseconds for one request, all threads of the server included. */
  readonly cpuMs: number;
  /** Of the slowest one in a hundred, in milliseconds. */
  readonly p99Ms: number;
}

export const connections = 16;

/** Calls over and over on 16 connections. Throws when an answer is not a success: that would be another thing to measure. */
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

/** What a process has used of the processor so far, by the kernel's count (proc(5), fields 14 and 15 of `stat`). */
function readCpuMs(processId: number): number {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  // The name of the program comes second, in brackets, and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return ((user + system) * 1_000) / ticksPerSecond;
}
