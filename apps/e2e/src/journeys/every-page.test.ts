import { expect } from 'playwright/test';
import { measuredPages } from '../budgets.ts';
import { test } from '../site/journey-test.ts';
import { checkAtEverySize } from '../steps/check-page.ts';
import { becomeVisitor } from '../steps/visitors.ts';

// One page of each layout; the admin screen has a journey of its own.
const layouts = ['landing', 'theory: RIASEC', 'signup', 'quiz', 'dashboard', 'results'];
const closedQuest = { path: '/assessment/standard', visitor: 'guest' } as const;

for (const { tag, pages } of [
  { tag: '@daily', pages: measuredPages.filter(({ name }) => layouts.includes(name)) },
  { tag: '@nightly', pages: [...measuredPages, closedQuest] },
]) {
  test(`${pages.length} pages are accessible and fit windows of every size`, { tag }, async ({
    page,
    expectedConsoleErrors,
  }) => {
    // Chromium reports the status of an unknown address.
    expectedConsoleErrors.push(/404 \(Not Found\) \(.*\/no\/such\/page\)$/);
    for (const measured of pages) {
      await page.goto(await becomeVisitor(page, measured));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkAtEverySize(page);
    }
  });
}
