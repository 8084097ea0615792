import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

export const desktopWindow = { width: 1280, height: 800 };
/** The smallest phone that every screen is made for. */
export const phoneWindow = { width: 360, height: 740 };
// The narrowest window that WCAG requires, a desktop zoomed to 200 %, and a wide screen.
const otherWindows = [
  { width: 320, height: 740 },
  { width: 640, height: 400 },
  { width: 1920, height: 1080 },
];

/** Checks that axe finds nothing and that the page does not scroll sideways. */
export async function checkPage(page: Page): Promise<void> {
  await waitForAnimations(page);
  const violations = await findViolations(page);
  const findings = violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
  await checkWidth(page);
}

// Injects axe only once per page, because loading its half megabyte takes longer than running it.
async function findViolations(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, { resultTypes: ['violations'] })`,
  );
  return violations;
}

/** Checks the page on a phone and a desktop, and its width in other windows and with text of double size. */
export async function checkAtEverySize(page: Page): Promise<void> {
  for (const size of otherWindows) {
    await page.setViewportSize(size);
    await checkWidth(page);
  }
  await page.setViewportSize(phoneWindow);
  const doubled = await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
  await checkWidth(page);
  await doubled.evaluate((style: Element) => style.remove());
  for (const size of [phoneWindow, desktopWindow]) {
    await page.setViewportSize(size);
    await checkPage(page);
  }
}

/** Checks that results on a phone are no longer than so many pixels. Default: 5000. */
export async function checkResultsHeight(page: Page, atMost = 5000): Promise<void> {
  await page.setViewportSize(phoneWindow);
  await expect(page.getByText(/^Your dare/).first()).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height, { message: 'pixels to scroll on a phone' }).toBeLessThanOrEqual(atMost);
}

// Text that is still fading in has too little contrast. A dialog starts to fade two frames after it opens, so
// several frames without animations have to pass.
function waitForAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const stillFrames = 4;
    for (let still = 0; still < stillFrames; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const animations = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      if (animations.length > 0) {
        still = 0;
      }
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
  });
}

// Polls, because a slow machine may still be laying out the new size.
async function checkWidth(page: Page): Promise<void> {
  const measureOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(measureOverflow, { message: `pixels that ${page.url()} is too wide` })
    .toBeLessThanOrEqual(0);
}
