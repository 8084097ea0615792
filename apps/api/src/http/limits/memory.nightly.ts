import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { expect, it } from 'vitest';
import { openDataDir } from '../../../testing/open-data-dir.ts';
import { startMeasuredServer } from '../../../testing/start-measured-server.ts';

const mib = 1024 * 1024;
const requestsPerRound = 1_250;
const rounds = 3;
/**
 * Allows two thirds of a kilobyte per request. After the first round, compiled code and pools add nearly one
 * MiB, and at most two, however many rounds follow.
 */
const maxGrowthBytes = 2.5 * mib;

interface Malformed {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };

/** Each text is different, so that any cache keyed by content grows. */
const malformed: readonly ((text: string) => Malformed)[] = [
  (text) => ({ path: `/api/auth/login`, headers: json, body: `{"identifier":"${text}` }),
  (text) => ({ path: `/api/auth/login`, headers: json, body: `{"${text}":[[[[[1]]]]]}` }),
  (text) => ({ path: `/api/auth/email-link`, headers: json, body: `{"token":"${text}"}` }),
  (text) => ({
    path: `/api/assessment/submit`,
    headers: { ...json, 'idempotency-key': text },
    body: JSON.stringify({
      responses: Array.from({ length: 15 }, () => ({ questionId: text, selectedOption: 'a' })),
      assessmentType: 'quick',
      guestEmail: `${text}@example.org`,
    }),
  }),
  (text) => ({ path: `/api/auth/signup`, headers: { 'content-type': text }, body: text }),
  (text) => ({ path: `/api/auth/logout`, headers: { origin: `https://${text}.example` } }),
  (text) => ({ path: `/trpc/${text},auth.login?batch=1`, headers: json, body: `{"0":"${text}"}` }),
  (text) => ({ method: 'GET', path: `/trpc/results.get?input=${text}` }),
  (text) => ({
    method: 'GET',
    path: `/api/results/${text}`,
    headers: { cookie: `guildpath_session=${text}; ${text}=1` },
  }),
  (text) => ({ method: 'GET', path: `/api/assessment/questions/${text}` }),
  (text) => ({ method: 'GET', path: `/api/login?redirect=//${text}.example` }),
  (text) => ({ method: 'GET', path: `/api/login/callback?state=${text}&code=${text}` }),
  (text) => ({ method: 'GET', path: `/${text}/%E0%A4%A` }),
  (text) => ({ method: 'PATCH', path: `/api/${text}` }),
];

const oversized = 'x'.repeat(300 * 1024);

const raw: readonly ((text: string) => string)[] = [
  (text) => `${text}\r\n\r\n`,
  (text) => `GET /${text} HTTP/1.1\r\nhost: x\r\n${text}: ${text}`,
  (text) => `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n${text}`,
  (text) => `POST /${text} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${text}`,
  (text) => `GET / HTTP/1.1\r\nhost: x\r\na: ${text.repeat(1_500)}\r\n\r\n`,
];

function send(port: number, agent: Agent, { method = 'POST', body, ...rest }: Malformed) {
  return new Promise<number>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, ...rest }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    // The server closes the connection if it does not read a body to the end.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(0);
      else reject(error);
    });
    sent.end(body);
  });
}

function sendRaw(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

async function sendRound(port: number, round: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let next = 0;
  const work = async () => {
    while (next < requestsPerRound) {
      const index = next;
      next += 1;
      const text = `r${round}n${index}`;
      if (index % 10 === 9) {
        await sendRaw(port, raw[((index / 10) % raw.length) | 0]?.(text) ?? text);
        continue;
      }
      const bad = malformed[index % malformed.length]?.(text) ?? { path: '/' };
      const status = await send(
        port,
        agent,
        index % 200 === 0 ? { path: '/api/auth/login', headers: json, body: oversized } : bad,
      );
      expect(status, JSON.stringify(bad)).toBeLessThan(500);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  agent.destroy();
}

describeOnBothDatabases('the memory of the server', (openTestDatabase) => {
  it('is flat under thousands of malformed requests', { timeout: 120_000 }, async () => {
    const { dialect, url } = await openTestDatabase({ isMigrated: false });
    const server = await startMeasuredServer({
      DATA_DIR: await openDataDir(),
      ...(dialect === 'postgres' && { DATABASE_URL: url }),
    });
    const { measureMemory } = server;
    const port = Number(server.url.port);
    await sendRound(port, 0);
    const before = await measureMemory();
    for (let round = 1; round <= rounds; round += 1) await sendRound(port, round);
    const growth = (await measureMemory()) - before;
    expect(growth / mib).toBeLessThan(maxGrowthBytes / mib);
  });
});
