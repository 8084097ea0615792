import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { measuredPages, pageBudgets } from '../../src/budgets.ts';
import { openAndSettle } from '../../src/steps/open-page.ts';
import { becomeVisitor } from '../../src/steps/visitors.ts';
import { phoneWindow } from '../../src/steps/windows.ts';
import type { Finding } from '../findings.ts';

const screens = [phoneWindow, { width: 1280, height: 800 }];

/** Until the cookie notice has come too. */
const untilNoticeMs = 2500;

/** Slow enough that fonts come after the text. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

const addUpShifts = path.join(import.meta.dirname, '../in-page/add-up-shifts.js');

/** How far things move while a page comes to rest on a slow line: the worse of a phone and a desktop. */
export async function measureLayoutShifts(browser: Browser, baseURL: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const measured of measuredPages) {
    const shifts: number[] = [];
    for (const viewport of screens) {
      const context = await browser.newContext({ baseURL, viewport });
      const page = await context.newPage();
      const path = await becomeVisitor(page, measured);
      shifts.push(await measureShift(page, path));
      await context.close();
    }
    findings.push({
      what: `${measured.name}: layout shift`,
      measured: Math.max(...shifts),
      budget: pageBudgets.layoutShift,
      digits: 4,
    });
  }
  return findings;
}

async function measureShift(page: Page, path: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await page.addInitScript({ path: addUpShifts });
  await openAndSettle(page, path);
  await page.waitForTimeout(untilNoticeMs);
  return page.evaluate<number>('movedInAll');
}
