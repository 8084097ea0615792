import type { Page } from 'playwright';
import { type MeasuredPage, measuredPages, pageBudgets } from '../../src/budgets.ts';
import { desktopWindow, phoneWindow } from '../../src/steps/check-page.ts';
import { openAndSettle } from '../../src/steps/open-page.ts';
import { becomeVisitor } from '../../src/steps/visitors.ts';
import type { Finding } from '../findings.ts';
import type { MeasuredSite, Measurement } from '../measurement.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

// Slow enough that fonts arrive after the text.
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

const sumLayoutShifts = `
  globalThis.totalShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) totalShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Measures the weight of each page for a browser with an empty cache. */
export async function weighPages(measurement: Measurement): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const measured of measuredPages) {
    const weights = await visitEverySite(measurement, measured, desktopWindow, weighPage);
    const toFinding = (part: keyof PageWeight) => ({
      what: `${measured.name}: ${part}`,
      measured: weights.map((weight) => weight?.[part]),
    });
    findings.push(
      toFinding('html'),
      { ...toFinding('javascript'), budget: measured.javascript },
      { ...toFinding('css'), budget: pageBudgets.css },
      toFinding('fonts'),
    );
  }
  return findings;
}

/** Measures layout shift on a slow connection. The worse of a phone and a desktop counts. */
export async function measureLayoutShifts(measurement: Measurement): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const measured of measuredPages) {
    const onPhone = await visitEverySite(measurement, measured, phoneWindow, measureShift);
    const onDesktop = await visitEverySite(measurement, measured, desktopWindow, measureShift);
    findings.push({
      what: `${measured.name}: layout shift`,
      measured: onPhone.map((shift, index) =>
        shift === undefined ? undefined : Math.max(shift, onDesktop[index] ?? 0),
      ),
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
  await page.addInitScript({ content: sumLayoutShifts });
  await openAndSettle(page, path);
  // The cookie notice is the last to appear. Half a second later, any shift that it causes has happened.
  await page.getByRole('region', { name: 'Cookie notice' }).waitFor();
  await page.waitForTimeout(500);
  return page.evaluate<number>('totalShift');
}

// Each visit has an empty cache.
async function visitEverySite<Figure>(
  { browser, sites }: Measurement,
  measured: MeasuredPage,
  viewport: { readonly width: number; readonly height: number },
  measure: (page: Page, path: string) => Promise<Figure>,
): Promise<(Figure | undefined)[]> {
  const canVisit = (site: MeasuredSite) => measured.visitor !== 'admin' || site.hasAdministrator;
  const figures: (Figure | undefined)[] = [];
  for (const site of sites) {
    if (!canVisit(site)) {
      figures.push(undefined);
      continue;
    }
    const context = await browser.newContext({ baseURL: site.url, viewport });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    figures.push(await measure(page, await becomeVisitor(page, measured)));
    await context.close();
  }
  return figures;
}
