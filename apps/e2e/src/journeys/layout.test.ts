import { careers } from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import { expect, type Locator } from 'playwright/test';
import { test } from '../site/all-tiers-test.ts';
import { phoneWindow } from '../steps/check-page.ts';
import { openPage } from '../steps/open-page.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

const windows = [{ width: 1280, height: 800 }, phoneWindow];

const { pairs, singles, even } = texts.portraits;
const portraits = [
  ...Object.values(pairs).flatMap((led) => Object.values(led)),
  ...Object.values(singles),
  even,
];
const names = [
  ...careers.flatMap(({ title, category }) => [title, category]),
  ...portraits.map(({ guildTitle }) => guildTitle),
];
/** One name for each long word; the others fit where these do. */
const longNames = new Map(
  names.flatMap((name) => (name.match(/\p{L}{9,}/gu) ?? []).map((word) => [word, name])),
);

/** Returns the words that continue in another line, also with each of other names in place of the text. */
function findBrokenWords(texts: Locator, otherNames: readonly string[] = []): Promise<string[]> {
  return texts.evaluateAll((elements, others) => {
    const findBroken = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    return elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      const broken = nodes.flatMap(findBroken);
      const longest = nodes.sort(
        (a, b) => String(b.textContent).length - String(a.textContent).length,
      )[0];
      if (!longest) return broken;
      return broken.concat(
        others.flatMap((name) => {
          longest.textContent = name;
          return findBroken(longest);
        }),
      );
    });
  }, otherNames);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not visible.');
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
}

test('the landing page has equal buttons, and its icons show in forced colors', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/');
  const starts = page.locator('#assessments').getByRole('link', { name: /^Begin/ });
  await expect(starts).toHaveCount(3);
  const widths = await Promise.all(
    (await starts.all()).map(async (one) => (await boxOf(one)).width),
  );
  expect(new Set(widths).size, String(widths)).toBe(1);

  await page.emulateMedia({ forcedColors: 'active' });
  const icon = page
    .getByRole('listitem')
    .filter({ hasText: 'Play first, email at the end' })
    .locator('svg');
  await expect(icon).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('no word breaks in the facts of a dashboard or in a table, however narrow', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, 'Ida');
  await submitQuest(page.request, undefined, { tier: 'standard' });
  for (const size of windows) {
    await page.setViewportSize(size);
    await openPage(page, '/dashboard');
    const title = page.getByText('Guild title').locator('+ dd');
    await title.evaluate((element) => {
      element.textContent = 'Quartermaster';
    });
    expect(await findBrokenWords(page.locator('dl'))).toEqual([]);
    await openPage(page, '/theory/aptitude');
    expect(await findBrokenWords(page.getByRole('table'))).toEqual([]);
  }
});

test('no name of a career, family or title breaks inside a word on a phone', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, 'Ivo');
  const results = [];
  for (const tier of ['quick', 'standard'] as const) {
    results.push(await submitQuest(page.request, undefined, { tier }));
  }
  await openPage(page, `/results/${results[1]}`);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const check = async (texts: Locator) => {
    await expect(texts.first()).toBeVisible();
    expect(await findBrokenWords(texts, [...longNames.values()])).toEqual([]);
  };
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, '/guild');
    expect(await findBrokenWords(page.getByRole('main'))).toEqual([]);
    await openPage(page, '/guild/quartermaster');
    await check(page.getByRole('heading', { level: 1 }));
    await openPage(page, `/friends/${results[1]}`);
    await check(page.getByRole('heading', { level: 2 }).first());
    await openPage(page, `/results/${results[1]}`);
    await check(page.getByText('Guild title').locator('+ dd'));
    await check(page.getByRole('article').first().getByRole('heading'));
    await check(page.getByRole('heading', { level: 4 }).first());
    await openPage(page, '/dashboard');
    await check(page.getByText('Guild title').locator('+ dd'));
    const saved = page.getByRole('region', { name: 'Saved Careers' }).getByRole('listitem');
    await check(saved.getByRole('link'));
    await check(saved.getByRole('paragraph'));
    await check(page.getByRole('link', { name: /^Quick Quest: / }));
    await page.getByRole('button', { name: 'What Changed' }).click();
    await check(
      page
        .getByRole('row', { name: /^(Guild title|Best matches)/ })
        .getByRole('cell')
        .last(),
    );
    await page.getByRole('button', { name: 'Open Career Library' }).click();
    const career = page.getByRole('dialog').getByRole('listitem').first().getByRole('link');
    await check(career);
    await career.click();
    await check(page.getByRole('dialog').getByRole('heading', { level: 3 }));
  }
});

test('a dashboard has its words in their places', { tag: '@nightly' }, async ({ page }) => {
  await openAccount(page.request, 'Isa');
  await submitQuest(page.request, undefined, { tier: 'standard' });
  await openPage(page, '/dashboard');

  const notice = page.getByRole('region', { name: 'Your address' });
  const text = await boxOf(notice.getByText(/^To confirm your email/));
  expect(Math.abs(text.middle - (await boxOf(notice)).middle)).toBeLessThan(2);

  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Download My Data' })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Passkeys' });
  await expect(dialog.getByText('You don’t have a passkey yet.')).toBeVisible();
  await expect(dialog.locator('[tabindex="-1"]:focus')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');

  // A phone with text of twice the size.
  await page.setViewportSize({ width: phoneWindow.width / 2, height: phoneWindow.height / 2 });
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account.locator('svg').last()).toBeHidden();
});

test('no text shines through the bar of the results', { tag: '@nightly' }, async ({ page }) => {
  await openAccount(page.request, 'Ina');
  const result = await submitQuest(page.request);
  await page.setViewportSize(phoneWindow);
  await openPage(page, `/results/${result}`);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
});
