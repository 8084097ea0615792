import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { measuredPages, pageBudgets } from '../src/budgets.ts';
import { desktopWindow, phoneWindow } from '../src/steps/check-page.ts';
import { openAndSettle } from '../src/steps/open-page.ts';
import { becomeVisitor } from '../src/steps/visitors.ts';
import { type Finding, median } from './findings.ts';

const bytesPerKib = 1024;

// 1.6 Mbit/s, in bytes a second.
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

/** Weighs every page as a browser with an empty cache fetches it, in KiB as sent. */
export async function weighPages(browser: Browser, siteUrl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const measured of measuredPages) {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: desktopWindow });
    const page = await context.newPage();
    const path = await becomeVisitor(page, measured);
    const sizes = { script: 0, stylesheet: 0 };
    let scripts = 0;
    page.on('requestfinished', async (request) => {
      const type = request.resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      if (type === 'script') scripts += 1;
      // First, because others finish meanwhile.
      const { responseBodySize } = await request.sizes();
      sizes[type] += responseBodySize / bytesPerKib;
    });
    await openAndSettle(page, path);
    const html = await (await page.request.get(path)).text();
    const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, style]) => style);
    const inline = brotliCompressSync(styles.join('')).length / bytesPerKib;
    findings.push(
      { what: `${measured.name}: JavaScript`, measured: sizes.script, budget: measured.javascript },
      { what: `${measured.name}: scripts`, measured: scripts, budget: pageBudgets.scripts },
      {
        what: `${measured.name}: CSS`,
        measured: sizes.stylesheet + inline,
        budget: pageBudgets.css,
      },
    );
    await context.close();
  }
  return findings;
}

/**
 * Opens each page with the brake on (processor slowed four times, 1.6 Mbit/s, 150 ms): the largest paint beside
 * that of a static page of the landing page's text, and the layout shift on a phone and on a desktop.
 */
export async function brakePages(
  browser: Browser,
  siteUrl: string,
  plainUrl: string,
  rounds: number,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const measured of measuredPages) {
    const { name, paintRatio } = measured;
    const ratios: number[] = [];
    const shifts: number[] = [];
    for (let round = 0; round < (paintRatio ? rounds : 1); round += 1) {
      for (const viewport of [phoneWindow, desktopWindow]) {
        const context = await browser.newContext({ baseURL: siteUrl, viewport });
        context.setDefaultTimeout(120_000);
        const page = await context.newPage();
        const path = await becomeVisitor(page, measured);
        const { shift, paintMs } = await openBraked(page, path);
        shifts.push(shift);
        if (paintRatio && viewport === phoneWindow) {
          const plain = await openBraked(await context.newPage(), `${plainUrl}/text`);
          ratios.push(paintMs / plain.paintMs);
        }
        await context.close();
      }
    }
    if (paintRatio) {
      const what = `${name}: largest paint / static page`;
      findings.push({ what, measured: median(ratios), budget: paintRatio });
    }
    findings.push({
      what: `${name}: layout shift`,
      measured: Math.max(...shifts),
      budget: pageBudgets.layoutShift,
    });
  }
  return findings;
}

async function openBraked(page: Page, address: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(recordPaint);
  await page.goto(address);
  // By then the page is hydrated, its fonts are there, and the cookie notice has appeared.
  await page.waitForTimeout(10_000);
  return page.evaluate<{ shift: number; paintMs: number }>('recorded');
}

/** Runs in the page. */
function recordPaint() {
  const recorded = { shift: 0, paintMs: 0 };
  Object.assign(globalThis, { recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) recorded.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) recorded.paintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
