import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '@guildpath/scripts/find-chromium';
import {
  type LighthouseCategory,
  measuredPages,
  pageBudgets,
  timeBudgets,
} from '../../src/budgets.ts';
import { type Finding, median } from '../findings.ts';
import type { Measurement } from '../measurement.ts';

// The last version for Node.js 20. npx fetches it on demand, because its 166 MB would make every installation
// a third larger.
const version = '12.8.2';

const attempts = 3;
const auditTimeoutMs = 600_000;
const categories: readonly LighthouseCategory[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
];

interface Report {
  readonly categories: Readonly<Record<LighthouseCategory, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<
      | 'first-contentful-paint'
      | 'largest-contentful-paint'
      | 'total-blocking-time'
      | 'cumulative-layout-shift',
      { readonly numericValue: number }
    >
  >;
}

const run = promisify(execFile);

/** Audits a few pages of every site on a phone, and a plain page with the landing page's text. */
export async function auditPages(measurement: Measurement): Promise<Finding[]> {
  const { sites, yardsticksUrl, rounds } = measurement;
  const program = await fetchLighthouse();
  const pages = measuredPages.filter(({ lighthouse }) => lighthouse);
  const yardstick = `${yardsticksUrl}/text`;
  const addressesOf = (path: string) => sites.map(({ url }) => url + path);
  const addresses = [yardstick, ...pages.flatMap(({ path }) => addressesOf(path))];
  const reports = new Map(addresses.map((address): [string, Report[]] => [address, []]));
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Lighthouse, round ${round} of ${rounds}`);
    for (const address of addresses) reports.get(address)?.push(await audit(program, address));
  }
  console.log();

  const read = (address: string, figure: (report: Report) => number) =>
    median((reports.get(address) ?? []).map(figure));
  const firstPaint = ({ audits }: Report) => audits['first-contentful-paint'].numericValue;
  const paint = ({ audits }: Report) => audits['largest-contentful-paint'].numericValue;
  const blocking = ({ audits }: Report) => audits['total-blocking-time'].numericValue;
  const plainPaint = read(yardstick, paint);
  const findings: Finding[] = [
    ['first paint', firstPaint] as const,
    ['largest paint', paint] as const,
    ['blocking time', blocking] as const,
  ].map(([what, figure]) => {
    const value = read(yardstick, figure);
    return { what: `plain page: ${what}, ms`, measured: sites.map(() => value), digits: 0 };
  });
  for (const { name, path, lighthouse } of pages) {
    const measure = (figure: (report: Report) => number) =>
      addressesOf(path).map((address) => read(address, figure));
    const paints = measure(paint);
    findings.push(
      { what: `${name}: first paint, ms`, measured: measure(firstPaint), digits: 0 },
      { what: `${name}: largest paint, ms`, measured: paints, digits: 0 },
      {
        what: `${name}: largest paint / plain page`,
        measured: paints.map((time) => time / plainPaint),
        budget: lighthouse?.paintRatio,
        digits: 2,
      },
      {
        what: `${name}: blocking time, ms`,
        measured: measure(blocking),
        budget: timeBudgets.blockingMs,
        digits: 0,
      },
      {
        what: `${name}: layout shift`,
        measured: measure(({ audits }) => audits['cumulative-layout-shift'].numericValue),
        budget: pageBudgets.layoutShift,
        digits: 4,
      },
      ...categories.map((category) => ({
        what: `${name}: ${category}`,
        measured: measure((report) => report.categories[category].score * 100),
        budget: lighthouse?.scores?.[category],
        isScore: true,
        digits: 0,
      })),
    );
  }
  return findings;
}

async function fetchLighthouse(): Promise<string> {
  const { stdout } = await run('npx', [
    '--yes',
    `--package=lighthouse@${version}`,
    '--call=command -v lighthouse',
  ]);
  return stdout.trim();
}

// On a slow machine an audit sometimes breaks off, so it is retried.
async function audit(program: string, address: string, attempt = 1): Promise<Report> {
  try {
    const { stdout } = await run(program, [address, ...flags], {
      maxBuffer: 64 * 1024 * 1024,
      timeout: auditTimeoutMs,
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (attempt === attempts) throw error;
    const [reason] = String(error).split('\n');
    console.log(`Attempt ${attempt} at ${address} failed: ${reason}`);
    return audit(program, address, attempt + 1);
  }
}

const flags = [
  '--quiet',
  '--output=json',
  '--output-path=stdout',
  '--no-enable-error-reporting',
  // After this time the audit goes on without what is still being fetched.
  '--max-wait-for-load=180000',
  `--only-categories=${categories.join()}`,
  `--chrome-flags=${['--headless=new', '--no-sandbox', ...chromiumFlags].join(' ')}`,
];
