import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { openPage } from '../steps/open-page.ts';
import { answerScenes, sceneCount } from '../steps/quest.ts';
import { openAccount } from '../steps/visitors.ts';

test('a quest and its results work without what Chrome 92 or Safari 15.4 lack', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [Object, ['hasOwn', 'groupBy']],
      [Promise, ['withResolvers', 'try']],
      [
        Array.prototype,
        ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
      ],
      [AbortSignal, ['any', 'timeout']],
      [AbortSignal.prototype, ['throwIfAborted', 'reason']],
      [URL, ['canParse', 'parse']],
      [window, ['structuredClone', 'Iterator', 'navigation', 'scheduler', 'reportError']],
      [Document.prototype, ['startViewTransition']],
      [HTMLElement.prototype, ['inert', 'showPopover']],
    ];
    for (const [owner, names] of newer)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await openAccount(page.request, 'Olde');
  await openPage(page, '/assessment/quick');
  await answerScenes(page, 1, sceneCount);
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
  await openPage(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Olde!' })).toBeVisible();
});
