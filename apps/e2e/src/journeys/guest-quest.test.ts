import { type BrowserContextOptions, expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { checkPage } from '../steps/check-page.ts';
import { answerScenes, expectScene, giveEmail, sceneCount } from '../steps/quest.ts';
import { expectQuickResults, openEmailedLink } from '../steps/results.ts';
import { phoneWindow } from '../steps/windows.ts';

const screens: { name: string; email: string; options: BrowserContextOptions }[] = [
  {
    name: 'a desktop',
    email: 'desdemona@example.com',
    options: { viewport: { width: 1280, height: 800 } },
  },
  {
    name: 'a phone',
    email: 'florian@example.com',
    options: { viewport: phoneWindow, hasTouch: true, isMobile: true },
  },
];

for (const { name, email, options } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test('a guest gets from the landing page through the quest and the mailbox to results', async ({
      page,
      mailboxOf,
    }) => {
      await page.goto('/');
      await checkPage(page);
      await page.getByRole('link', { name: 'START QUICK QUEST', exact: true }).click();

      await expectScene(page, 1);
      await checkPage(page);
      await answerScenes(page, 1, sceneCount);

      await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
      await checkPage(page);
      await page.getByRole('button', { name: 'Get My Career Results' }).click();
      await expect(page.getByText('Please enter your email to see your results.')).toBeVisible();
      await giveEmail(page, email);
      await expect(page.getByText('Assessment Completed!')).toBeVisible();

      await expect(page).toHaveURL(/\/login\?redirect=/);
      await expect(page.getByText(email)).toBeVisible();
      await checkPage(page);

      const mail = await mailboxOf(email).waitForMail();
      await page.goto(findSignInLink(mail));
      await expect(page.getByRole('button', { name: 'Sign In and Continue' })).toBeVisible();
      await checkPage(page);
      await openEmailedLink(page);

      await expectQuickResults(page, email.split('@')[0] ?? '');
      await checkPage(page);
    });
  });
}

test('the link in the mailbox works once, and a fresh one can be asked for', async ({
  page,
  browser,
  baseURL,
  mailboxOf,
}) => {
  const email = 'rita@example.com';
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount);
  await giveEmail(page, email);
  const usedLink = findSignInLink(await mailboxOf(email).waitForMail());
  await page.goto(usedLink);
  await openEmailedLink(page);

  // Another browser, which knows nothing of the quest.
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(usedLink);
  await stranger.getByRole('button', { name: 'Sign In and Continue' }).click();
  await expect(stranger.getByRole('heading', { name: 'This Link Did Not Work' })).toBeVisible();
  await checkPage(stranger);

  await stranger.getByRole('link', { name: 'Get a New Link or Login' }).click();
  await stranger.getByRole('textbox', { name: 'Email of your quest' }).fill(email);
  await stranger.getByRole('button', { name: 'Send Me the Link' }).click();
  const freshLink = findSignInLink(await mailboxOf(email).waitForMail(2));
  await stranger.goto(freshLink);
  await openEmailedLink(stranger);
  await expectQuickResults(stranger, 'rita');
  await stranger.context().close();
});
