import { expect, type Locator, type Page } from 'playwright/test';

export const sceneCount = 15;

/**
 * Leaves in the browser what a visitor who has answered so many scenes has there, and returns to no page of the app. The
 * options are those that `answerScenes` chooses.
 */
export async function saveQuest(page: Page, answered: number, tier = 'quick'): Promise<void> {
  await page.goto('/robots.txt');
  const reply = await page.request.get(`/api/assessment/questions/${tier}`);
  const questions = (await reply.json()) as { id: string }[];
  const quest = {
    version: 1,
    idempotencyKey: crypto.randomUUID(),
    position: answered,
    answers: Object.fromEntries(
      questions
        .slice(0, answered)
        .map(({ id }, index) => [id, 'abcd'.charAt(optionIndexOf(index + 1))]),
    ),
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `guildpath.quest.${tier}`,
    JSON.stringify(quest),
  ] as const);
}

/** The option chosen in a scene, by its place: neither always the same nor random. */
function optionIndexOf(sceneNumber: number): number {
  return (sceneNumber * 7 + 2) % 4;
}

/** The options of the scene; the optional choice of what is least like the visitor has others. */
function optionsOf(page: Page): Locator {
  return page.getByRole('radiogroup').first().getByRole('radio');
}

/** The choice of what is least like the visitor, which only interest scenes have. */
export function leastChoiceOf(page: Page): Locator {
  return page.getByRole('radiogroup', { name: 'Least like you?' });
}

export async function expectScene(page: Page, sceneNumber: number): Promise<void> {
  await expect(page.getByText(`Question ${sceneNumber} of ${sceneCount}`)).toBeVisible();
}

/** The option that `answerScenes` chooses in this scene is the chosen one. */
export async function expectAnswered(page: Page, sceneNumber: number): Promise<void> {
  await expect(optionsOf(page).nth(optionIndexOf(sceneNumber))).toBeChecked();
}

/** Answers the scenes from the first number, which is open, to the last, and goes on after each. */
export async function answerScenes(page: Page, from: number, to: number): Promise<void> {
  for (let sceneNumber = from; sceneNumber <= to; sceneNumber += 1) {
    await expectScene(page, sceneNumber);
    const isLast = sceneNumber === sceneCount;
    const goOn = page.getByRole('button', { name: isLast ? 'Complete' : 'Next' });
    await expect(goOn).toBeDisabled();
    await expect(optionsOf(page)).toHaveCount(4);
    await optionsOf(page).nth(optionIndexOf(sceneNumber)).check();
    // Every other time: it is optional.
    const least = leastChoiceOf(page);
    if (sceneNumber % 2 === 0 && (await least.isVisible())) {
      await least.getByRole('radio').first().check();
    }
    await goOn.click();
  }
}

/** Gives the email at the end of a guest's quest. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
}

/** On the page of an emailed link: presses its button, which leads to the results. */
export async function openEmailedLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In and Continue' }).click();
  // The link itself names the results as the place to go on to.
  await expect(page).toHaveURL(/^[^?]+\/results\/[^/]+$/);
}

/** The results page has all that a Quick Quest promises, with real values in it. A guest's name may end in a number. */
export async function expectQuickResults(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Well done, ${firstName}[.\\d]*! You are a (Warrior|Mage|Healer)$`),
  );
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
  const confidence = page.getByRole('meter', { name: 'Match Confidence' });
  await expect(confidence).toHaveAttribute('value', /^[1-9]\d?$/);

  const part = (name: string) => page.getByRole('region', { name });
  const careers = part('Top Career Matches').getByRole('article');
  await expect(careers).toHaveCount(4);
  await page.getByRole('button', { name: 'View All 5 Career Matches' }).click();
  await expect(careers).toHaveCount(5);

  await expect(part('Educational Paths').getByRole('listitem')).toHaveCount(3);
  await expect(part('Skills to Develop').getByRole('listitem')).toHaveCount(5);
  await expect(part('Career Consultants').getByRole('listitem')).toHaveCount(3);
}

/** How many results the page's visitor has, asked of the same API that outside clients use. */
export async function countOwnResults(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user/assessments');
  expect(answer.status()).toBe(200);
  const { assessments } = (await answer.json()) as { assessments: unknown[] };
  return assessments.length;
}
