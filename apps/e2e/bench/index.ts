// Measures the web app's budgets on the built product, started as an operator does. Without arguments all parts; else
// those that are named: weights, shift, lighthouse, next.
import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { type Browser, chromium } from 'playwright';
import { type Site, startSite } from '../src/site/start-site.ts';
import { administratorSettings } from '../src/steps/visitors.ts';
import { type Finding, judge, printFindings } from './findings.ts';
import { measureLayoutShifts } from './parts/layout-shift.ts';
import { auditPages } from './parts/lighthouse.ts';
import { timeNextScene } from './parts/next-scene.ts';
import { weighPages } from './parts/weights.ts';
import { writePlainTextPage } from './yardsticks/plain-text-page.ts';
import { serveYardsticks, type Yardsticks } from './yardsticks/serve-yardsticks.ts';
import { type ServedQuestions, writeVanillaQuiz } from './yardsticks/vanilla-quiz.ts';

const launchOptions = getLaunchOptions();
const site = await startSite({ ...administratorSettings, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
const browser = await chromium.launch(launchOptions);
const yardsticks = await prepareYardsticks(browser, site);

const parts: Readonly<Record<string, () => Promise<Finding[]>>> = {
  weights: () => weighPages(browser, site.url),
  shift: () => measureLayoutShifts(browser, site.url),
  next: () => timeNextScene(browser, `${site.url}/assessment/quick`, `${yardsticks.url}/quiz`),
  lighthouse: () => auditPages(site.url, `${yardsticks.url}/text`),
};

const findings: Finding[] = [];
try {
  for (const name of readPartNames()) {
    const found = await parts[name]?.();
    if (!found) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`);
    printFindings(name, found);
    findings.push(...found);
  }
} finally {
  await browser.close();
  yardsticks.close();
  await site.dispose();
}

const missed = findings.filter((finding) => judge(finding) === 'MISSED');
console.log(
  missed.length === 0
    ? `All ${findings.length} budgets are kept.`
    : `Missed: ${missed.map(({ what }) => what).join('; ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

function readPartNames(): readonly string[] {
  const named = process.argv.slice(2).filter((argument) => argument !== '--');
  return named.length > 0 ? named : Object.keys(parts);
}

async function prepareYardsticks(withBrowser: Browser, { url }: Site): Promise<Yardsticks> {
  const questions = await fetch(`${url}/api/assessment/questions/quick`);
  return serveYardsticks({
    '/text': await writePlainTextPage(withBrowser, url),
    '/quiz': writeVanillaQuiz((await questions.json()) as ServedQuestions),
  });
}
