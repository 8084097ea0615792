import { expect, test } from 'vitest';
import { browserInstalled, runNpmTest } from './testing/machine.mjs';

const browserSuites = ['ui#test:stories', 'e2e#test'];
const otherTasks = ['api#test', 'ui#test', 'ui#lint', 'web#typecheck', 'web#build'];

test.each([
  ['the checks are done before it', { aptGet: `wait_for ui#lint; ${browserInstalled}` }],
  [
    'the checks take longer',
    { aptGet: browserInstalled, tasks: { 'ui#lint': "wait_for 'apt-get install'" } },
  ],
])('browser suites run after the installation, also when %s', async (_, machine) => {
  const { exitCode, output, log } = await runNpmTest(machine);
  expect(output).toMatch(/^\d+ passed, 0 failed$/m);
  expect(exitCode).toBe(0);
  expect(log).toEqual(expect.arrayContaining([...otherTasks, ...browserSuites]));
  for (const suite of browserSuites) {
    expect(log.indexOf(suite)).toBeGreaterThan(log.indexOf('apt-get install'));
  }
});

const installHint =
  'The browser tests need Chromium or Google Chrome: install one, or name it in CHROMIUM_PATH.';

test.each([
  ['there is no apt-get', {}, installHint],
  ['sudo asks for a password', { aptGet: browserInstalled, isRoot: false }, installHint],
  ['apt-get has no such package', { aptGet: 'exit 100' }, installHint],
  [
    'CHROMIUM_PATH is wrong',
    { aptGet: browserInstalled, env: { CHROMIUM_PATH: '/no/such/program' } },
    'CHROMIUM_PATH names no program: /no/such/program',
  ],
])(
  'if %s, everything else runs and one line says what was left out',
  async (_, machine, reason) => {
    const { exitCode, output, log } = await runNpmTest(machine);
    expect(exitCode).toBe(1);
    expect(log).toEqual(expect.arrayContaining(otherTasks));
    for (const suite of browserSuites) expect(log).not.toContain(suite);
    expect(output).toContain(
      `\nLeft out: @guildpath/e2e#test, @guildpath/ui#test:stories. ${reason}\n`,
    );
  },
);

test('a failed task does not stop the others and is named at the end', async () => {
  const { exitCode, output, log } = await runNpmTest({
    aptGet: browserInstalled,
    tasks: { 'db#test': 'echo "the reason"; exit 1' },
  });
  expect(exitCode).toBe(1);
  expect(log).toEqual(expect.arrayContaining([...otherTasks, ...browserSuites]));
  expect(output).toContain('\n== The last lines of @guildpath/db#test\nthe reason\n');
  expect(output).toMatch(/^Failed: @guildpath\/db#test$/m);
  expect(output).toMatch(/^\d+ passed, 1 failed$/m);
});
