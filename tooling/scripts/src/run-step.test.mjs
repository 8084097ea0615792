import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { requireStep, runStep } from './run-step.mjs';

const node = process.execPath;

test('a quiet step keeps what it prints', async () => {
  const step = { command: node, args: ['-e', 'console.log("out"); console.error("err")'] };
  const { exitCode, output } = await runStep({ ...step, quiet: true });
  expect(exitCode).toBe(0);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('a program that does not exist is a failed step', async () => {
  const { exitCode, output } = await runStep({ command: 'no-such-program', args: [], quiet: true });
  expect(exitCode).toBe(127);
  expect(output).toContain('no-such-program');
});

test('a step that has to succeed fails with its whole output', async () => {
  const args = ['-e', 'console.log("the reason"); process.exit(3)'];
  await expect(requireStep({ command: node, args, failure: 'It failed.' })).rejects.toMatchObject({
    message: 'It failed.',
    output: 'the reason\n',
  });
});

test.each(['SIGTERM', 'SIGINT'])('%s ends a step with all that it started', async (signal) => {
  const child = spawn(node, [fileURLToPath(new URL('testing/stopped-step.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill(/** @type {NodeJS.Signals} */ (signal));
  // What the step started holds the same pipe: it closes when the last of them is gone.
  const [exitCode] = await once(child, 'close');
  expect(exitCode).toBe(7);
});
