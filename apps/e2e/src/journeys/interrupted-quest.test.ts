import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { checkPage } from '../steps/check-page.ts';
import {
  answerScenes,
  countOwnResults,
  expectAnswered,
  expectQuickResults,
  expectResultsAddress,
  expectScene,
  saveQuest,
  sceneCount,
  submitEmail,
} from '../steps/quest.ts';
import { expectToast } from '../steps/toasts.ts';
import { newAddress } from '../steps/visitors.ts';

const submitFailed = 'Failed to submit assessment. Please try again.';

test('a quest survives a reload, a closed tab and two server outages at its end', async ({
  page: firstPage,
  context,
  site,
  mailboxOf,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_CONNECTION_REFUSED/, /ERR_FAILED/);
  await saveQuest(firstPage, 12);
  await firstPage.goto('/assessment/quick');
  await answerScenes(firstPage, 13, 13);
  await expectScene(firstPage, 14);
  await firstPage.getByRole('button', { name: 'Previous' }).click();
  await expectScene(firstPage, 13);
  // The quest goes back in the history, which would abort a reload.
  await expect.poll(() => firstPage.evaluate(() => history.state.scene)).toBe(12);
  await firstPage.reload();
  await expectScene(firstPage, 13);
  await expectAnswered(firstPage, 13);

  // A closed tab loses as much as a crash.
  await firstPage.close();
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue, 13 of 15' }).first().click();
  await expectScene(page, 13);
  await expectAnswered(page, 13);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectScene(page, 12);
  await expectAnswered(page, 12);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectScene(page, 13);
  await page.getByRole('button', { name: 'Next' }).click();
  await answerScenes(page, 14, sceneCount);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();

  // The server is down during the submission.
  const email = newAddress('sam');
  const mailbox = mailboxOf(email);
  await site.stop();
  await expectToast(page, submitFailed, () => submitEmail(page, email));
  await site.restart();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();

  // The server stores the answers but goes down before its reply arrives.
  await page.route('**/trpc/assessment.submit*', async (route) => {
    const reply = await route.fetch();
    expect(reply.status()).toBe(200);
    await site.stop();
    await route.abort();
  });
  await expectToast(page, submitFailed, () => submitEmail(page, email));
  await page.unrouteAll();
  await site.restart();
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await page.goto(findSignInLink(await mailbox.waitForMail()));
  await expectResultsAddress(page);
  await expectQuickResults(page, 'sam');
  expect(await countOwnResults(page)).toBe(1);
  expect(await mailbox.listMails()).toHaveLength(1);
});

test('a quest that loses the connection before its end ends without it, and goes on when it is back', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await saveQuest(page, sceneCount - 2);
  await page.goto('/assessment/quick');
  await expectScene(page, sceneCount - 1);
  await context.setOffline(true);
  await answerScenes(page, sceneCount - 1, sceneCount);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeFocused();
  const contents = page.getByRole('region', { name: 'What’s inside' }).getByRole('listitem');
  await expect(contents.first()).toHaveCSS('display', 'flex');
  await checkPage(page);
  await expectToast(page, submitFailed, () => submitEmail(page, newAddress('olga')));
  await expect(page.getByText(/your answers stay right here/)).toBeVisible();

  await context.setOffline(false);
  await expect(
    page.getByText(/^The guild calls you .+, one of its (Warrior|Mage|Healer)s\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
