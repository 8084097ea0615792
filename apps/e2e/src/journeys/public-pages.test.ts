import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { phoneWindow } from '../steps/windows.ts';

const pages: { path: string; heading: string | RegExp }[] = [
  { path: '/', heading: /career path/ },
  { path: '/login', heading: 'Login' },
  { path: '/signup', heading: 'Sign Up' },
  { path: '/assessment/standard', heading: 'Coming Soon!' },
  { path: '/assessment/legendary', heading: 'Invalid Assessment Type' },
  { path: '/results/', heading: 'Missing Assessment ID' },
  { path: '/no/such/page', heading: '404 Page Not Found' },
];

const screens = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: phoneWindow },
];

for (const { name, viewport } of screens) {
  test(`every public page is sound on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const { path, heading } of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await checkPage(page);
    }
  });
}

for (const path of ['/dashboard', '/results/not-mine']) {
  test(`a guest at ${path} is told so and led to the login`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await checkPage(page);
  });
}
