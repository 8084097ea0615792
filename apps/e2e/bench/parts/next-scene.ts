import path from 'node:path';
import { type Browser, devices } from 'playwright';
import { ratioBudgets } from '../../src/budgets.ts';
import { type Finding, median } from '../findings.ts';

const rounds = 5;
const slowdown = 4;
const clicksARound = 14;
/** Nobody chooses and goes on at once; what moved when the option was chosen has come to rest. */
const thoughtMs = 300;

const timeScenes = path.join(import.meta.dirname, '../in-page/time-scenes.js');

/** From a click on Next to the next scene on the screen: ours, and a quiz without a framework, in turn. */
export async function timeNextScene(
  browser: Browser,
  ours: string,
  vanilla: string,
): Promise<Finding[]> {
  const times = { ours: [] as number[], vanilla: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(...(await walk(browser, ours)));
    times.vanilla.push(...(await walk(browser, vanilla)));
  }
  const [mine, theirs] = [median(times.ours), median(times.vanilla)];
  console.log(
    `Next scene, processor slowed ${slowdown} times: ours ${mine.toFixed(1)} ms, vanilla ${theirs.toFixed(1)} ms\n`,
  );
  return [
    {
      what: 'next scene: ours / vanilla quiz',
      measured: mine / theirs,
      budget: ratioBudgets.nextScene,
      digits: 2,
    },
  ];
}

/** Answers scene after scene, and tells how long each click took, in milliseconds. */
async function walk(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await page.addInitScript({ path: timeScenes });
  await page.goto(url);
  const options = page.getByRole('radio');
  await options.first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  for (let click = 0; click < clicksARound; click += 1) {
    await options.nth(click % 4).tap();
    await page.waitForTimeout(thoughtMs);
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.waitForFunction(`sceneTimes.length > ${click}`);
  }
  const times = await page.evaluate<number[]>('sceneTimes');
  await context.close();
  return times;
}
