import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './workspace.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed test cases
 * @property {string[]} failures a line for each test case that failed, and for what kept others from running
 */

/**
 * @typedef {object} VitestReport the part of vitest's JSON report that counts
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests left out on purpose
 * @property {number} numTodoTests
 * @property {boolean} success
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults one a file
 */

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that counts
 * @property {{ expected: number, flaky: number }} stats
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors what went wrong outside of a test
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} specs
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
  const tallies = packageDirs.flatMap((dir) => {
    const reader = findReader(dir);
    return reader ? [readTally(join(dir, reader.file), reader.tally)] : [];
  });
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/**
 * @param {string} path
 * @param {(report: any) => Tally} tally
 * @returns {Tally}
 */
function readTally(path, tally) {
  if (!existsSync(path)) return { passed: 0, failures: [`There is no test report ${path}.`] };
  try {
    return tally(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return { passed: 0, failures: [`The test report ${path} cannot be read: ${String(error)}`] };
  }
}

/**
 * @param {VitestReport} report
 * @returns {Tally}
 */
function tallyVitest(report) {
  const failures = report.testResults.flatMap(failuresOfFile);
  const { numTotalTests, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  // Tests whose process has crashed are in the total and nowhere else; the run calls itself a success.
  const unended =
    numTotalTests - (numPassedTests + numFailedTests + numPendingTests + numTodoTests);
  if (unended > 0) failures.push(`${unended} tests began and never ended.`);
  if (failures.length === 0 && !report.success)
    failures.push('A run failed though none of its tests did.');
  return { passed: numPassedTests, failures };
}

/**
 * @param {VitestReport['testResults'][number]} file
 * @returns {string[]}
 */
function failuresOfFile({ name, status, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  // A file that could not be loaded has failed without a single test of its own.
  if (status === 'failed' && failed.length === 0) return [`${name} could not be run.`];
  return failed.map(({ fullName }) => `${name}: ${fullName}`);
}

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
function tallyPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites.flatMap(failuresOfSuite),
      ...errors.map(({ message }) => message ?? 'An error outside of a test.'),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ suites = [], specs }) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map(() => `${file}: ${title}`),
    ),
    ...suites.flatMap(failuresOfSuite),
  ];
}
