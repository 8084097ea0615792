import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** What holds of every page as it stands: it is accessible, and nothing sticks out sideways. */
export async function checkPage(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);

  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `pixels that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
}
