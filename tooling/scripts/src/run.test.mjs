import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from './run.mjs';

const node = process.execPath;

test('a failed program is reported with its whole output', async () => {
  const program = 'console.log("the reason"); process.exit(3)';
  await expect(run(node, ['-e', program], { quiet: true })).rejects.toMatchObject({
    cause: 'the reason\n',
  });
});

test('a missing program fails', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('no-such-program');
});

test.each(['SIGTERM', 'SIGINT'])('%s stops a program with its children', async (signal) => {
  const child = spawn(node, [fileURLToPath(new URL('testing/stopped-run.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill(/** @type {NodeJS.Signals} */ (signal));
  // The children share the pipe, so it closes when the last of them has ended.
  const [exitCode] = await once(child, 'close');
  expect(exitCode).toBe(7);
});
