import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';

test('About says that it is under construction, and what the mission is', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Under Construction' })).toBeVisible();
  await expect(page.getByText(/AI-powered assessments and RPG-style adventures/)).toBeVisible();
  await checkPage(page);
});

test('the Privacy Policy has seven sections, the date of today and an address', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(7);
  const today = new Date().toLocaleDateString('en', { dateStyle: 'long' });
  await expect(page.getByText(today)).toBeVisible();
  await expect(page.locator('a[href^="mailto:support@example.com"]').first()).toBeVisible();
  await checkPage(page);
});

test('the Terms of Service have nine sections', async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(9);
  await checkPage(page);
});

test('Contact opens a message to the support address, and lists what it helps with', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Email Support' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  );
  for (const topic of [
    'Assessment questions',
    'Career guidance',
    'Technical and account support',
    'Partnerships',
    'Feedback',
  ]) {
    await expect(page.getByRole('heading', { name: topic })).toBeVisible();
  }
  await checkPage(page);
});

const theories = [
  {
    path: '/theory/riasec',
    parts: ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'],
  },
  {
    path: '/theory/big-five',
    parts: ['Openness', 'Conscientiousness', 'Extraversion', 'Agreeableness', 'Neuroticism'],
  },
  {
    path: '/theory/aptitude',
    parts: ['Logical Reasoning', 'Numerical Ability', 'Verbal Reasoning', 'Spatial Reasoning'],
  },
];

for (const { path, parts } of theories) {
  test(`${path} explains its ${parts.length} parts, names its sources and leads on`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const part of parts) {
      await expect(page.getByRole('heading', { level: 3, name: part })).toBeVisible();
    }
    const sources = page.locator('main a[href^="https://"]');
    expect(await sources.count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await checkPage(page);
    await page.getByRole('main').getByRole('link', { name: 'Quick Quest' }).click();
    await expect(page).toHaveURL('/assessment/quick');
  });
}

test('a page that is opened from the foot of another begins at its top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
