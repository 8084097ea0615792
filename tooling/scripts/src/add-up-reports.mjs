import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './workspace.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed test cases
 * @property {number} failed test cases, and what kept others from running
 */

/**
 * @typedef {object} VitestReport the part of vitest's JSON report that counts
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests left out on purpose
 * @property {number} numTodoTests
 * @property {boolean} success
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one a file
 */

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that counts
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors what went wrong outside of a test
 */

const reportReaders = {
  vitest: { file: '.test-results/vitest.json', tally: tallyVitest },
  playwright: { file: '.test-results/playwright.json', tally: tallyPlaywright },
};

/** @param {string} packageDir */
function findReader(packageDir) {
  const command = readManifest(packageDir).scripts?.test?.split(' ')[0];
  if (command === undefined) return undefined;
  if (command === 'vitest' || command === 'playwright') return reportReaders[command];
  throw new Error(`${packageDir}: no report is known of the test command ${command}`);
}

/**
 * Removes the reports of earlier runs, so that only what this run writes, or turbo restores for it,
 * is added up.
 * @param {readonly string[]} packageDirs
 */
export function clearReports(packageDirs) {
  for (const dir of packageDirs)
    rmSync(join(dir, '.test-results'), { recursive: true, force: true });
}

/**
 * Adds up the test reports of packages. A package that has tests and left no readable report counts
 * as one failure: its tests crashed or never ran.
 * @param {readonly string[]} packageDirs
 * @returns {Tally}
 */
export function addUpReports(packageDirs) {
  const total = { passed: 0, failed: 0 };
  for (const dir of packageDirs) {
    const reader = findReader(dir);
    if (!reader) continue;
    const { passed, failed } = readTally(join(dir, reader.file), reader.tally);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/**
 * @param {string} path
 * @param {(report: any) => Tally} tally
 * @returns {Tally}
 */
function readTally(path, tally) {
  if (!existsSync(path)) {
    console.error(`There is no test report ${path}: counted as one failure.`);
    return { passed: 0, failed: 1 };
  }
  try {
    return tally(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(
      `The test report ${path} cannot be read, counted as one failure: ${String(error)}`,
    );
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {VitestReport} report
 * @returns {Tally}
 */
function tallyVitest(report) {
  // A file that could not be loaded has failed without a single test of its own.
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const { numTotalTests, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  // Tests whose process has crashed are in the total and nowhere else; the run calls itself a success.
  const ended = numPassedTests + numFailedTests + numPendingTests + numTodoTests;
  const failed = numFailedTests + brokenFiles.length + (numTotalTests - ended);
  return { passed: numPassedTests, failed: failed === 0 && !report.success ? 1 : failed };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
function tallyPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
