import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '@guildpath/scripts/find-chromium';
import { type LighthouseCategory, measuredPages, timeBudgets } from '../src/budgets.ts';
import { type Finding, median } from './findings.ts';

// The last version for Node.js 20. npx fetches it on demand, because its 166 MB would make every installation
// a third larger.
const program = 'lighthouse@12.8.2';
const categories: readonly LighthouseCategory[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
];

interface Report {
  readonly categories: Readonly<Record<LighthouseCategory, { readonly score: number }>>;
  readonly audits: { readonly 'total-blocking-time': { readonly numericValue: number } };
}

/** Audits the pages that have scores to reach, on a phone. */
export async function auditPages(siteUrl: string, rounds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, path, scores } of measuredPages) {
    if (!scores) continue;
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await audit(siteUrl + path));
    findings.push({
      what: `${name}: blocking time, ms`,
      measured: median(reports.map(({ audits }) => audits['total-blocking-time'].numericValue)),
      budget: timeBudgets.blockingMs,
    });
    for (const category of categories) {
      findings.push({
        what: `${name}: ${category}`,
        measured: median(reports.map((report) => report.categories[category].score * 100)),
        budget: scores[category],
        isScore: true,
      });
    }
  }
  return findings;
}

async function audit(address: string): Promise<Report> {
  const flags = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    // One of the pages is that of an unknown address.
    '--ignore-status-code',
    '--max-wait-for-load=180000',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=${['--headless=new', '--no-sandbox', ...chromiumFlags].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', program, address, ...flags], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 600_000,
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  return JSON.parse(stdout) as Report;
}
