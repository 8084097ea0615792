// Measures the web app's budgets on the built product: bench:web [weights|brake|next|lighthouse]…
import { parseArgs } from 'node:util';
import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { chromium } from 'playwright';
import { startSite } from '../src/site/start-site.ts';
import { administratorSettings } from '../src/steps/visitors.ts';
import { report } from './findings.ts';
import { auditPages } from './lighthouse.ts';
import { timeNextScene } from './next-scene.ts';
import { brakePages, weighPages } from './pages.ts';
import { servePlainPages } from './plain-pages.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const site = await startSite({ ...administratorSettings, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
const browser = await chromium.launch(getLaunchOptions());
const plain = await servePlainPages(browser, site.url);
const parts = {
  weights: () => weighPages(browser, site.url),
  brake: () => brakePages(browser, site.url, plain.url, rounds),
  next: () => timeNextScene(browser, site.url, plain.url, rounds),
  lighthouse: () => auditPages(site.url, rounds),
};
try {
  const wanted = Object.entries(parts).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const findings = [];
  for (const [, measure] of wanted) findings.push(...(await measure()));
  report(findings);
} finally {
  plain.close();
  await browser.close();
  await site.dispose();
}
