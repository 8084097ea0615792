import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { signUp } from '../steps/sign-up.ts';
import { phoneWindow } from '../steps/windows.ts';

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test('the top bar greets whoever is signed in, and offers the login to a guest', async ({
  page,
}) => {
  await page.goto('/');
  await expect(mainLinks(page)).toHaveText([
    'Guildpath',
    'Assessments',
    'How it Works',
    'Login',
    'Sign Up',
  ]);
  await signUp(page, { firstName: 'Maximiliane-Alexandra', email: 'max@example.com' });
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Welcome, Maximiliane-Alexandra!').first()).toBeVisible();
  await expect(mainLinks(page).filter({ hasText: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await page.setViewportSize(phoneWindow);
  await checkPage(page);
});

test('no controls are shown while it is not known who is here', async ({ page }) => {
  await page.route('**/trpc/**', () => {
    // Never answered: the page waits.
  });
  await page.goto('/');
  await page.mouse.move(200, 200);
  await expect(mainLinks(page)).toHaveText(['Guildpath', 'Assessments', 'How it Works']);
});

test('the bar stays in sight, and its links lead to the sections', async ({ page }) => {
  await page.goto('/');
  await mainLinks(page).filter({ hasText: 'Assessments' }).click();
  await expect(page).toHaveURL('/#assessments');
  await expect(page.getByRole('heading', { name: 'Choose Your Quest' }).first()).toBeInViewport();
  await expect(mainLinks(page).first()).toBeInViewport();
  await mainLinks(page).filter({ hasText: 'How it Works' }).click();
  await expect(page.getByRole('button', { name: 'How it Works' })).toBeInViewport();
});

test('of the three quests one is open', async ({ page }) => {
  await page.goto('/');
  const quests = page.getByRole('region', { name: 'Choose Your Quest' }).getByRole('article');
  await expect(quests).toHaveCount(3);
  await expect(quests.nth(0).getByRole('link')).toHaveAttribute('href', '/assessment/quick');
  for (const [place, name] of [
    [1, 'Standard Adventure'],
    [2, 'Epic Journey'],
  ] as const) {
    await expect(quests.nth(place).getByRole('heading', { name })).toBeVisible();
    await expect(quests.nth(place).getByRole('button', { name: 'COMING SOON' })).toBeDisabled();
    await expect(quests.nth(place).getByRole('link')).toHaveCount(0);
  }
});

test('the sample question can be tried, and nothing of it is kept', async ({ page }) => {
  await page.goto('/');
  const listStored = () => page.evaluate(() => Object.keys(localStorage));
  const stored = await listStored();
  const sample = page.getByRole('region', { name: 'Experience RPG-Style Assessment' });
  await expect(sample.getByText('SAMPLE QUESTION')).toBeVisible();
  await expect(sample.getByText('Question 3 of 25')).toBeVisible();
  await expect(sample.getByText('Standard Adventure')).toBeVisible();
  await expect(sample.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  await expect(sample.getByRole('heading', { name: 'The Guild Dilemma' })).toBeVisible();
  await expect(sample.getByRole('radio')).toHaveCount(4);
  await sample.getByRole('radio').nth(2).check();
  await expect(sample.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(sample.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(await listStored()).toEqual(stored);
  await page.reload();
  await expect(sample.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('How it Works opens and closes by its header', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('button', { name: 'How it Works' });
  const science = page.getByRole('heading', { name: 'Built on Proven Science' });
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await expect(science).toBeHidden();
  await header.click();
  await expect(science).toBeVisible();
  for (const step of [
    'Choose Your Quest',
    'Adventure Through Scenarios',
    'AI Analysis',
    'Get Recommendations',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible();
  }
  await checkPage(page);
  await header.press('Enter');
  await expect(science).toBeHidden();
});

test('START QUICK QUEST leads to the quest, and the foot to every other public page', async ({
  page,
}) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText('2024')).toBeVisible();
  for (const path of [
    '/theory/riasec',
    '/theory/big-five',
    '/theory/aptitude',
    '/about',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
  ]) {
    await expect(foot.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'START QUICK QUEST', exact: true }).click();
  await expect(page).toHaveURL('/assessment/quick');
});
