import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDataDir } from '../../../testing/open-data-dir.ts';
import { startProcess } from '../../../testing/start-process.ts';
import { submitAsGuest } from '../../../testing/submit-as-guest.ts';

/** Imitates `ulimit -v` in every thread. Modules that Node.js itself has compiled before still work. */
const noMemory = `
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (source, imports) => source instanceof WebAssembly.Module
    ? instantiate(source, imports)
    : Promise.reject(new RangeError('no memory'));`;
const withoutMemory = `--import data:text/javascript,${encodeURIComponent(noMemory)}`;

it('where there is no memory for WebAssembly, mails go without their picture and the process goes on', async () => {
  const DATA_DIR = await openDataDir();
  const server = await startProcess({ DATA_DIR, NODE_OPTIONS: withoutMemory });
  await submitAsGuest(server);
  const folder = path.join(DATA_DIR, 'outbox');
  const listMails = () => readdir(folder).catch(() => []);
  await expect.poll(listMails).toHaveLength(1);
  const [name = ''] = await listMails();
  const mail = await readFile(path.join(folder, name), 'utf8');
  expect(mail).toContain('Subject: The guild calls you ');
  expect(mail).not.toContain('image/png');
  expect(server.logged().filter((line) => line.includes('cannot be drawn'))).toHaveLength(1);
  expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
});
