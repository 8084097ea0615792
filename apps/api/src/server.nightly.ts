import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDataDir } from '../testing/open-data-dir.ts';
import { start } from '../testing/start-server.ts';

it('ROLE=web sends no mail, and ROLE=worker serves nothing but probes', async () => {
  const DATA_DIR = await openDataDir();
  const web = await start({ DATA_DIR, ROLE: 'web' });
  expect(web.logged().join()).toContain(
    'ROLE=web without DATABASE_URL: this process sends no mail',
  );
  await fetch(new URL('/api/auth/signup', web.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.org',
      password: 'correct horse',
      firstName: 'Ada',
    }),
  });
  // A stop finishes mails in progress.
  await web.stop();
  const listMails = () => readdir(path.join(DATA_DIR, 'outbox')).catch(() => []);
  expect(await listMails()).toEqual([]);

  const worker = await start({ DATA_DIR, ROLE: 'worker', METRICS_TOKEN: 'a-token' });
  await expect.poll(listMails).toHaveLength(1);
  const ask = async (address: string, headers = {}) =>
    (await fetch(new URL(address, worker.url), { headers })).status;
  expect(await ask('/healthz')).toBe(200);
  expect(await ask('/readyz')).toBe(200);
  expect(await ask('/metrics', { authorization: 'Bearer a-token' })).toBe(200);
  expect(await ask('/api/site/settings')).toBe(404);
  expect(await ask('/')).toBe(404);
});
