import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addUpReports, clearReports } from './add-up-reports.mjs';
import { aFolder } from './testing/a-folder.mjs';

/** @param {object | string} [report] */
function aVitestPackage(report) {
  return aFolder({
    'package.json': { name: 'unit', scripts: { test: 'vitest run' } },
    ...(report ? { '.test-results/vitest.json': report } : {}),
  });
}

/** @param {object} [own] */
function aPlaywrightPackage(own) {
  const report = { stats: { expected: 0, flaky: 0 }, suites: [], errors: [], ...own };
  return aFolder({
    'package.json': { name: 'e2e', scripts: { test: 'playwright test' } },
    ...(own ? { '.test-results/playwright.json': report } : {}),
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
 * @param {string} name
 * @param {string} status
 * @param {string[]} cases
 */
function aFile(name, status, cases) {
  const assertionResults = cases.map((outcome, at) => ({
    status: outcome,
    fullName: `case ${at + 1}`,
  }));
  return { name, status, assertionResults };
}

test('the cases of all packages are added up, and each that failed is named', () => {
  const unit = aVitestPackage(
    aVitestReport({
      numTotalTests: 8,
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      success: false,
      testResults: [
        aFile('a.test.ts', 'passed', ['passed']),
        aFile('b.test.ts', 'failed', ['passed', 'failed']),
      ],
    }),
  );
  const e2e = aPlaywrightPackage({
    stats: { expected: 3, flaky: 1 },
    suites: [
      {
        specs: [{ title: 'a guest', file: 'c.test.ts', tests: [{ status: 'unexpected' }] }],
        suites: [
          {
            specs: [
              { title: 'on a phone', file: 'c.test.ts', tests: [{ status: 'unexpected' }] },
              { title: 'on a desktop', file: 'c.test.ts', tests: [{ status: 'expected' }] },
            ],
          },
        ],
      },
    ],
  });
  expect(addUpReports([unit, e2e])).toEqual({
    passed: 9,
    failures: ['b.test.ts: case 2', 'c.test.ts: a guest', 'c.test.ts: on a phone'],
  });
});

test('a package without tests counts nothing', () => {
  const dir = aFolder({ 'package.json': { name: 'config' } });
  expect(addUpReports([dir])).toEqual({ passed: 0, failures: [] });
});

/** @type {[string, () => string, string][]} */
const broken = [
  ['a package that left no report', () => aVitestPackage(), 'There is no test report'],
  ['a package without its browser report', () => aPlaywrightPackage(), 'There is no test report'],
  ['a report that was cut short', () => aVitestPackage('{"numPassedTests": 4,'), 'cannot be read'],
  ['a report of another shape', () => aVitestPackage({ numPassedTests: 4 }), 'cannot be read'],
  [
    'a run that calls itself failed though no case is',
    () => aVitestPackage(aVitestReport({ success: false })),
    'A run failed though none of its tests did.',
  ],
  [
    'an error outside of a browser test',
    () => aPlaywrightPackage({ errors: [{ message: 'the server did not start' }] }),
    'the server did not start',
  ],
];

test.each(broken)('%s is a failure', (_, aPackage, failure) => {
  expect(addUpReports([aPackage()])).toEqual({
    passed: 0,
    failures: [expect.stringContaining(failure)],
  });
});

test('a test file that could not be loaded is a failure', () => {
  const unit = aVitestPackage(
    aVitestReport({
      numTotalTests: 2,
      numPassedTests: 2,
      success: false,
      testResults: [
        aFile('a.test.ts', 'passed', ['passed', 'passed']),
        aFile('b.test.ts', 'failed', []),
      ],
    }),
  );
  expect(addUpReports([unit])).toEqual({ passed: 2, failures: ['b.test.ts could not be run.'] });
});

test('tests that began and never ended have failed', () => {
  const unit = aVitestPackage(aVitestReport({ numTotalTests: 204, numPassedTests: 183 }));
  expect(addUpReports([unit])).toEqual({
    passed: 183,
    failures: ['21 tests began and never ended.'],
  });
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
