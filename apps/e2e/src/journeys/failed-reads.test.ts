import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage, phoneWindow } from '../steps/check-page.ts';
import { callsOf, hold } from '../steps/hold.ts';
import { expectScene } from '../steps/quest.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

/** Makes every call of this procedure fail until the returned function is called. */
async function refuse(page: Page, procedure: string): Promise<() => Promise<void>> {
  const calls = callsOf(procedure);
  await page.route(calls, (route) => route.fulfill({ status: 500, body: 'Internal server error' }));
  return () => page.unroute(calls);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' }).click();

test.use({ viewport: phoneWindow });

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 500/);
});

test('results and a dashboard that cannot be loaded say so, and can be asked for again', async ({
  page,
}) => {
  await openAccount(page.request, 'Fay');
  const resultId = await submitQuest(page.request);
  const letResults = await hold(page, callsOf('results.get'));
  await page.goto(`/results/${resultId}`);
  await expect(page.getByRole('heading', { name: 'Loading Your Results...' })).toBeVisible();
  await checkPage(page);
  letResults();
  await expect(page.getByRole('heading', { name: 'Personality Insight' })).toBeVisible();

  const repairResults = await refuse(page, 'results.get');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to Load Results' })).toBeVisible();
  await expect(page.getByText('500: Internal server error')).toBeVisible();
  await checkPage(page);
  await repairResults();
  await tryAgain(page);
  await expect(page.getByRole('heading', { name: 'Personality Insight' })).toBeVisible();

  const repairDashboard = await refuse(page, 'user.assessments');
  await page.goto('/dashboard');
  await expect(page.getByText('Your quests could not be loaded.')).toBeVisible();
  await checkPage(page);
  await repairDashboard();
  await tryAgain(page);
  await expect(page.getByText('1 of 3 quests completed')).toBeVisible();
});

test('a drawer whose list or career cannot be loaded says so, and can ask again', async ({
  page,
}) => {
  await openAccount(page.request, 'Flora');
  await page.goto('/dashboard');
  const repairList = await refuse(page, 'catalogue.careers');
  await page.getByRole('button', { name: 'Open Career Library' }).click();
  const library = page.getByRole('dialog', { name: 'Career Library' });
  await expect(library.getByText('The careers could not be loaded.')).toBeVisible();
  // Asked for in one request with the careers.
  await expect(library.getByText('The job families could not be loaded.')).toBeVisible();
  await checkPage(page);
  await repairList();
  const retries = library.getByRole('button', { name: 'Try Again' });
  await retries.last().click();
  await expect(library.getByRole('status')).toHaveText(/^Showing 20 of/);
  await retries.click();
  await expect(retries).toHaveCount(0);

  const repairCareer = await refuse(page, 'catalogue.career');
  await library.getByRole('link', { name: 'Accountant' }).click();
  await expect(library.getByText('The career could not be loaded.')).toBeVisible();
  await checkPage(page);
  await repairCareer();
  await tryAgain(page);
  await expect(library.getByRole('heading', { name: 'Accountant' })).toBeVisible();
});

test('a quest whose questions are slow, missing or not there at all says so', async ({ page }) => {
  const questions = callsOf('assessment.questions');
  const letQuestions = await hold(page, questions);
  await page.goto('/assessment/quick');
  await expectScene(page, 1);
  await checkPage(page);
  const option = page.getByRole('radio').first();
  await option.check();
  // With an answer in the browser, the page no longer begins with the first scene.
  letQuestions();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('guildpath.quest.quick')))
    .not.toBeNull();
  await page.unroute(questions);
  const letThem = await hold(page, questions);
  await page.reload();
  await expect(page.getByText('Loading Your Quest...')).toBeVisible();
  await checkPage(page);
  letThem();
  await expectScene(page, 1);
  await expect(option).toBeChecked();
  await page.unroute(questions);
  await page.evaluate(() => localStorage.removeItem('guildpath.quest.quick'));

  await page.route(questions, async (route) => {
    const answer = await route.fetch();
    const calls = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const results = (await answer.json()) as { result: { data: unknown } }[];
    const asked = results[calls.indexOf('assessment.questions')];
    if (asked) asked.result.data = [];
    await route.fulfill({ response: answer, json: results });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Questions Available' })).toBeVisible();
  await checkPage(page);
  await page.unroute(questions);

  const repair = await refuse(page, 'assessment.questions');
  await page.clock.install();
  await page.reload();
  const unavailable = page.getByRole('heading', { name: 'Quest Temporarily Unavailable' });
  // The pauses between the four attempts add up to seconds that nobody has to wait here.
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(unavailable).toBeVisible({ timeout: 200 });
  }).toPass();
  await checkPage(page);
  await repair();
  await tryAgain(page);
  await expectScene(page, 1);
});
