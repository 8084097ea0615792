import path from 'node:path';
import { type Browser, devices } from 'playwright';
import { timeBudgets } from '../../src/budgets.ts';
import { type Finding, median } from '../findings.ts';
import type { Measurement } from '../measurement.ts';

const slowdown = 4;
const clicksPerRound = 14;
// People pause before they press Next, so the animation of their choice has ended.
const pauseMs = 300;

const timeScenes = path.join(import.meta.dirname, '../in-page/time-scenes.js');

/** Measures the time from a click on Next to the next scene's paint, beside a vanilla quiz. */
export async function timeNextScene(measurement: Measurement): Promise<Finding[]> {
  const { browser, sites, yardsticksUrl, rounds } = measurement;
  const addresses = [`${yardsticksUrl}/quiz`, ...sites.map(({ url }) => `${url}/assessment/quick`)];
  const times = addresses.map((): number[] => []);
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Next scene, round ${round} of ${rounds}`);
    for (const [index, address] of addresses.entries()) {
      times[index]?.push(...(await timeClicks(browser, address)));
    }
  }
  console.log();
  const [vanilla = Number.NaN, ...ours] = times.map(median);
  return [
    { what: `next scene, processor slowed ${slowdown} times: ms`, measured: ours },
    { what: 'next scene of a vanilla quiz: ms', measured: ours.map(() => vanilla) },
    {
      what: 'next scene: ours / vanilla quiz',
      measured: ours.map((time) => time / vanilla),
      budget: timeBudgets.nextSceneRatio,
      digits: 2,
    },
  ];
}

async function timeClicks(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(devices['Pixel 7']);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.addInitScript({ path: timeScenes });
  await page.goto(url);
  const options = page.getByRole('radio');
  await options.first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  for (let click = 0; click < clicksPerRound; click += 1) {
    await options.nth(click % 4).tap();
    await page.waitForTimeout(pauseMs);
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.waitForFunction(`sceneTimes.length > ${click}`);
  }
  const times = await page.evaluate<number[]>('sceneTimes');
  await context.close();
  return times;
}
