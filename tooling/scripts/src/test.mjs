import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { installChromium } from './install-chromium.mjs';
import { onStopSignal, printFailure, rootDir } from './run.mjs';
import { installWorkspace, runTurbo } from './workspace.mjs';

/** @typedef {{ name: string, seconds: number, hasFailed: boolean, logFile?: string }} Outcome */
/** @typedef {{ startTime: number, endTime: number, exitCode: number }} Execution */
/** @typedef {{ taskId: string, command: string, logFile: string, cache: { status: string }, execution?: Execution }} Task */

/** @type {(Outcome & { tasks: Outcome[] })[]} */
const parts = [];

/** Of each failed task, at the end of the run. */
const linesRepeated = 60;

const summaryDir = join(rootDir, '.turbo/runs');

/**
 * Runs one part under its name. A part that fails does not keep the next one from running: one run
 * shows all that is wrong.
 * @param {string} name
 * @param {() => Promise<unknown>} work throws StepFailed
 */
async function runPart(name, work) {
  console.log(`\n== ${name}`);
  rmSync(summaryDir, { recursive: true, force: true });
  const start = performance.now();
  let hasFailed = false;
  try {
    await work();
  } catch (error) {
    printFailure(error);
    hasFailed = true;
  }
  const seconds = (performance.now() - start) / 1000;
  const summaries = existsSync(summaryDir) ? readdirSync(summaryDir) : [];
  parts.push({ name, seconds, hasFailed, tasks: summaries.flatMap(readTasks) });
}

/**
 * @param {string} file summary of a turbo run
 * @returns {Outcome[]} of the tasks that ran, without those that came out of the cache
 */
function readTasks(file) {
  const summary = readFileSync(join(summaryDir, file), 'utf8');
  const { tasks } = /** @type {{ tasks: Task[] }} */ (JSON.parse(summary));
  return tasks.flatMap(({ taskId, command, logFile, cache, execution }) => {
    if (!execution || command === '<NONEXISTENT>' || cache.status === 'HIT') return [];
    const seconds = (execution.endTime - execution.startTime) / 1000;
    return { name: taskId, seconds, hasFailed: execution.exitCode !== 0, logFile };
  });
}

/** @param {Outcome} outcome */
function toLine({ name, seconds, hasFailed }) {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}${hasFailed ? '  FAILED' : ''}`;
}

function printParts() {
  console.log('\n== Time of each part, and of its tasks that were not cached');
  for (const { tasks, ...part } of parts)
    console.log([toLine(part), ...tasks.map((task) => `    ${toLine(task)}`)].join('\n'));

  const failed = parts.filter(({ hasFailed }) => hasFailed);
  for (const { name, tasks } of failed) {
    const failedTasks = tasks.filter((task) => task.hasFailed);
    for (const task of failedTasks) printEnd(task);
    const names = failedTasks.map((task) => task.name).join(', ');
    console.log(`\nFailed: ${name}${names && `: ${names}`}`);
  }
  console.log(`\n${parts.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

/**
 * Repeats what a failed task printed last: thousands of lines may stand between.
 * @param {Outcome} task
 */
function printEnd({ name, logFile }) {
  if (!logFile) return;
  const lines = readFileSync(join(rootDir, logFile), 'utf8').trimEnd().split('\n');
  console.log(`\n== The last lines of ${name}\n${lines.slice(-linesRepeated).join('\n')}`);
}

async function runAll() {
  // A minute, on a new machine, in which the others do not need it.
  const chromium = installChromium();
  // Its failure is that of its part below.
  chromium.catch(() => undefined);
  await runPart('Install', installWorkspace);
  if (parts.some(({ hasFailed }) => hasFailed)) return;

  const cores = availableParallelism();
  const keepGoing = ['--continue=dependencies-successful', '--summarize'];
  // Format, lint, types, unused code and dependencies, licences; both cores stay busy in one run.
  await runPart('Checks and build', () =>
    runTurbo([
      ...['lint', 'lint:root', 'typecheck', 'unused', 'check-licences'],
      ...['@guildpath/api#build', '@guildpath/web#build'],
      ...[...keepGoing, `--concurrency=${cores}`, '--output-logs=errors-only'],
    ]),
  );
  await runPart('Chromium for the browser tests', () => chromium);
  // Where there is no Chromium, the tests that need it say so themselves.
  const env = { CHROMIUM_PATH: findChromium() ?? process.env.CHROMIUM_PATH };
  // vitest fills the cores by itself: half as many packages at a time as there are cores.
  const concurrency = Math.max(1, Math.floor(cores / 2));
  const testArgs = ['test', ...keepGoing, '--output-logs=new-only'];
  await runPart('Unit, component, API and database tests', () =>
    runTurbo([...testArgs, `--concurrency=${concurrency}`, '--filter=!@guildpath/e2e'], { env }),
  );
  await runPart('Browser journeys', () =>
    runTurbo([...testArgs, '--concurrency=1', '--filter=@guildpath/e2e'], { env }),
  );
}

onStopSignal((signal) => (signal === 'SIGINT' ? 130 : 143));
await runAll();
process.exitCode = printParts() ? 0 : 1;
