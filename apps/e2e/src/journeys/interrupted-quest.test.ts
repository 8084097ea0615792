import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { checkPage } from '../steps/check-page.ts';
import {
  answerScenes,
  expectAnswered,
  expectScene,
  giveEmail,
  sceneCount,
} from '../steps/quest.ts';
import { countOwnResults, expectQuickResults, openEmailedLink } from '../steps/results.ts';

/** What a browser notes when a submission fails. */
const failedSubmission = [/ERR_CONNECTION_REFUSED/, /ERR_FAILED/];
const submitFailed = 'Failed to submit assessment. Please try again.';

test('a reload in mid-quest keeps the answers and the place', async ({ page, context }) => {
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, 6);
  await expectScene(page, 7);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectScene(page, 6);
  await expectAnswered(page, 6);

  await page.reload();
  await expectScene(page, 6);
  await expectAnswered(page, 6);

  // A tab that is closed and opened again: what remains after a crash.
  await page.close();
  const nextPage = await context.newPage();
  await nextPage.goto('/assessment/quick');
  await expectScene(nextPage, 6);
  await expectAnswered(nextPage, 6);
  await nextPage.getByRole('button', { name: 'Previous' }).click();
  await expectScene(nextPage, 5);
  await expectAnswered(nextPage, 5);
});

test('a server that is down at the end of a quest costs no answer', async ({
  page,
  site,
  mailboxOf,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...failedSubmission);
  const email = 'sam@example.com';
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();

  await site.stop();
  await giveEmail(page, email);
  await expect(page.getByText(submitFailed)).toBeVisible();
  await checkPage(page);

  await site.startAgain();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  await giveEmail(page, email);
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await page.goto(findSignInLink(await mailboxOf(email).waitForMail()));
  await openEmailedLink(page);
  await expectQuickResults(page, 'sam');
  expect(await countOwnResults(page)).toBe(1);
});

test('answers that arrive just before the server goes down count once', async ({
  page,
  site,
  mailboxOf,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...failedSubmission);
  const email = 'tess@example.com';
  const mailbox = mailboxOf(email);
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount);

  // The server takes the answers in, and is gone before its reply gets through.
  await page.route('**/trpc/assessment.submit*', async (route) => {
    const reply = await route.fetch();
    expect(reply.status()).toBe(200);
    await site.stop();
    await route.abort();
  });
  await giveEmail(page, email);
  await expect(page.getByText(submitFailed)).toBeVisible();
  await page.unrouteAll();

  await site.startAgain();
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await page.goto(findSignInLink(await mailbox.waitForMail()));
  await openEmailedLink(page);
  await expectQuickResults(page, 'tess');
  expect(await countOwnResults(page)).toBe(1);
  expect(await mailbox.listMails()).toHaveLength(1);
});
