import { expect, test } from 'vitest';
import { browserInstalled, runNpmTest } from './testing/machine.mjs';

const browserSuites = ['ui#test:stories', 'e2e#test'];
const otherTasks = ['api#test', 'ui#test', 'ui#lint', 'web#typecheck', 'web#build'];

test.each([
  ['the browser comes after the checks', { aptGet: `wait_for ui#lint; ${browserInstalled}` }],
  [
    'the checks come after the browser',
    { aptGet: browserInstalled, tasks: { 'ui#lint': "wait_for 'apt-get install'" } },
  ],
])('what needs a browser runs once it is there, also when %s', async (_, machine) => {
  const { exitCode, output, log } = await runNpmTest(machine);
  expect(output).toMatch(/^\d+ passed, 0 failed$/m);
  expect(exitCode).toBe(0);
  expect(log).toEqual(expect.arrayContaining([...otherTasks, ...browserSuites]));
  for (const suite of browserSuites) {
    expect(log.indexOf(suite)).toBeGreaterThan(log.indexOf('apt-get install'));
  }
});

const howToGetOne =
  'The browser tests need Chromium or Google Chrome: install one, or name it in CHROMIUM_PATH.';

test.each([
  ['there is no apt-get', {}, howToGetOne],
  [
    'apt-get needs a root that sudo does not give',
    { aptGet: browserInstalled, isRoot: false },
    howToGetOne,
  ],
  ['apt-get has no such package', { aptGet: 'exit 100' }, howToGetOne],
  [
    'CHROMIUM_PATH names none',
    { aptGet: browserInstalled, env: { CHROMIUM_PATH: '/no/such/program' } },
    'CHROMIUM_PATH names no program: /no/such/program',
  ],
])('where %s, all else runs and one line says what was left out', async (_, machine, reason) => {
  const { exitCode, output, log } = await runNpmTest(machine);
  expect(exitCode).toBe(1);
  expect(log).toEqual(expect.arrayContaining(otherTasks));
  for (const suite of browserSuites) expect(log).not.toContain(suite);
  expect(output).toContain(
    `\nLeft out: @guildpath/e2e#test, @guildpath/ui#test:stories. ${reason}\n`,
  );
});

test('a task that fails keeps no other from running, and is named at the end', async () => {
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
