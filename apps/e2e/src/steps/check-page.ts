import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

export const desktopWindow = { width: 1280, height: 800 };
/** The smallest phone that every screen is made for. */
export const phoneWindow = { width: 360, height: 740 };
/** The narrowest window that WCAG asks for, a desktop zoomed to 200 %, and a wide screen. */
const otherWindows = [
  { width: 320, height: 740 },
  { width: 640, height: 400 },
  { width: 1920, height: 1080 },
];

/** What holds for every page in every state: it is accessible, and nothing sticks out sideways. */
export async function checkPage(page: Page): Promise<void> {
  await letMovesEnd(page);
  const violations = await findViolations(page);
  const findings = violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
  await checkWidth(page);
}

/** Brings axe to a page once: its half megabyte takes longer than what it does. */
async function findViolations(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, { resultTypes: ['violations'] })`,
  );
  return violations;
}

/** Checks the page on a phone and on a desktop, and that it fits windows of every other size and double the text. */
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

/** Results scroll no further on a phone than they must, whatever is in them. */
export async function checkResultsHeight(page: Page): Promise<void> {
  await page.setViewportSize(phoneWindow);
  await expect(page.getByText('Your next step:').first()).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height, { message: 'pixels to scroll on a phone' }).toBeLessThanOrEqual(6100);
}

/**
 * Waits until what fades or slides in has arrived: text that is half there has half the contrast.
 * A dialog begins to fade two frames after it was opened, so a few still frames have to pass.
 */
function letMovesEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const stillFrames = 4;
    for (let still = 0; still < stillFrames; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moves = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      if (moves.length > 0) {
        still = 0;
      }
      await Promise.allSettled(moves.map(({ finished }) => finished));
    }
  });
}

/** Looks again for a while: a slow machine may still be laying out the new size. */
async function checkWidth(page: Page): Promise<void> {
  const measureOverhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(measureOverhang, { message: `pixels that ${page.url()} is too wide` })
    .toBeLessThanOrEqual(0);
}
