import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDataDir } from './testing/open-data-dir.ts';
import { startProcess } from './testing/start-process.ts';
import { submitAsGuest } from './testing/submit-as-guest.ts';

it('a process that only serves leaves the mail to one that only works, which serves nothing but probes', {
  timeout: 60_000,
}, async () => {
  const folder = await openDataDir();
  const start = (ROLE: string) =>
    startProcess({ DATA_DIR: folder, ROLE, LOG_LEVEL: 'warn', METRICS_TOKEN: 'a-token' });
  const web = await start('web');
  expect(web.logged().join()).toContain(
    'ROLE=web without DATABASE_URL: this process sends no mail',
  );
  await submitAsGuest(web);
  const listMails = () => readdir(path.join(folder, 'outbox')).catch(() => []);
  expect(await listMails()).toEqual([]);

  const worker = await start('worker');
  await expect.poll(listMails, { timeout: 20_000 }).toHaveLength(1);
  const ask = async (address: string, headers = {}) =>
    (await fetch(new URL(address, worker.url), { headers })).status;
  expect(await ask('/healthz')).toBe(200);
  expect(await ask('/readyz')).toBe(200);
  expect(await ask('/metrics', { authorization: 'Bearer a-token' })).toBe(200);
  expect(await ask('/api/site/settings')).toBe(404);
  expect(await ask('/')).toBe(404);

  const ends = await Promise.all([web.kill('SIGTERM'), worker.kill('SIGTERM')]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
});
