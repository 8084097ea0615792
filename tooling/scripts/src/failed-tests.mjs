import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from './run.mjs';

/**
 * @typedef {object} FailedTest
 * @property {string} file absolute
 * @property {number} line
 * @property {string} name
 * @property {string} message
 * @property {string} alone arguments of `pnpm --filter <package>` that run it alone
 */
/** @typedef {{ testResults: VitestFile[] }} VitestReport */
/** @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[] }} PlaywrightReport */
/** @typedef {{ name: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/**
 * @typedef {object} VitestTest
 * @property {string} status
 * @property {string} title
 * @property {string} fullName
 * @property {string[]} failureMessages
 * @property {{ line: number }} [location]
 */
/** @typedef {{ suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite */
/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {boolean} ok
 * @property {string} file
 * @property {number} line
 * @property {{ results: { error?: { message?: string } }[] }[]} tests
 */

/** The report that vitest and Playwright write beside what they print, relative to the package. */
const reportFile = '.test-results/report.json';

/**
 * Describes each failed test of a package's last run in three lines: file and line with the name, the message,
 * and the command that runs it alone.
 * @param {string} directory of the package, relative to the root
 * @param {string} packageName
 */
export function describeFailedTests(directory, packageName) {
  const path = join(rootDir, directory, reportFile);
  if (!existsSync(path)) return [];
  const report = /** @type {VitestReport | PlaywrightReport} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  );
  const failed =
    'testResults' in report
      ? report.testResults.flatMap(listOfVitest)
      : report.suites
          .flatMap(listSpecs)
          .filter(({ ok }) => !ok)
          .map((spec) => ofPlaywright(spec, report.config.rootDir));
  return failed.map(({ file, line, name, message, alone }) =>
    [
      `${relative(rootDir, file)}:${line}  ${name}`,
      `  ${withoutColours(message).split('\n', 1)[0]}`,
      `  pnpm --filter ${packageName} ${alone}`,
    ].join('\n'),
  );
}

/**
 * @param {VitestFile} file
 * @returns {FailedTest[]}
 */
function listOfVitest({ name: file, message, assertionResults }) {
  const run = `exec vitest run ${file.split('/').at(-1)}`;
  const failed = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ title, fullName, failureMessages, location }) => ({
      file,
      line: location?.line ?? 1,
      name: fullName,
      message: failureMessages[0] ?? '',
      alone: `${run} -t ${quote(title)}`,
    }));
  if (failed.length > 0 || !message) return failed;
  return [{ file, line: 1, name: 'the file itself', message, alone: run }];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function listSpecs({ suites = [], specs }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/**
 * @param {PlaywrightSpec} spec
 * @param {string} testDir
 * @returns {FailedTest}
 */
function ofPlaywright({ title, file, line, tests }, testDir) {
  const message = tests.flatMap(({ results }) => results).at(-1)?.error?.message ?? '';
  return {
    file: join(testDir, file),
    line,
    name: title,
    message,
    alone: `test -g ${quote(title)}`,
  };
}

/** @param {string} title becomes a pattern in single quotes */
function quote(title) {
  return `'${title.replaceAll(/[^\w ,.-]/g, '.')}'`;
}

/** @param {string} text */
function withoutColours(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with one.
  return text.replaceAll(/\u001b\[[\d;]*m/g, '');
}
