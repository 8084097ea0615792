import { expect } from 'playwright/test';
import { measuredPages, pageBudgets } from '../budgets.ts';
import { test } from '../site/journey-test.ts';
import { weighPage } from '../steps/page-weight.ts';
import { administratorSettings, becomeVisitor } from '../steps/visitors.ts';

test.use({ siteEnv: administratorSettings });

for (const measured of measuredPages) {
  test(`${measured.name} keeps its budget of code and styles`, async ({ page }) => {
    const { javascript, css } = await weighPage(page, await becomeVisitor(page, measured));
    expect(javascript, 'KiB of JavaScript').toBeGreaterThan(1);
    expect(javascript, 'KiB of JavaScript').toBeLessThanOrEqual(measured.javascript.must);
    expect(css, 'KiB of styles').toBeLessThanOrEqual(pageBudgets.css.must);
  });
}
