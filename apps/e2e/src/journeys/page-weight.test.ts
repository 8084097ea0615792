import { expect } from 'playwright/test';
import { measuredPages, pageBudgets } from '../budgets.ts';
import { test as journeyTest } from '../site/journey-test.ts';
import { type Site, startSite } from '../site/start-site.ts';
import { weighPage } from '../steps/page-weight.ts';
import { administratorSettings, becomeVisitor } from '../steps/visitors.ts';

const test = journeyTest.extend<object, { readonly site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite(administratorSettings);
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

for (const measured of measuredPages) {
  test(`${measured.name} keeps its budget of code and styles`, async ({ page }) => {
    const { javascript, css } = await weighPage(page, await becomeVisitor(page, measured));
    expect(javascript, 'KiB of JavaScript').toBeGreaterThan(1);
    expect(javascript, 'KiB of JavaScript').toBeLessThanOrEqual(measured.javascript.must);
    expect(css, 'KiB of styles').toBeLessThanOrEqual(pageBudgets.css.must);
  });
}
