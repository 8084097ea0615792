import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkPage } from '../steps/check-page.ts';
import { readImage } from '../steps/image.ts';
import { openResultsOfNewMember } from '../steps/member.ts';

const networks = [
  { name: 'Twitter', host: 'twitter.com' },
  { name: 'Facebook', host: 'www.facebook.com' },
  { name: 'LinkedIn', host: 'www.linkedin.com' },
];

test('the card of a quest is downloaded as it is shown', async ({ page }) => {
  await openResultsOfNewMember(page, { firstName: 'Cara', email: 'cara@example.com' });
  await expect(page.getByRole('img', { name: /^Your card of the Quick Quest/ })).toBeVisible();
  await checkPage(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  await expect(page.getByText('Card Downloaded!')).toBeVisible();
  expect(download.suggestedFilename()).toBe('guildpath-quick-results.png');

  const image = await readImage(page, await readFile(await download.path()));
  expect(image).toMatchObject({ width: 1200, height: 1600 });
  expect(image.corners, 'white to its corners').toEqual(Array(4).fill('255,255,255,255'));
  expect(image.colourCount, 'colours').toBeGreaterThan(1000);
  expect(image.inkInTheMiddle, 'how much of the middle is not white').toBeGreaterThan(0.1);
});

test('a card that cannot be drawn is told, and can be tried again', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  await openResultsOfNewMember(page, { firstName: 'Cleo', email: 'cleo@example.com' });
  const drawingCode = '**/assets/dom-to-image-more*';
  await page.route(drawingCode, (route) => route.abort());
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Download Failed')).toBeVisible();
  await expect(page.getByText('Could not download the card. Please try again.')).toBeVisible();

  await page.unroute(drawingCode);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await downloading;
  await expect(page.getByText('Card Downloaded!')).toBeVisible();
});

test('the quest is shared in popups, and by its link', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordPopups(page);
  await openResultsOfNewMember(page, { firstName: 'Cyra', email: 'cyra@example.com' });

  for (const { name } of networks) await page.getByRole('button', { name }).click();
  const popups = await page.evaluate(() => window.popups);
  expect(popups.map(({ url }) => new URL(url).host)).toEqual(networks.map(({ host }) => host));
  for (const { url, features } of popups) {
    expect(features.split(',')).toEqual(expect.arrayContaining(['width=600', 'height=400']));
    expect(url, 'what is shared').toContain(encodeURIComponent(`${baseURL}/`));
  }

  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/`);
});

/** The networks are other sites: a journey looks at what would be opened, and opens nothing. */
async function recordPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.popups = [];
    window.open = (url, _target, features) => {
      window.popups.push({ url: String(url), features: String(features) });
      return null;
    };
  });
}

declare global {
  interface Window {
    popups: { readonly url: string; readonly features: string }[];
  }
}
