import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSilentNetwork, openTestDatabase } from '@guildpath/db/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ServerProcess, startProcess } from './testing/start-process.ts';
import { submitAsGuest } from './testing/submit-as-guest.ts';

async function openDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildpath-stop-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

function open({ url }: ServerProcess): Socket {
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Clients that keep a connection for as long as the server lets them. */
function holdUp(server: ServerProcess): void {
  const dripping = open(server);
  dripping.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
  );
  const drip = setInterval(() => dripping.write(' '), 500);
  onTestFinished(() => clearInterval(drip));
  const ofHeaders = open(server);
  ofHeaders.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  // Asks for far more than the buffers of both ends hold, and reads none of it.
  const notReading = open(server);
  notReading.pause();
  notReading.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200));
  open(server).write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  open(server);
}

it('a DATA_DIR that others can open is named in the log, and one that the server makes is closed', async () => {
  const open = await openDataDir();
  await chmod(open, 0o755);
  const warnings = (server: ServerProcess) =>
    server.logged().filter((line) => line.includes('DATA_DIR'));
  expect(warnings(await startProcess({ DATA_DIR: open }))).toMatchObject([
    expect.stringContaining('(mode 755): it should be 700'),
  ]);
  expect((await stat(open)).mode & 0o777).toBe(0o755);

  const made = path.join(open, 'made');
  expect(warnings(await startProcess({ DATA_DIR: made }))).toEqual([]);
  expect((await stat(made)).mode & 0o777).toBe(0o700);
}, 60_000);

describe('after SIGTERM the process', () => {
  it('is gone in ten seconds, whatever clients do', async () => {
    const server = await startProcess({ DATA_DIR: await openDataDir() });
    holdUp(server);
    await wait(1_000);
    const { code, ms } = await server.kill('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(9_000);
    expect(ms).toBeLessThan(14_000);
  }, 60_000);

  it('is gone in twenty seconds though PostgreSQL is silent', async () => {
    const database = await openTestDatabase('postgres');
    onTestFinished(database.close);
    const network = await openSilentNetwork(database.url);
    onTestFinished(network.close);
    const server = await startProcess({ DATA_DIR: await openDataDir(), DATABASE_URL: network.url });
    network.setSilent(true);
    const login = fetch(new URL('/api/auth/login', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'ada', password: 'correct horse' }),
    }).catch(() => undefined);
    await wait(300);
    const { code, ms } = await server.kill('SIGTERM');
    await login;
    expect(ms).toBeLessThan(20_000);
    expect(code).toBe(0);
  }, 60_000);

  it('is gone in twenty seconds with one line in the log, though a mail server is silent', async () => {
    const mailServer = createServer((socket) =>
      socket.on('error', () => undefined).write('220 x\r\n'),
    );
    mailServer.listen(0, '127.0.0.1');
    await once(mailServer, 'listening');
    onTestFinished(() => void mailServer.close());
    const { port } = mailServer.address() as AddressInfo;
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const server = await startProcess({ DATA_DIR: await openDataDir(), SMTP_URL });
    const connected = once(mailServer, 'connection');
    await submitAsGuest(server);
    await connected;
    const { code, ms } = await server.kill('SIGTERM');
    expect(ms).toBeLessThan(20_000);
    expect(code).toBe(1);
    expect(server.logged().filter((line) => line.includes('giving up'))).toHaveLength(1);
  }, 60_000);
});

describe('a second signal', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    '%s ends the process at once with %i',
    async (signal, expected) => {
      const server = await startProcess({ DATA_DIR: await openDataDir() });
      holdUp(server);
      await wait(2_000);
      const first = server.kill('SIGTERM');
      await wait(1_500);
      await server.kill(signal);
      const { code, ms } = await first;
      expect(code).toBe(expected);
      expect(ms).toBeLessThan(4_000);
    },
    60_000,
  );

  it('at the same moment, as Ctrl-C through npm comes, is the same one', async () => {
    const server = await startProcess({ DATA_DIR: await openDataDir() });
    const first = server.kill('SIGINT');
    await wait(20);
    server.process.kill('SIGINT');
    expect(await first).toMatchObject({ code: 0 });
  }, 60_000);
});
