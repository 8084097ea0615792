import { expect, type Locator, type Page } from 'playwright/test';

function sectionOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

/** The results page has all that a Quick Quest promises, and real values in it. */
export async function expectQuickResults(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
  const confidence = page.getByRole('meter', { name: 'Match Confidence' });
  await expect(confidence).toHaveAttribute('value', /^[1-9]\d?$/);

  const careers = sectionOf(page, 'Top Career Matches').getByRole('article');
  await expect(careers).toHaveCount(4);
  await page.getByRole('button', { name: 'View All 5 Career Matches' }).click();
  await expect(careers).toHaveCount(5);

  await expect(sectionOf(page, 'Educational Paths').getByRole('listitem')).toHaveCount(3);
  await expect(sectionOf(page, 'Skills to Develop').getByRole('listitem')).toHaveCount(5);
  await expect(sectionOf(page, 'Career Consultants').getByRole('listitem')).toHaveCount(3);
}

/** On the page of an emailed link: nothing happens until its button is pressed, then the results are there. */
export async function openEmailedLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In and Continue' }).click();
  // The link itself names the results as the place to go on to.
  await expect(page).toHaveURL(/^[^?]+\/results\/[^/]+$/);
}

/** How many results the visitor of this page has, asked of the same API that outside clients use. */
export async function countOwnResults(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user/assessments');
  expect(answer.status()).toBe(200);
  const { assessments } = (await answer.json()) as { assessments: unknown[] };
  return assessments.length;
}
