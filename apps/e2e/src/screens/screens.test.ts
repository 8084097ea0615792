import path from 'node:path';
import type { Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { desktopWindow, phoneWindow } from '../steps/check-page.ts';
import { openAndSettle } from '../steps/open-page.ts';
import { answerScenes, expectScene, sceneCount, submitEmail } from '../steps/quest.ts';
import { logInAsAdministrator, newAddress, openAccount, submitQuest } from '../steps/visitors.ts';

const folder = path.resolve(import.meta.dirname, '../../.screens');

const windows = [
  { name: 'desktop', viewport: desktopWindow },
  { name: 'phone', viewport: phoneWindow },
];

const publicPages = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  about: '/about',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  accessibility: '/accessibility',
  contact: '/contact',
  'theory-riasec': '/theory/riasec',
  'theory-big-five': '/theory/big-five',
  'theory-aptitude': '/theory/aptitude',
  guild: '/guild',
  'guild-title': '/guild/sage',
  'coming-soon': '/assessment/epic',
  'invalid-assessment': '/assessment/legendary',
  'missing-assessment': '/results/',
  'not-found': '/no/such/page',
};

for (const { name: window, viewport } of windows) {
  test.describe(`on a ${window}`, () => {
    test.use({ viewport });

    const capture = async (page: Page, screen: string, fullPage = true) => {
      // Wait for the animations of a new screen.
      await page.waitForTimeout(1500);
      const file = path.join(folder, `${screen}-${window}.jpg`);
      await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage });
    };

    test('the public pages', async ({ page, expectedConsoleErrors }) => {
      expectedConsoleErrors.push(/404 \(Not Found\)/);
      for (const [screen, address] of Object.entries(publicPages)) {
        await openAndSettle(page, address);
        await capture(page, screen);
      }
    });

    test('a guest from the first scene to the mailbox', async ({ page, mailboxOf }) => {
      const email = newAddress('guest');
      await page.goto('/assessment/quick');
      await expectScene(page, 1);
      await capture(page, 'scene', false);
      await answerScenes(page, 1, sceneCount);
      await page.getByRole('heading', { name: 'Quest Complete!' }).waitFor();
      await capture(page, 'completion', false);
      await submitEmail(page, email);
      await page.waitForURL(/\/login\?redirect=/);
      // The toast would cover part of the page.
      await page.getByText('Assessment Completed!').waitFor({ state: 'hidden' });
      await capture(page, 'login-after-quest');
      const mail = await mailboxOf(email).waitForMail();
      // As another browser, because this one would sign in at once.
      await page.evaluate(() => localStorage.clear());
      await page.goto(findSignInLink(mail));
      await page.getByRole('button', { name: 'Sign In and Continue' }).waitFor();
      await capture(page, 'email-link', false);
    });

    test('a member', async ({ page }) => {
      await openAccount(page.request, 'Wilhelmina');
      await openAndSettle(page, '/dashboard');
      await capture(page, 'dashboard-empty');
      const resultId = await submitQuest(page.request);
      await openAndSettle(page, '/dashboard');
      await capture(page, 'dashboard');
      for (const drawer of ['Career Library', 'Expert Consultants', 'Education Paths']) {
        await page.getByRole('button', { name: `Open ${drawer}` }).click();
        await page.getByRole('dialog', { name: drawer }).getByRole('listitem').first().waitFor();
        await capture(page, drawer.toLowerCase().replace(' ', '-'), false);
        await page.keyboard.press('Escape');
      }
      await openAndSettle(page, `/results/${resultId}`);
      await capture(page, 'results-summary', false);
      await capture(page, 'results');
    });

    test('a member with results that others submitted', async ({ page, request, mailboxOf }) => {
      const email = await openAccount(page.request, 'Wilhelmina');
      await page.goto(findSignInLink(await mailboxOf(email).waitForMail()));
      await page.getByRole('button', { name: 'Sign In and Continue' }).click();
      await page.getByText('Welcome back!').waitFor();
      await submitQuest(page.request);
      for (let count = 0; count < 3; count += 1) await submitQuest(request, email);
      await openAndSettle(page, '/dashboard');
      await page.getByRole('region', { name: 'Waiting for you' }).waitFor();
      await capture(page, 'dashboard-waiting');
      await page.getByRole('button', { name: /^Delete Quick Quest of/ }).click();
      await page.getByRole('dialog', { name: 'Delete This Result?' }).waitFor();
      await capture(page, 'delete-result', false);
    });

    test('an administrator', async ({ page }) => {
      await logInAsAdministrator(page.request);
      await openAndSettle(page, '/admin');
      for (const tab of ['User Management', 'Assessments', 'Database', 'System Tools']) {
        await page.getByRole('tab', { name: tab }).click();
        await capture(page, `admin-${tab.toLowerCase().replace(' ', '-')}`);
      }
    });
  });
}
