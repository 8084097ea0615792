import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { openSilentNetwork, openTestDatabase } from '@guildpath/db/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDataDir } from './open-data-dir.ts';
import { openSlowClients } from './slow-clients.ts';
import { startProcess, writeStartScript } from './start-process.ts';
import { submitAsGuest } from './submit-as-guest.ts';

describe('after SIGTERM the process is gone in twenty seconds', () => {
  it('whatever clients do, and gives them ten', async () => {
    const server = await startProcess({ DATA_DIR: await openDataDir() });
    await openSlowClients(server);
    const { code, ms } = await server.kill('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(9_000);
    expect(ms).toBeLessThan(20_000);
  });

  it('though PostgreSQL is silent', async () => {
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
    // Its answer comes after the login has arrived.
    const ask = async () => (await fetch(new URL('/readyz', server.url))).status;
    await expect.poll(ask).toBe(503);
    const { code, ms } = await server.kill('SIGTERM');
    await login;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(20_000);
  });

  it('though a mail server is silent, and says so', async () => {
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
    expect(code).toBe(1);
    expect(ms).toBeLessThan(20_000);
    expect(server.logged().filter((line) => line.includes('giving up'))).toHaveLength(1);
  });
});

it('`npm start` finishes a login that is half sent when the signal follows the ready line', async () => {
  const folder = await openDataDir();
  const server = await startProcess({ DATA_DIR: folder }, await writeStartScript(folder));
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const login = request(new URL('/api/auth/login', server.url), { method: 'POST', headers });
  login.flushHeaders();
  await once(login, 'continue');
  login.write('{"identifier":"ada",');
  const exited = server.kill('SIGTERM');
  const isReady = () =>
    fetch(new URL('/readyz', server.url))
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(isReady).toBe(false);
  login.end('"password":"no password at all"}');
  const [answer] = (await once(login, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(401);
  expect((await exited).code).toBe(0);
});
