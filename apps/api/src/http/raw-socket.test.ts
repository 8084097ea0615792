import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fuzzRuns } from '../../testing/fuzz-runs.ts';
import { openTestSite, shareTestSite, type TestSite } from '../../testing/test-site.ts';

async function listen({ app }: TestSite): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

const sharedSite = shareTestSite();
let port: number;
beforeAll(async () => {
  port = await listen(sharedSite());
});

/** Resolves with the whole response once the connection is closed. */
function exchange(bytes: string | Uint8Array, isHalfOpen = false): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      if (isHalfOpen) socket.write(bytes);
      else socket.end(bytes);
    });
    socket.setTimeout(45_000, () => {
      socket.destroy();
      reject(new Error(`The server let this hang: ${String(bytes).slice(0, 200)}`));
    });
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    // A reset is an acceptable response.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

async function requireAlive(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(response.status).toBe(200);
}

function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

const json = 'content-type: application/json\r\n';

it.each<[string, string, number | undefined]>([
  ['no request line', '\r\n\r\n\r\n', undefined],
  ['rubbish', 'rubbish\r\n\r\n', 400],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\na: \0\r\n\r\n', 400],
  ['headers that are huge', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(40_000)}\r\n\r\n`, 431],
  ['thousands of headers', `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(10_000)}\r\n`, 431],
  [
    'a length and chunks',
    `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'chunks that are none',
    `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${json}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    400,
  ],
  [
    'a body far over the limit, announced',
    `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${json}content-length: 999999999\r\nconnection: close\r\n\r\n{`,
    413,
  ],
  [
    'an upgrade',
    'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
    200,
  ],
  [
    'an address of another site',
    'GET http://evil.example/healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    200,
  ],
  [
    'a tRPC call to an address with a password',
    'GET http://a:b@x/trpc/site.settings HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    400,
  ],
  [
    'a tRPC call to an empty host',
    'GET /trpc/site.settings HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n',
    400,
  ],
])(
  '%s gets a response or a closed connection, and the next request is served',
  async (_name, bytes, status) => {
    const received = await exchange(bytes);
    const statuses = statusesIn(received);
    expect(statuses[0]).toBe(status);
    for (const given of statuses) expect(given).toBeLessThan(500);
    // Node.js itself rejects a request without a host, with an empty body.
    if (status !== undefined && status >= 400 && !received.includes('\r\n\r\n0\r\n')) {
      expect(received.split('\r\n\r\n')[1]).toMatch(/^\{"message":".+","code":"[A-Z_]+"\}/);
      expect(received).toMatch(/\r\ncontent-security-policy: default-src '(self|none)';/i);
      expect(received).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    }
    await requireAlive();
  },
);

it('requests behind rubbish on one connection are not served', async () => {
  const good = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
  const received = await exchange(`${good}${good}rubbish\r\n\r\n${good}`);
  const statuses = statusesIn(received);
  expect(statuses.indexOf(400)).toBe(statuses.length - 1);
  await requireAlive();
});

it('a body shorter than announced is given up, and nothing of it is used', async () => {
  const received = await exchange(
    `POST /api/auth/logout HTTP/1.1\r\nhost: x\r\n${json}content-length: 500\r\n\r\n{"a":`,
  );
  expect(statusesIn(received).every((status) => status >= 400 && status < 500)).toBe(true);
  await requireAlive();
});

it('bytes of any kind never make the server fail or hang', async () => {
  const line = fc.constantFrom(
    ...['GET / HTTP/1.1\r\n', 'POST /api/auth/login HTTP/1.1\r\n', 'host: x\r\n', '\r\n', '{}'],
    ...['content-length: 3\r\n', 'transfer-encoding: chunked\r\n', json, '5\r\n', '\n', ':', '\0'],
  );
  const pieces = fc.array(fc.oneof(line, fc.string({ unit: 'binary', maxLength: 30 })), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        pieces.map((all) => all.join('')),
        fc.uint8Array(),
      ),
      async (bytes) => {
        for (const status of statusesIn(await exchange(bytes))) {
          expect(status).toBeLessThan(500);
        }
      },
    ),
    fuzzRuns(20),
  );
  await requireAlive();
});

it('requests that never end are ended, and do not delay others', async () => {
  const { server } = sharedSite().app;
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(30_000);
  expect(server.timeout).toBe(60_000);
  const unfinished = [
    'GET / HTTP/1.1\r\nhost: x\r\n',
    `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${json}content-length: 50\r\n\r\n{"identi`,
  ];
  const hanging = Array.from({ length: 100 }, (_, index) =>
    exchange(unfinished[index % 2] ?? '', true),
  );
  await requireAlive();
  const patient = { headersTimeout: server.headersTimeout, requestTimeout: server.requestTimeout };
  Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
  for (const received of await Promise.all(hanging)) {
    expect(statusesIn(received)).toEqual([408]);
    expect(received).toContain('{"message":"The request took too long to arrive."');
  }
  Object.assign(server, patient);
  await requireAlive();
});

it('a request that is still arriving when the server stops is answered as any other', async () => {
  const site = await openTestSite();
  const { server } = site.app;
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect(await listen(site), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  const [connection] = await connected;
  await expect.poll(() => connection.bytesRead).toBeGreaterThan(0);
  const stopped = site.app.close();
  await expect.poll(() => server.listening).toBe(false);
  socket.write('\r\n');
  const received = await text(socket);
  expect(statusesIn(received)).toEqual([200]);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
  await stopped;
});
