import { once } from 'node:events';
import { chmod, stat } from 'node:fs/promises';
import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDataDir } from '../testing/open-data-dir.ts';
import { openSlowClients } from '../testing/slow-clients.ts';
import { start } from '../testing/start-server.ts';
import { stopLimits } from './server.ts';

it('a DATA_DIR that others can open is named in the log, and one that the server makes is closed', async () => {
  const open = await openDataDir();
  await chmod(open, 0o755);
  const warnings = ({ logged }: Awaited<ReturnType<typeof start>>) =>
    logged().filter((line) => line.includes('DATA_DIR'));
  expect(warnings(await start({ DATA_DIR: open }))).toMatchObject([
    expect.stringContaining('(mode 755): it should be 700'),
  ]);
  expect((await stat(open)).mode & 0o777).toBe(0o755);

  const made = path.join(open, 'made');
  expect(warnings(await start({ DATA_DIR: made }))).toEqual([]);
  expect((await stat(made)).mode & 0o777).toBe(0o700);
});

it('a mail server that takes no mail is one line at start that says what to do', async () => {
  const { logged } = await start({
    DATA_DIR: await openDataDir(),
    SMTP_URL: 'smtp://ada:secret@127.0.0.1:1',
    PUBLIC_URL: 'https://guild.example',
    MAIL_FROM: 'a@guild.example',
    SUPPORT_EMAIL: 'b@guild.example',
  });
  const line = () => logged().find((text) => text.includes('no mail goes out'));
  await vi.waitFor(() => expect(line()).toContain('check host and port in SMTP_URL'));
  expect(line()).not.toMatch(/secret|stack/);
});

it('a mail server without what mails need is a warning each', async () => {
  const { logged } = await start({
    DATA_DIR: await openDataDir(),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://guild.example',
  });
  const warnings = logged().map((line) => JSON.parse(line) as { level: unknown; msg: string });
  expect(warnings.filter(({ msg }) => msg.startsWith('SMTP_URL'))).toMatchObject([
    { msg: expect.stringMatching(/^SMTP_URL without MAIL_FROM: /) },
    { msg: expect.stringMatching(/^SMTP_URL without SUPPORT_EMAIL: /) },
  ]);
});

function openProxy({ url }: { readonly url: URL }) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const open = (method: string, address: string, headers = {}): ClientRequest =>
    httpRequest(new URL(address, url), { agent, method, headers });
  const finish = async (request: ClientRequest, body = '') => {
    request.end(body);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection };
  };
  const get = (address: string) => finish(open('GET', address));
  /** Sends the headers and half of the body of a login. */
  const openLogin = async () => {
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    const login = open('POST', '/api/auth/login', headers);
    login.flushHeaders();
    await once(login, 'continue');
    login.write('{"identifier":"ada",');
    return () => finish(login, '"password":"no password at all"}');
  };
  return { agent, get, openLogin };
}

describe('a server that stops', () => {
  it('answers what comes meanwhile and says that the connection closes, then finishes what is under way', async () => {
    const limits = { ...stopLimits, drainMs: 500 };
    const server = await start({ DATA_DIR: await openDataDir() }, { limits });
    const { agent, get, openLogin } = openProxy(server);
    const healthy = { status: 200, connection: 'keep-alive' };
    const answers = await Promise.all([get('/healthz'), get('/healthz'), get('/healthz')]);
    expect(answers).toEqual([healthy, healthy, healthy]);
    const finishLogin = await openLogin();
    const stopped = server.stop();
    expect(await get('/readyz')).toEqual({ status: 503, connection: 'close' });
    const tryAgain = () => fetch(new URL('/healthz', server.url)).then(({ status }) => status);
    await expect.poll(() => tryAgain().catch(() => 'refused')).toBe('refused');
    await expect.poll(() => Object.values(agent.freeSockets).flat()).toEqual([]);
    expect(await finishLogin()).toEqual({ status: 401, connection: 'close' });
    await stopped;
  });

  it('finishes answers that a client has not read yet', async () => {
    const limits = { ...stopLimits, drainMs: 10 };
    const server = await start({ DATA_DIR: await openDataDir() }, { limits });
    const reader = connect(Number(server.url.port), '127.0.0.1');
    // Far more than the buffers of both ends hold.
    reader.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(60));
    const tryAgain = () => fetch(new URL('/healthz', server.url)).then(({ status }) => status);
    await once(reader, 'readable');
    const stopped = server.stop();
    await expect.poll(() => tryAgain().catch(() => 'refused')).toBe('refused');
    expect((await text(reader)).match(/HTTP\/1.1 200/g)).toHaveLength(60);
    await stopped;
  });

  it('is not kept up by clients, whatever they do', async () => {
    const exit = vi.fn();
    const limits = { ...stopLimits, requestsMs: 50 };
    const server = await start({ DATA_DIR: await openDataDir() }, { limits, exit });
    await openSlowClients(server);
    await server.stop();
    expect(exit).not.toHaveBeenCalled();
  });

  it('ends its process, with one line in the log, when that takes too long', async () => {
    expect(stopLimits.allMs).toBeLessThan(20_000);
    const exit = vi.fn();
    const limits = { ...stopLimits, requestsMs: 60_000, allMs: 50 };
    const server = await start({ DATA_DIR: await openDataDir() }, { limits, exit });
    await openSlowClients(server);
    void server.stop();
    await expect.poll(() => exit.mock.calls).toEqual([[1]]);
    expect(server.logged()).toEqual([expect.stringContaining('giving up')]);
  });
});
