import { expect } from 'playwright/test';
import { test } from '../site/all-tiers-test.ts';
import { checkAtEverySize, checkResultsHeight, phoneWindow } from '../steps/check-page.ts';
import { answerScenes, saveQuest } from '../steps/quest.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

const sceneCount = 40;

test('an Epic Journey ends with its results and a card with companies', {
  tag: '@nightly',
}, async ({ page: firstTab, context }) => {
  await openAccount(firstTab.request, 'Ada');
  await firstTab.setViewportSize(phoneWindow);
  await saveQuest(firstTab, 7, 'epic');
  await firstTab.goto('/assessment/epic');
  await answerScenes(firstTab, 8, 8, sceneCount);
  await expect(firstTab.getByRole('heading', { level: 1, name: 'The Call' })).toBeFocused();
  await expect(firstTab.getByText('You’ve finished chapter 1 of 5')).toBeVisible();
  await checkAtEverySize(firstTab);
  await firstTab.getByRole('button', { name: 'Continue' }).click();
  await answerScenes(firstTab, 9, 9, sceneCount);
  await firstTab.close();

  // In a tab of its own, because Chrome keeps only fifty entries of one.
  const page = await context.newPage();
  await saveQuest(page, 38, 'epic');
  await page.goto('/assessment/epic');
  await answerScenes(page, 39, 40, sceneCount);
  await expect(page.getByText('Quest Completed: Epic Journey')).toBeVisible();

  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Your Career Roadmap').getByRole('listitem')).toHaveCount(3);
  await expect(part('Your Career Roadmap')).toContainText('In five years');
  const companies = await part('Top Companies')
    .getByRole('heading', { level: 4 })
    .allTextContents();
  expect(companies).toHaveLength(3);
  await expect(part('Educational Paths').getByRole('listitem')).toHaveCount(3);
  await expect(part('Career Consultants').getByText(/^Made-up examples for now/)).toBeVisible();
  await checkAtEverySize(page);

  const card = part('Share Your Quest');
  await card.getByRole('radio', { name: 'Card' }).check();
  for (const company of companies) await expect(card).toContainText(company);

  await page.emulateMedia({ media: 'print' });
  await expect(part('Your Career Roadmap')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(part('Share Your Quest')).toBeHidden();
});

for (const tier of ['standard', 'epic'] as const) {
  const name = `the results of ${tier} need little scrolling on a phone`;
  test(name, { tag: '@nightly' }, async ({ page }) => {
    await openAccount(page.request, 'Maximiliane-Alexandra');
    const id = await submitQuest(page.request, undefined, { tier, durationSeconds: 5 });
    await page.goto(`/results/${id}`);
    await expect(page.getByText(/faster than most people can read/)).toBeVisible();
    // The roadmap and the companies come with Epic alone.
    await checkResultsHeight(page, tier === 'epic' ? 6250 : 5000);
  });
}
