import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '@guildpath/scripts/find-chromium';

/**
 * The last version for Node.js 20. It is fetched when it is needed and kept by npm: with its 200 packages and 166 MB it
 * would be a quarter of what everyone installs who only wants to start the site.
 */
const version = '12.8.2';

const run = promisify(execFile);
const aReport = { maxBuffer: 64 * 1024 * 1024 };

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The part of a report that is read here. */
export interface LighthouseReport {
  readonly categories: Readonly<Record<LighthouseCategory, { readonly score: number }>>;
  readonly audits: { readonly 'largest-contentful-paint': { readonly numericValue: number } };
}

/** Fetches Lighthouse, and tells how to audit an address with it. */
export async function fetchLighthouse(): Promise<(url: string) => Promise<LighthouseReport>> {
  const { stdout } = await run('npx', [
    '--yes',
    `--package=lighthouse@${version}`,
    '--call=command -v lighthouse',
  ]);
  const program = stdout.trim();
  return async (url) => {
    const answer = await run(program, [url, ...flags], {
      ...aReport,
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
    return JSON.parse(answer.stdout) as LighthouseReport;
  };
}

const flags = [
  '--quiet',
  '--output=json',
  '--output-path=stdout',
  '--no-enable-error-reporting',
  '--only-categories=performance,accessibility,best-practices,seo',
  `--chrome-flags=${['--headless=new', '--no-sandbox', ...chromiumFlags].join(' ')}`,
];
