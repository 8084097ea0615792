import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { addUpReports, clearReports } from './add-up-reports.mjs';
import { findChromium } from './find-chromium.mjs';
import { installWorkspace } from './install-workspace.mjs';
import { onStopSignal } from './on-stop-signal.mjs';
import { requireChromium } from './require-chromium.mjs';
import { requireNode } from './require-node.mjs';
import { requirePostgres } from './require-postgres.mjs';
import { runStep, StepFailed } from './run-step.mjs';
import { turboRun } from './turbo.mjs';
import { listPackageDirs, rootDir } from './workspace.mjs';

const cores = availableParallelism();
const e2e = '@guildpath/e2e';

/**
 * Runs one part under its name. A part that fails does not keep the next one from running: one run
 * shows all that is wrong.
 * @param {string} name
 * @param {() => Promise<unknown>} run throws StepFailed
 * @returns {Promise<string[]>} its name when it failed
 */
async function failuresOf(name, run) {
  console.log(`\n== ${name}`);
  try {
    await run();
    return [];
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    if (error.output) console.error(error.output);
    console.error(error.message);
    return [name];
  }
}

/**
 * @param {import('./run-step.mjs').Step} step
 * @param {string} failure
 */
async function show(step, failure) {
  const { exitCode } = await runStep(step);
  if (exitCode !== 0) throw new StepFailed(failure);
}

/**
 * @param {string} task
 * @param {{ concurrency?: number, filter?: string, env?: Record<string, string | undefined> }} [options]
 */
async function turbo(task, { concurrency = cores, filter, env } = {}) {
  const step = turboRun([
    task,
    '--continue=dependencies-successful',
    `--concurrency=${concurrency}`,
    '--output-logs=new-only',
    ...(filter ? [`--filter=${filter}`] : []),
  ]);
  await show({ ...step, env: { ...step.env, ...env } }, `${task} failed.`);
}

/**
 * @param {string} name
 * @param {...string} args
 */
async function tool(name, ...args) {
  const command = join(rootDir, 'node_modules/.bin', name);
  await show({ command, args }, `${name} failed.`);
}

/**
 * Everything after the install.
 * @returns {Promise<import('./add-up-reports.mjs').Tally>}
 */
async function runAll() {
  const packageDirs = listPackageDirs(rootDir);
  clearReports(packageDirs);

  const checks = [
    await failuresOf('PostgreSQL for the database tests', requirePostgres),
    await failuresOf('Chromium for the browser tests', requireChromium),
    await failuresOf('Format and lint', () => tool('biome', 'check', '.')),
    await failuresOf('Typed lint and import boundaries', () => turbo('lint')),
    await failuresOf('Unused code and dependencies', () => tool('knip')),
    await failuresOf('Types', () => turbo('typecheck')),
    await failuresOf('Build', () => turbo('build', { filter: './apps/*' })),
  ].flat();
  // The tests that need one say so themselves where there is none.
  const inChromium = { CHROMIUM_PATH: findChromium() ?? process.env.CHROMIUM_PATH };
  const testRuns = [
    // vitest fills the cores by itself: half as many at a time as there are cores.
    await failuresOf('Unit, API and database tests', () =>
      turbo('test', {
        concurrency: Math.max(1, Math.floor(cores / 2)),
        filter: `!${e2e}`,
        env: inChromium,
      }),
    ),
    await failuresOf('Browser journeys', () =>
      turbo('test', { concurrency: 1, filter: e2e, env: inChromium }),
    ),
  ].flat();

  const { passed, failures } = addUpReports(packageDirs);
  // A run can fail though no test did, for instance by an error after the last one.
  const ofTests = failures.length > 0 ? failures : testRuns;
  return { passed, failures: [...checks, ...ofTests] };
}

requireNode();
onStopSignal((signal) => (signal === 'SIGINT' ? 130 : 143));
const unprepared = await failuresOf('Install', installWorkspace);
const { passed, failures } =
  unprepared.length > 0 ? { passed: 0, failures: unprepared } : await runAll();
console.log(failures.map((failure) => `\nFailed: ${failure}`).join(''));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
