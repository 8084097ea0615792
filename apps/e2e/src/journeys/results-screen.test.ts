import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { openResultsOfNewMember } from '../steps/member.ts';

test('results are read on screens of every width, and by keyboard', async ({ page }) => {
  await openResultsOfNewMember(page, { firstName: 'Rhea', email: 'rhea@example.com' });
  // 640 is a window of 1280 at a zoom of 200 %.
  for (const width of [320, 360, 640, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await checkPage(page);
  }

  await page.getByRole('link', { name: 'Careers', exact: true }).press('Enter');
  const careers = page.getByRole('region', { name: 'Top Career Matches' });
  await expect(careers.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(careers.getByRole('article')).toHaveCount(4);
  await careers.getByRole('button', { name: 'View All 5 Career Matches' }).press('Enter');
  await expect(careers.getByRole('article')).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(careers.getByRole('article').last().getByRole('button')).toBeFocused();
  await checkPage(page);
});

test('results on paper are light, whole and without anything to press', async ({ page }) => {
  await openResultsOfNewMember(page, { firstName: 'Rosa', email: 'rosa@example.com' });
  const { pathname } = new URL(page.url());
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('region', { name: 'Share Your Quest' })).toBeHidden();

  const careers = page.getByRole('region', { name: 'Top Career Matches' }).getByRole('article');
  await expect(careers).toHaveCount(5);
  for (const career of await careers.all()) {
    await expect(career.getByText('Company names:')).toBeVisible();
  }
  await checkPage(page);

  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length, `sheets of ${format}`).toBeGreaterThan(2);
    expect(sheets?.length, `sheets of ${format}`).toBeLessThan(8);
  }
  const foot = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--print-foot'),
  );
  expect(foot).toContain(pathname);
});
