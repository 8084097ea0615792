import { setTimeout as wait } from 'node:timers/promises';
import { openSilentNetwork, openTestDatabase } from '@guildpath/db/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdUp } from './testing/hold-up.ts';
import { openDataDir } from './testing/open-data-dir.ts';
import { startProcess } from './testing/start-process.ts';

describe('after SIGTERM the process', () => {
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
