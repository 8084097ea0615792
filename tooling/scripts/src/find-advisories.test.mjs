import { expect, it } from 'vitest';
import { findAdvisories } from './find-advisories.mjs';

const metadata = { vulnerabilities: { high: 1 } };

it('names each advisory that is high or worse', () => {
  const report = JSON.stringify({
    advisories: {
      1: { module_name: 'left', severity: 'moderate', title: 'Pads too much' },
      2: { module_name: 'right', severity: 'high', title: 'Runs what it reads' },
      3: { module_name: 'centre', severity: 'critical', title: 'Gives everything away' },
    },
    metadata,
  });
  expect(findAdvisories(report)).toEqual([
    'right (high): Runs what it reads',
    'centre (critical): Gives everything away',
  ]);
});

it('finds none in a report without advisories', () => {
  expect(findAdvisories(JSON.stringify({ advisories: {}, metadata }))).toEqual([]);
});

it.each([
  '',
  'ERR_PNPM_AUDIT_BAD_RESPONSE responded with 405',
  'Error: {"error": "offline"}',
  'getaddrinfo {',
])('knows no answer by %o', (report) => {
  expect(findAdvisories(report)).toBeUndefined();
});
