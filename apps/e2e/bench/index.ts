// Measures the web app's budgets on the built product or on the given sites:
//   bench [part…] [--site=[name=]url]… [--rounds=3]
import { parseArgs } from 'node:util';
import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { chromium, request } from 'playwright';
import { startSite } from '../src/site/start-site.ts';
import { administrator, administratorSettings } from '../src/steps/visitors.ts';
import { type Finding, printFindings, reportMissed } from './findings.ts';
import type { MeasuredSite, Measurement } from './measurement.ts';
import { auditPages } from './parts/lighthouse.ts';
import { timeNextScene } from './parts/next-scene.ts';
import { measureLayoutShifts, weighPages } from './parts/pages.ts';
import { serveYardsticks } from './yardsticks/serve-yardsticks.ts';

const parts: Readonly<Record<string, (measurement: Measurement) => Promise<Finding[]>>> = {
  weights: weighPages,
  shift: measureLayoutShifts,
  next: timeNextScene,
  lighthouse: auditPages,
};

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    site: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
  },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error(`--rounds takes a number from 1, not ${values.rounds}.`);

const ownSite =
  values.site.length === 0
    ? await startSite({ ...administratorSettings, RATE_LIMIT: 'off', LOG_LEVEL: 'error' })
    : undefined;
const siteOptions = ownSite ? [`measured=${ownSite.url}`] : values.site;
const browser = await chromium.launch(getLaunchOptions());
const findings: Finding[] = [];
try {
  const sites = await Promise.all(siteOptions.map(readSite));
  const yardsticks = await serveYardsticks(browser, sites.at(-1)?.url ?? '');
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      const measurement = { browser, sites, yardsticksUrl: yardsticks.url, rounds };
      const found = (await parts[name]?.(measurement)) ?? [];
      printFindings(
        name,
        sites.map((site) => site.name),
        found,
      );
      findings.push(...found);
    }
  } finally {
    yardsticks.close();
  }
} finally {
  await browser.close();
  await ownSite?.dispose();
}

process.exitCode = reportMissed(findings) ? 0 : 1;

async function readSite(option: string): Promise<MeasuredSite> {
  const { name = 'measured', url = '' } =
    /^(?:(?<name>[^=:/]+)=)?(?<url>https?:\/\/.+?)\/?$/.exec(option)?.groups ?? {};
  if (!url) throw new Error(`--site takes an address, or a name and an address, not ${option}.`);
  const visitor = await request.newContext({ baseURL: url });
  const { email, password } = administrator;
  const answer = await visitor.post('/api/auth/login', { data: { identifier: email, password } });
  const hasAdministrator = answer.ok();
  await visitor.dispose();
  if (!hasAdministrator) console.log(`${email} cannot log in at ${url}: /admin is left out.\n`);
  return { name, url, hasAdministrator };
}
