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

/** Calls over and over on 16 connections and returns successes a second. Throws on any refusal. */
export async function load(call: Call, seconds: number): Promise<number> {
  const { url, method = 'GET', headers = {}, body } = call;
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    requests: [
      {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        setupRequest: (request) => ({ ...request, ...(body && { body: JSON.stringify(body()) }) }),
      },
    ],
  });
  if (result.non2xx + result.errors > 0 || result['2xx'] === 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${method} ${url}: ${result.errors} errors, answers ${statuses}.`);
  }
  return result['2xx'] / result.duration;
}

/** Waits until a process has used less than a tenth of a processor for half a second, at most a minute. */
export async function waitUntilIdle(processId: number): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const before = readCpuTicks(processId);
    await delay(500);
    if (readCpuTicks(processId) - before < 5) return;
  }
  throw new Error('The server did not come to rest within a minute.');
}

/** Reads fields 14 and 15 of `stat` (proc(5)), in hundredths of a second on Linux. */
function readCpuTicks(processId: number): number {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  // The second field is the program's name, in brackets, and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
