import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { holdUp } from './testing/hold-up.ts';
import { openDataDir } from './testing/open-data-dir.ts';
import { type ServerProcess, startProcess } from './testing/start-process.ts';

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

describe('a second signal', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    '%s ends the process at once with %i',
    async (signal, expected) => {
      const server = await startProcess({ DATA_DIR: await openDataDir() });
      await holdUp(server);
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
