import type { Tier } from '@guildpath/contract';
import { expect, type Locator, type Page } from 'playwright/test';
import { answersTo, optionIndexOf } from './answers.ts';

export const sceneCount = 15;

/**
 * Stores a quest in the browser in which the first `answered` scenes have the answers that `answerScenes`
 * gives. The page is not in the app afterwards.
 */
export async function saveQuest(page: Page, answered: number, tier: Tier = 'quick'): Promise<void> {
  await page.goto('/robots.txt');
  const quest = {
    version: 1,
    idempotencyKey: crypto.randomUUID(),
    position: answered,
    answers: Object.fromEntries(
      answersTo(tier)
        .slice(0, answered)
        .map(({ questionId, selectedOption }) => [questionId, selectedOption]),
    ),
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `guildpath.quest.${tier}`,
    JSON.stringify(quest),
  ] as const);
}

function optionsOf(page: Page): Locator {
  return page.getByRole('radiogroup').first().getByRole('radio');
}

/** Locates the optional choice of the option least like the visitor, which only interest scenes have. */
export function leastChoice(page: Page): Locator {
  return page.getByRole('radiogroup', { name: 'Least like you?' });
}

export async function expectScene(
  page: Page,
  sceneNumber: number,
  count = sceneCount,
): Promise<void> {
  await expect(page.getByText(`Question ${sceneNumber} of ${count}`)).toBeVisible();
}

/** Expects the answer that `answerScenes` gives. */
export async function expectAnswered(page: Page, sceneNumber: number): Promise<void> {
  await expect(optionsOf(page).nth(optionIndexOf(sceneNumber))).toBeChecked();
}

/** Answers the scenes of the quest of `count` from number `from`, which must be open, to number `to`. */
export async function answerScenes(
  page: Page,
  from: number,
  to: number,
  count = sceneCount,
): Promise<void> {
  for (let sceneNumber = from; sceneNumber <= to; sceneNumber += 1) {
    await expectScene(page, sceneNumber, count);
    const isLast = sceneNumber === count;
    const next = page.getByRole('button', { name: isLast ? 'Complete' : 'Next' });
    await expect(next).toBeDisabled();
    await expect(optionsOf(page)).toHaveCount(4);
    await optionsOf(page).nth(optionIndexOf(sceneNumber)).check();
    // Only in every other scene, because it is optional.
    const least = leastChoice(page);
    if (sceneNumber % 2 === 0 && (await least.isVisible())) {
      await least.getByRole('radio').first().check();
    }
    await next.click();
  }
}

/** Submits a guest's quest. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
}

/** Redeems an emailed link in a browser that did not ask for it. */
export async function redeemLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In and Continue' }).click();
  await expectResultsAddress(page);
}

/** Expects what a link leads to, without a press where the browser asked for it. */
export async function expectResultsAddress(page: Page): Promise<void> {
  // The URL of the link contains the path of the results too.
  await expect(page).toHaveURL(/^[^?]+\/results\/[^/]+$/);
}

/** Expects everything that a Quick Quest promises on the results page. A guest's name may end in a number. */
export async function expectQuickResults(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(
      `^Well done, ${firstName}[.\\d]*! The guild puts you with its (Warrior|Mage|Healer)s$`,
    ),
  );
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
  await expect(page.getByText(/^Match Confidence [1-9]\d?%$/)).toBeVisible();

  const part = (name: string) => page.getByRole('region', { name });
  const careers = part('Top Career Matches').getByRole('article');
  await expect(careers).toHaveCount(4);
  await page.getByRole('button', { name: 'View All 5 Career Matches' }).click();
  await expect(careers).toHaveCount(5);

  // Behind a press on a phone.
  const folded = { includeHidden: true };
  await expect(part('Educational Paths').getByRole('listitem', folded)).toHaveCount(3);
  await expect(part('Skills to Develop').getByRole('listitem', folded)).toHaveCount(5);
  await expect(part('Career Consultants').getByText(/^Made-up examples for now/)).toBeVisible();
}

/** Counts the visitor's results by the public API. */
export async function countOwnResults(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user/assessments');
  expect(answer.status()).toBe(200);
  const { assessments } = (await answer.json()) as { assessments: unknown[] };
  return assessments.length;
}
