import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { hold } from '../steps/hold.ts';
import { openAccount } from '../steps/member.ts';
import { answerScenes, expectScene, sceneCount } from '../steps/quest.ts';

const questionCalls = /\/trpc\/[^?]*assessment\.questions/;

async function refuseQuestions(page: Page): Promise<void> {
  await page.route(questionCalls, (route) =>
    route.fulfill({ status: 500, body: 'Internal server error' }),
  );
}

test('a quest that does not exist is said to be invalid', async ({ page }) => {
  await page.goto('/assessment/legendary');
  await expect(page.getByRole('heading', { name: 'Invalid Assessment Type' })).toBeVisible();
  await expect(page.getByText('Please select a valid assessment tier.')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const [tier, name] of [
  ['standard', 'Standard Adventure'],
  ['epic', 'Epic Journey'],
]) {
  test(`the ${name} is under development`, async ({ page }) => {
    await page.goto(`/assessment/${tier}`);
    await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
    await expect(page.getByText(`${name} is under development`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quick Quest' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('slow questions are waited for in words', async ({ page }) => {
  const letQuestions = await hold(page, questionCalls);
  await page.goto('/assessment/quick');
  await expect(page.getByText('Loading Your Quest...')).toBeVisible();
  await expect(page.getByText('Preparing your quick assessment')).toBeVisible();
  await checkPage(page);
  letQuestions();
  await expectScene(page, 1);
});

test('questions that cannot be loaded are asked for three times more, then the screen says so', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500/);
  let attempts = 0;
  page.on('request', (request) => {
    if (questionCalls.test(request.url())) attempts += 1;
  });
  await refuseQuestions(page);
  await page.goto('/assessment/quick');
  await expect(page.getByText('Unable to Load Assessment')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quest Temporarily Unavailable' })).toBeVisible();
  expect(attempts).toBe(4);
  await checkPage(page);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectScene(page, 1);
});

test('a quest without questions says so', async ({ page }) => {
  await page.route(questionCalls, async (route) => {
    const answer = await route.fetch();
    const calls = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const results = (await answer.json()) as { result: { data: unknown } }[];
    const questions = results[calls.indexOf('assessment.questions')];
    if (questions) questions.result.data = [];
    await route.fulfill({ response: answer, json: results });
  });
  await page.goto('/assessment/quick');
  await expect(page.getByRole('heading', { name: 'No Questions Available' })).toBeVisible();
  await expect(page.getByText('Unable to load assessment questions.')).toBeVisible();
  await checkPage(page);
});

test('a scene shows where one is, what is measured and four options, and waits for a choice', async ({
  page,
}) => {
  await page.goto('/assessment/quick');
  await expectScene(page, 1);
  await expect(page.getByRole('banner').getByText('Quick Quest')).toBeVisible();
  await expect(page.getByText('Time estimate: 15 min')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7');
  await expect(page.getByText(/^(Career Interests|Personality|Aptitude)$/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByText(/^[A-D]$/)).toHaveText(['A', 'B', 'C', 'D']);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please select an answer')).toBeVisible();
  await expect(page.getByText('You must choose an option before proceeding.')).toBeVisible();
  await checkPage(page);
});

test('leaving by the exit and coming back loads nothing again and finds the answers', async ({
  page,
}) => {
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, 2);
  await page.getByRole('link', { name: 'Exit to home' }).click();
  await expect(page).toHaveURL('/');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('link', { name: 'START QUICK QUEST', exact: true }).click();
  await expectScene(page, 3);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(requests.filter((url) => questionCalls.test(url))).toEqual([]);
});

test('the completion asks a guest for an email, and shows that it works on the results', async ({
  page,
}) => {
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount);
  await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(
    page.getByText("We'll create a free account for you and send your results via email."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up / Login Instead' })).toHaveAttribute(
    'href',
    '/api/login?redirect=/assessment/quick',
  );

  await email.fill('   ');
  await email.press('Enter');
  await expect(page.getByText('Email Required')).toBeVisible();
  await expect(page.getByText('Please enter your email to see your results.')).toBeVisible();
  await checkPage(page);

  const letAnswers = await hold(page, '**/trpc/assessment.submit*');
  await email.fill('una@example.com');
  await email.press('Enter');
  await expect(page.getByRole('button', { name: 'Unlocking Results...' })).toBeDisabled();
  letAnswers();
  await expect(page.getByText('Assessment Completed!')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('answers on their way can no longer be changed, and the focus stays on the last choice', async ({
  page,
}) => {
  await openAccount(page.request, { firstName: 'Vera', email: 'vera@example.com' });
  await page.goto('/assessment/quick');
  await answerScenes(page, 1, sceneCount - 1);
  await expectScene(page, sceneCount);
  const chosen = page.getByRole('radio', { name: /^B / });
  await chosen.check();

  const letAnswers = await hold(page, '**/trpc/assessment.submit*');
  await chosen.press('Enter');
  await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled();
  await expect(chosen).toBeFocused();
  await page.getByRole('radio', { name: /^C / }).click({ force: true });
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeChecked();
  letAnswers();
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
