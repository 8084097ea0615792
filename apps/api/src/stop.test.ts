import { once } from 'node:events';
import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openSilentNetwork, openTestDatabase } from '@guildpath/db/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdUp } from './testing/hold-up.ts';
import { openDataDir } from './testing/open-data-dir.ts';
import { type ServerProcess, startProcess } from './testing/start-process.ts';

/** Requests over connections that are kept, as a proxy keeps them. */
function openProxy({ url }: ServerProcess) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const open = (method: string, path: string): ClientRequest =>
    httpRequest(new URL(path, url), {
      agent,
      method,
      headers: method === 'POST' ? { 'content-type': 'application/json' } : {},
    });
  const finish = async (request: ClientRequest, body = '') => {
    request.end(body);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection };
  };
  return { open, finish };
}

describe('after SIGTERM the process', () => {
  it('answers on connections that are open already, says that they close, and is gone soon after', async () => {
    const server = await startProcess({ DATA_DIR: await openDataDir() });
    const { open, finish } = openProxy(server);
    const [kept, other, third] = [
      open('GET', '/healthz'),
      open('GET', '/healthz'),
      open('GET', '/healthz'),
    ];
    expect(await Promise.all([finish(kept), finish(other), finish(third)])).toMatchObject([
      { status: 200, connection: 'keep-alive' },
      { status: 200, connection: 'keep-alive' },
      { status: 200, connection: 'keep-alive' },
    ]);
    await finish(open('GET', '/api/assessment/questions/quick'));
    const slow = open('POST', '/api/auth/login');
    slow.write('{"identifier":"ada",');
    await wait(200);
    const stopped = server.kill('SIGTERM');
    await wait(400);
    expect(await finish(open('GET', '/readyz'))).toEqual({ status: 503, connection: 'close' });
    const questions = await finish(open('GET', '/api/assessment/questions/quick'));
    expect(questions).toEqual({ status: 200, connection: 'close' });
    await expect(fetch(new URL('/healthz', server.url))).rejects.toThrow();
    await wait(1_500);
    const refused = await finish(slow, '"password":"no password at all"}');
    expect(refused).toEqual({ status: 401, connection: 'close' });
    const { code, ms } = await stopped;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(4_500);
  }, 60_000);

  it('is gone in twenty seconds, whatever clients do, and gives them ten', async () => {
    const server = await startProcess({ DATA_DIR: await openDataDir() });
    await holdUp(server);
    const { code, ms } = await server.kill('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(9_000);
    expect(ms).toBeLessThan(20_000);
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
});
