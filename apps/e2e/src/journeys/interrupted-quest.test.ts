import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { checkPage } from '../steps/check-page.ts';
import {
  answerScenes,
  countOwnResults,
  expectAnswered,
  expectQuickResults,
  expectScene,
  giveEmail,
  openEmailedLink,
  sceneCount,
} from '../steps/quest.ts';
import { newAddress } from '../steps/visitors.ts';

const submitFailed = 'Failed to submit assessment. Please try again.';

test('a quest survives a reload, a closed tab and a server that goes down twice at its end', async ({
  page: firstPage,
  context,
  site,
  mailboxOf,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_CONNECTION_REFUSED/, /ERR_FAILED/);
  await firstPage.goto('/assessment/quick');
  await answerScenes(firstPage, 1, 6);
  await expectScene(firstPage, 7);
  await firstPage.getByRole('button', { name: 'Previous' }).click();
  await expectScene(firstPage, 6);
  await firstPage.reload();
  await expectScene(firstPage, 6);
  await expectAnswered(firstPage, 6);

  // A tab that is closed and opened again: what remains after a crash.
  await firstPage.close();
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue, 6 of 15' }).first().click();
  await expectScene(page, 6);
  await expectAnswered(page, 6);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectScene(page, 5);
  await expectAnswered(page, 5);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectScene(page, 6);
  await page.getByRole('button', { name: 'Next' }).click();
  await answerScenes(page, 7, sceneCount);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();

  // The server is down when the answers are sent.
  const email = newAddress('sam');
  const mailbox = mailboxOf(email);
  await site.stop();
  await giveEmail(page, email);
  await expect(page.getByText(submitFailed)).toBeVisible();
  await checkPage(page);
  await site.startAgain();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();

  // The server stores the answers, and goes down before its reply gets through.
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
  await expectQuickResults(page, 'sam');
  expect(await countOwnResults(page)).toBe(1);
  expect(await mailbox.listMails()).toHaveLength(1);
});

test('a quest whose connection goes before its end keeps the answers, says so, and goes on when it is back', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, 3);
  await expectScene(page, 4);
  await context.setOffline(true);
  await answerScenes(page, 4, sceneCount);
  const kept = page.getByRole('heading', { name: 'Your Answers Are Kept' });
  await expect(kept).toBeFocused();
  await expect(page.getByText(`All ${sceneCount} questions answered`)).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(kept).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  await expect(page.getByText(/^The guild sees a (Warrior|Mage|Healer) in you$/)).toBeVisible();
});

test('the end of a quest is there without a connection that was lost a few scenes before', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const code = page.waitForEvent('requestfinished', (request) =>
    /quest-completion-[^/]*\.js$/.test(request.url()),
  );
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, 8);
  await expectScene(page, 9);
  await code;
  await context.setOffline(true);
  await answerScenes(page, 9, sceneCount);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  await giveEmail(page, newAddress('olga'));
  await expect(page.getByText(submitFailed)).toBeVisible();
  await expect(page.getByText(/your answers stay in this browser/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
