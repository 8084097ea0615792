import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from './run.mjs';

const node = process.execPath;

test('a program that fails is reported with its whole output', async () => {
  const program = 'console.log("the reason"); process.exit(3)';
  await expect(run(node, ['-e', program], { quiet: true })).rejects.toMatchObject({
    cause: 'the reason\n',
  });
});

test('a program that does not exist has failed', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('no-such-program');
});

test.each(['SIGTERM', 'SIGINT'])('%s ends a run with all that it started', async (signal) => {
  const child = spawn(node, [fileURLToPath(new URL('testing/stopped-run.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill(/** @type {NodeJS.Signals} */ (signal));
  // What was started holds the same pipe: it closes when the last of them has ended.
  const [exitCode] = await once(child, 'close');
  expect(exitCode).toBe(7);
});
