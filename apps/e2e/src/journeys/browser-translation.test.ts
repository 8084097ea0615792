import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { openPage } from '../steps/open-page.ts';
import { answerScenes, sceneCount } from '../steps/quest.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

/** Wraps each text as Chrome's translation does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text.cloneNode());
    }
  });
}

test('labels and lists of a translated page change as before', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAccount(page.request, 'Tora');
  await openPage(page, `/results/${await submitQuest(page.request)}`);
  const careers = page.getByRole('region', { name: 'Top Career Matches' });
  const save = careers.getByRole('button', { name: /^Saved? / }).first();
  await expect(save).toHaveText(/^Save /);
  await translate(page);
  await save.click();
  await expect(save).toHaveText(/^Saved /);
  await save.click();
  await expect(save).toHaveText(/^Save /);
  await careers.getByRole('button', { name: 'View All 5 Career Matches' }).click();
  await expect(careers.getByRole('article')).toHaveCount(5);

  await openPage(page, '/dashboard');
  await page.getByRole('button', { name: 'Open Career Library' }).click();
  const library = page.getByRole('dialog', { name: 'Career Library' });
  const status = library.getByRole('status');
  await expect(status).toHaveText(/^Showing 20 of/);
  await translate(page);
  await library.getByRole('searchbox').fill('actuary');
  await expect(status).toHaveText('1 career');
  await translate(page);
  await library.getByRole('searchbox').fill('dragon tamer');
  await expect(status).toHaveText('No careers found');
  await page.keyboard.press('Escape');
  await translate(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a quest is taken on a page that is translated at every scene', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAccount(page.request, 'Tove');
  await openPage(page, '/assessment/quick');
  for (let scene = 1; scene <= sceneCount; scene += 1) {
    await translate(page);
    await answerScenes(page, scene, scene);
  }
  await expect(page).toHaveURL(/^[^?]+\/results\/./);
});
