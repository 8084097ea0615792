import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '../site/all-tiers-test.ts';
import { checkAtEverySize, checkResultsHeight, phoneWindow } from '../steps/check-page.ts';
import { saveQuest } from '../steps/quest.ts';
import { memberPassword, openAccount, submitQuest } from '../steps/visitors.ts';

const sceneCounts = { standard: 25, epic: 40 } as const;
type LongTier = keyof typeof sceneCounts;

async function answerChapterScenes(
  page: Page,
  tier: LongTier,
  from: number,
  to: number,
): Promise<void> {
  const total = sceneCounts[tier];
  for (let number = from; number <= to; number += 1) {
    await expect(page.getByText(`Question ${number} of ${total}`)).toBeVisible();
    const options = page.getByRole('radiogroup').first().getByRole('radio');
    await options.nth((number * 7 + 2) % 4).check();
    await page.getByRole('button', { name: number === total ? 'Complete' : 'Next' }).click();
  }
}

async function openDevice(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: phoneWindow,
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'cookieConsent', value: 'declined' }] }],
    },
  });
  const page = await context.newPage();
  const data = { identifier: email, password: memberPassword };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
  return page;
}

test('an Epic Journey ends with its results and a card with companies', {
  tag: '@nightly',
}, async ({ page: firstTab, context }) => {
  await openAccount(firstTab.request, 'Ada');
  await firstTab.setViewportSize(phoneWindow);
  await saveQuest(firstTab, 7, 'epic');
  await firstTab.goto('/assessment/epic');
  await answerChapterScenes(firstTab, 'epic', 8, 8);
  await expect(firstTab.getByRole('heading', { level: 1, name: 'The Call' })).toBeFocused();
  await expect(firstTab.getByText('You’ve finished chapter 1 of 5')).toBeVisible();
  await checkAtEverySize(firstTab);
  await firstTab.getByRole('button', { name: 'Continue' }).click();
  await answerChapterScenes(firstTab, 'epic', 9, 9);
  await firstTab.close();

  // In a tab of its own, because Chrome keeps only fifty entries of one.
  const page = await context.newPage();
  await saveQuest(page, 38, 'epic');
  await page.goto('/assessment/epic');
  await answerChapterScenes(page, 'epic', 39, 40);
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

test('a quest that was left on one device continues on another', { tag: '@nightly' }, async ({
  browser,
  page,
  site,
}) => {
  const email = await openAccount(page.request, 'Grace');
  await saveQuest(page, 18, 'standard');
  await page.goto('/assessment/standard');
  await answerChapterScenes(page, 'standard', 19, 19);
  const saved = page.waitForResponse(/user\.saveDraft/);
  await page.getByRole('link', { name: 'Leave for now' }).click();
  await saved;

  const phone = await openDevice(browser, site.url, email);
  await phone.goto('/dashboard');
  await phone.getByRole('link', { name: 'Continue, 20 of 25' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Above Stonefold' })).toBeFocused();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await answerChapterScenes(phone, 'standard', 20, 25);
  await expect(phone.getByText('Quest Completed: Standard Adventure')).toBeVisible();
  const drafts = await phone.request.get('/api/user/drafts');
  expect(await drafts.json()).toEqual({ drafts: [] });
  await phone.context().close();
});

test('two quests are compared in the history', { tag: '@nightly' }, async ({ page }) => {
  await openAccount(page.request, 'Joan');
  for (const tier of ['standard', 'epic'] as const)
    await submitQuest(page.request, undefined, { tier });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'What Changed' }).click();
  await expect(page.getByRole('table', { name: 'What changed' }).getByRole('row')).toHaveCount(15);
  await expect(page.getByText('people who take that same quest')).toBeVisible();
  await checkAtEverySize(page);
});
