import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { addUpReports, clearReports } from './add-up-reports.mjs';
import { aFolder } from './testing/a-folder.mjs';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** @param {object | string} [report] */
function aVitestPackage(report) {
  return aFolder({
    'package.json': { name: 'unit', scripts: { test: 'vitest run' } },
    ...(report ? { '.test-results/vitest.json': report } : {}),
  });
}

/** @param {object} [report] */
function aPlaywrightPackage(report) {
  return aFolder({
    'package.json': { name: 'e2e', scripts: { test: 'playwright test' } },
    ...(report ? { '.test-results/playwright.json': report } : {}),
  });
}

/** @param {object} [own] */
function aVitestReport(own) {
  return {
    numTotalTests: 0,
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    success: true,
    testResults: [],
    ...own,
  };
}

/**
 * @param {string} status
 * @param {string[]} cases
 */
function aFile(status, cases) {
  return { status, assertionResults: cases.map((outcome) => ({ status: outcome })) };
}

test('the cases of all packages are added up', () => {
  const unit = aVitestPackage(
    aVitestReport({
      numTotalTests: 8,
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      success: false,
      testResults: [aFile('passed', ['passed']), aFile('failed', ['passed', 'failed'])],
    }),
  );
  const e2e = aPlaywrightPackage({
    stats: { expected: 3, unexpected: 2, flaky: 1, skipped: 4 },
    errors: [],
  });
  expect(addUpReports([unit, e2e])).toEqual({ passed: 9, failed: 3 });
});

test('a package without tests counts nothing', () => {
  const dir = aFolder({ 'package.json': { name: 'config' } });
  expect(addUpReports([dir])).toEqual({ passed: 0, failed: 0 });
});

test('a package that left no report has failed', () => {
  expect(addUpReports([aVitestPackage(), aPlaywrightPackage()])).toEqual({ passed: 0, failed: 2 });
});

test('a report that was cut short is a failure', () => {
  expect(addUpReports([aVitestPackage('{"numPassedTests": 4,')])).toEqual({ passed: 0, failed: 1 });
});

test('a report of another shape is a failure', () => {
  expect(addUpReports([aVitestPackage({ numPassedTests: 4 })])).toEqual({ passed: 0, failed: 1 });
});

test('a test file that could not be loaded is a failure', () => {
  const unit = aVitestPackage(
    aVitestReport({
      numTotalTests: 2,
      numPassedTests: 2,
      success: false,
      testResults: [aFile('passed', ['passed', 'passed']), aFile('failed', [])],
    }),
  );
  expect(addUpReports([unit])).toEqual({ passed: 2, failed: 1 });
});

test('a run that calls itself failed counts as a failure though no case is', () => {
  const unit = aVitestPackage(aVitestReport({ success: false }));
  expect(addUpReports([unit])).toEqual({ passed: 0, failed: 1 });
});

test('tests that began and never ended have failed', () => {
  const unit = aVitestPackage(aVitestReport({ numTotalTests: 204, numPassedTests: 183 }));
  expect(addUpReports([unit])).toEqual({ passed: 183, failed: 21 });
});

test('an error outside of a browser test is a failure', () => {
  const e2e = aPlaywrightPackage({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: 'the server did not start' }],
  });
  expect(addUpReports([e2e])).toEqual({ passed: 0, failed: 1 });
});

test('a test command of which no report is known is refused', () => {
  const dir = aFolder({ 'package.json': { name: 'odd', scripts: { test: 'tap' } } });
  expect(() => addUpReports([dir])).toThrow('tap');
});

test('reports of earlier runs are removed', () => {
  const unit = aVitestPackage({});
  clearReports([unit]);
  expect(existsSync(join(unit, '.test-results'))).toBe(false);
});
