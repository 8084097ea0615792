import { expect, it } from 'vitest';
import { findLicenceProblems } from './find-licence-problems.mjs';

/** @param {string} licence */
function problemsOf(licence) {
  return findLicenceProblems({ [licence]: [{ name: 'a', versions: ['1.0.0'] }] });
}

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'GPL-3.0-only OR ISC', 'MIT AND OFL-1.1'])(
  'the licence %s is fine',
  (licence) => {
    expect(problemsOf(licence)).toEqual([]);
  },
);

it.each(['GPL-3.0-only', 'Unknown', 'UNLICENSED', 'MIT AND AGPL-3.0-only', ''])(
  'the licence %o is a problem, named with its package',
  (licence) => {
    expect(problemsOf(licence)).toEqual([`a@1.0.0: ${licence}`]);
  },
);
