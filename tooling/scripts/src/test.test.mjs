import { expect, test } from 'vitest';
import { browserInstalled, runNpmTest } from './testing/machine.mjs';

const browserSuites = ['ui#test:stories', 'e2e#test'];
const otherTasks = ['api#test', 'ui#test', 'web#build'];

test('checks and tests come first, then builds, and browser suites after the browser is there', async () => {
  const { exitCode, output, log } = await runNpmTest({ aptGet: browserInstalled });
  expect(output).toMatch(/^\d+ passed, 0 failed$/m);
  expect(exitCode).toBe(0);
  const order = ['db#test', 'apt-get install', ...browserSuites].map((task) => log.indexOf(task));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(log).toEqual(expect.arrayContaining([...otherTasks, ...browserSuites]));
});

const vitestReport = {
  testResults: [
    {
      name: '/src/ledger.test.ts',
      message: '',
      assertionResults: [
        {
          status: 'failed',
          title: 'a ledger balances',
          fullName: 'a ledger balances',
          failureMessages: ['expected 1 to be 2\n    at ledger.test.ts:12'],
          location: { line: 12 },
        },
      ],
    },
  ],
};
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

test('a failed task does not stop the others, and its tests are named at the end', async () => {
  const { exitCode, output, log } = await runNpmTest({
    aptGet: browserInstalled,
    tasks: {
      'db#test': `/bin/mkdir -p .test-results
        printf %s '${JSON.stringify(vitestReport)}' > .test-results/report.json
        echo "the reason"; exit 1`,
    },
  });
  expect(exitCode).toBe(1);
  expect(log).toEqual(expect.arrayContaining([...otherTasks, ...browserSuites]));
  expect(output).toContain('\n== The last lines of @guildpath/db#test\nthe reason\n');
  const end = output.slice(output.indexOf('== Failed tests'));
  expect(end).toContain('ledger.test.ts:12  a ledger balances\n');
  expect(end).toContain('\n  expected 1 to be 2\n');
  expect(end).toContain(
    "\n  pnpm --filter @guildpath/db exec vitest run ledger.test.ts -t 'a ledger balances'\n",
  );
  expect(end).toMatch(/^Failed: @guildpath\/db#test$/m);
  expect(end).toMatch(/^\d+ passed, 1 failed$/m);
});
