import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage, checkResultsHeight, desktopWindow, phoneWindow } from '../steps/check-page.ts';
import { readImage } from '../steps/image.ts';
import { expectToast } from '../steps/toasts.ts';
import { openAccount, submitQuest } from '../steps/visitors.ts';

async function openResults(page: Page, firstName: string): Promise<void> {
  await openAccount(page.request, firstName);
  await page.goto(`/results/${await submitQuest(page.request)}`);
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
}

test('results are readable by keyboard and in print', async ({ page }) => {
  await openResults(page, 'Rhea');
  await page.getByRole('link', { name: 'Careers', exact: true }).press('Enter');
  const careers = page.getByRole('region', { name: 'Top Career Matches' });
  await expect(careers.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  await expect(careers.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(careers.getByRole('article')).toHaveCount(4);
  await careers.getByRole('button', { name: 'View All 5 Career Matches' }).press('Enter');
  await expect(careers.getByRole('article')).toHaveCount(5);
  await page.keyboard.press('Tab');
  const fifth = careers.getByRole('article').nth(4);
  await expect(fifth.getByRole('button', { name: /^Save/ })).toBeFocused();

  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('region', { name: 'Share Your Quest' })).toBeHidden();
  await expect(careers.getByRole('article')).toHaveCount(5);
  for (const career of await careers.getByRole('article').all()) {
    await expect(career.getByText('Company names:')).toBeVisible();
  }
  const schools = page.getByRole('region', { name: 'Educational Paths' });
  await expect(schools.getByRole('heading', { level: 4 })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Career Consultants' })).toBeHidden();
  await checkPage(page);
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length, `sheets of ${format}`).toBeGreaterThan(2);
    expect(sheets?.length, `sheets of ${format}`).toBeLessThan(8);
  }
  const foot = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--print-footer'),
  );
  expect(foot, 'the address at the foot of each sheet').toContain(new URL(page.url()).pathname);
});

test('the first screen reveals the class, and a phone needs little scrolling', {
  tag: '@nightly',
}, async ({ page }) => {
  await openResults(page, 'Maximiliane-Alexandra');
  const summary = page.getByRole('region', { name: 'Summary' });
  const firstScreen = [
    summary.getByText('Well done, Maximiliane-Alexandra!'),
    summary.getByText(/^The guild puts you with its (Warrior|Mage|Healer)s$/),
    summary.locator('svg').first(),
    summary.getByText('Archetype', { exact: true }),
    summary.getByText('Guild title', { exact: true }),
    summary.getByText(/^Match Confidence \d+%$/),
    summary.getByRole('link', { name: 'Share' }),
  ];
  for (const size of [phoneWindow, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    for (const part of firstScreen) await expect(part).toBeInViewport({ ratio: 1 });
  }

  await checkResultsHeight(page);
});

test('Share leads to the card, and the row of parts to each of them', {
  tag: '@nightly',
}, async ({ page }) => {
  await openResults(page, 'Sharon');
  for (const size of [phoneWindow, desktopWindow]) {
    await page.setViewportSize(size);
    await page.goto(page.url().replace(/#.*/, ''));
    await page.reload();
    await page
      .getByRole('region', { name: 'Summary' })
      .getByRole('link', { name: 'Share', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Share Your Quest' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Download' })).toBeInViewport();

    await page.getByRole('link', { name: 'Careers', exact: true }).click();
    const heading = page.getByRole('heading', { name: 'Top Career Matches' });
    await expect(heading).toBeFocused();
    const readTop = async () => Math.round((await heading.boundingBox())?.y ?? 0);
    // The heading is right below the sticky navigation.
    await expect.poll(readTop).toBeLessThan(140);
    expect(await readTop()).toBeGreaterThan(128);
  }
});

test('the card is downloaded as an image, even when the first attempt fails', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  await openResults(page, 'Cara');
  await expect(page.getByRole('img', { name: /^Your Quick Quest card/ })).toBeVisible();
  // All other code is here already. Without it, the server draws.
  const drawings = /\/assets\/.*\.js$|\/card\/.*\.png/;
  await page.route(drawings, (route) => route.abort());
  const press = () => page.getByRole('button', { name: 'Download' }).click();
  await expectToast(
    page,
    /Download Failed\s*Could not download the card. Please try again./,
    press,
  );

  await page.unroute(drawings);
  const download = await expectToast(page, 'Card Downloaded!', async () => {
    const downloading = page.waitForEvent('download');
    await press();
    return downloading;
  });
  expect(download.suggestedFilename()).toBe('guildpath-quick-results.png');
  const image = await readImage(page, await readFile(await download.path()));
  expect(image).toMatchObject({ width: 1200, height: 1600 });
  expect(image.corners, 'white to its corners').toEqual(Array(4).fill('255,255,255,255'));
  expect(image.colourCount, 'colours').toBeGreaterThan(1000);
  expect(image.centreCoverage, 'share of the centre that is not white').toBeGreaterThan(0.1);
});

test('the longest texts fit on the card', { tag: '@nightly' }, async ({ page }) => {
  const longest = {
    guildTitle: 'Quartermaster',
    welcome:
      'Your imagination likes to know how things work, so the worlds you invent hold together when others look closely.',
    moment:
      'Before the mountains, you visited each bootmaker in the street and compared notes on price and seams.',
  };
  await page.route('**/*results.get*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [answer] = JSON.parse(text) as { result: { data: ResultsLike } }[];
    if (!answer) throw new Error(text);
    const { assessmentResult, careerRecommendations } = answer.result.data;
    Object.assign(assessmentResult, longest, { assessmentType: 'epic' });
    Object.assign(careerRecommendations[0] ?? {}, {
      careerTitle: 'Computer-Controlled Machine Tool Operator (CNC)',
    });
    await route.fulfill({ response, json: [answer] });
  });
  await openAccount(page.request, 'Lena');
  await page.goto(`/results/${await submitQuest(page.request)}`);
  // No text is wider or lower than its picture, and none lies on another.
  const shown = page.getByRole('region', { name: 'Share Your Quest' });
  const overflows = await shown.getByRole('img', { name: /Quartermaster/ }).evaluate((picture) => {
    const frame = picture.getBoundingClientRect();
    let bottom = frame.top;
    const texts = [...picture.querySelectorAll('p')];
    return texts.flatMap((text) => {
      const box = text.getBoundingClientRect();
      const isInside =
        text.scrollWidth <= text.clientWidth + 1 &&
        box.left > frame.left &&
        box.right < frame.right &&
        box.bottom < frame.bottom;
      const isFree = box.top >= bottom - 1 || text.parentElement !== picture;
      bottom = box.bottom;
      return isInside && isFree ? [] : [text.textContent];
    });
  });
  expect(overflows).toEqual([]);
});

interface ResultsLike {
  readonly assessmentResult: object;
  readonly careerRecommendations: readonly object[];
}
