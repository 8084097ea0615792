import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeFailedTests } from './failed-tests.mjs';
import { describeMissingChromium } from './find-chromium.mjs';
import { onStopSignal, printFailure, rootDir } from './run.mjs';
import { installWorkspace, runTurbo } from './workspace.mjs';

/** @typedef {{ startTime: number, endTime: number, exitCode: number }} Execution */
/**
 * @typedef {object} Task
 * @property {string} taskId
 * @property {string} command
 * @property {string} package
 * @property {string} directory
 * @property {string[]} dependents
 * @property {string} [logFile]
 * @property {{ status: string }} cache
 * @property {Execution} [execution]
 */

const browserTasks = ['ui#test:stories', 'e2e#test'].map((task) => `@guildpath/${task}`);
const chromiumTask = '@guildpath/scripts#chromium';
// One after another: what fails early is told early, and a browser has the machine to itself. Two tasks
// at once fill the times in which one of them only starts or waits.
const steps = [
  ['lint:all', 'typecheck:all', 'unused', 'check-licences', '--concurrency=2'],
  ['test', '--filter=!@guildpath/e2e', '--concurrency=2'],
  [chromiumTask, '@guildpath/web#build', '@guildpath/api#build', '--concurrency=1'],
  [...browserTasks, '--concurrency=1'],
];
const summaryDir = join(rootDir, '.turbo/runs');
const repeatedLines = 60;

onStopSignal((signal) => (signal === 'SIGINT' ? 130 : 143));
const start = performance.now();
const isGreen = (await runStep(installWorkspace)) && (await runTasks());
process.exitCode = isGreen ? 0 : 1;

async function runTasks() {
  rmSync(summaryDir, { recursive: true, force: true });
  const outcomes = [];
  for (const step of steps) {
    const options = ['--continue=dependencies-successful', '--summarize'];
    outcomes.push(await runStep(() => runTurbo([...step, ...options])));
  }
  printSummary(readTasks());
  return outcomes.every(Boolean);
}

/** @param {() => Promise<void>} step */
async function runStep(step) {
  try {
    await step();
    return true;
  } catch (error) {
    printFailure(error);
    return false;
  }
}

function readTasks() {
  const files = existsSync(summaryDir) ? readdirSync(summaryDir) : [];
  return files
    .flatMap((file) => {
      const summary = readFileSync(join(summaryDir, file), 'utf8');
      return /** @type {{ tasks: Task[] }} */ (JSON.parse(summary)).tasks;
    })
    .filter(({ command }) => command !== '<NONEXISTENT>');
}

/** @param {Task[]} all */
function printSummary(all) {
  const executed = all.filter(({ cache, execution }) => execution && cache.status !== 'HIT');
  console.log('\n== Time of each task that was not cached');
  for (const { taskId, execution } of executed) {
    const { startTime = 0, endTime = 0, exitCode } = execution ?? {};
    const seconds = ((endTime - startTime) / 1000).toFixed(1).padStart(7);
    console.log(`${seconds} s  ${taskId}${exitCode === 0 ? '' : '  FAILED'}`);
  }
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  in all`);

  const failed = executed.filter(({ execution }) => execution?.exitCode !== 0);
  for (const { taskId, logFile } of failed) {
    // A task that turbo never caches has no log.
    if (!logFile) continue;
    const lines = readFileSync(join(rootDir, logFile), 'utf8').trimEnd().split('\n');
    console.log(`\n== The last lines of ${taskId}\n${lines.slice(-repeatedLines).join('\n')}`);
  }
  const tests = failed.flatMap((task) => describeFailedTests(task.directory, task.package));
  if (tests.length > 0) console.log(`\n== Failed tests\n${tests.join('\n')}`);
  const leftOut = [...new Set(failed.flatMap(({ dependents }) => dependents))];
  console.log();
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ taskId }) => taskId).join(', ')}`);
  if (leftOut.length > 0) {
    const lacksChromium = failed.some(({ taskId }) => taskId === chromiumTask);
    const reason = lacksChromium ? describeMissingChromium() : 'What they need has failed.';
    console.log(`Left out: ${leftOut.join(', ')}. ${reason}`);
  }
  console.log(`${all.length - failed.length} passed, ${failed.length} failed`);
}
