import path from 'node:path';
import { type Browser, devices } from 'playwright';
import { timeBudgets } from '../src/budgets.ts';
import { type Finding, median } from './findings.ts';

// A file as it is, because tsx would add helpers to a function that the page does not have.
const recorder = path.join(import.meta.dirname, 'record-scene-times.js');
const clicks = 14;
// People pause before they press Next, so the animation of their choice has ended.
const pauseMs = 300;

/**
 * Measures the time from a tap on Next to the next scene's paint in milliseconds, on a processor slowed four
 * times, beside a quiz without a framework.
 */
export async function timeNextScene(
  browser: Browser,
  siteUrl: string,
  plainUrl: string,
  rounds: number,
): Promise<Finding[]> {
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(...(await timeClicks(browser, `${plainUrl}/quiz`)));
    ours.push(...(await timeClicks(browser, `${siteUrl}/assessment/quick`)));
  }
  return [
    { what: 'next scene, ms', measured: median(ours) },
    {
      what: 'next scene: ours / plain quiz',
      measured: median(ours) / median(plain),
      budget: timeBudgets.nextSceneRatio,
    },
  ];
}

async function timeClicks(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(devices['Pixel 7']);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.addInitScript({ path: recorder });
  await page.goto(url);
  const options = page.getByRole('radio');
  await options.first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let click = 0; click < clicks; click += 1) {
    await options.nth(click % 4).tap();
    await page.waitForTimeout(pauseMs);
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.waitForFunction(`sceneTimes.length > ${click}`);
  }
  const times = await page.evaluate<number[]>('sceneTimes');
  await context.close();
  return times;
}
