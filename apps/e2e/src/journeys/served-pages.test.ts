import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { openPage, waitForApp } from '../steps/open-page.ts';
import { answerScenes, expectScene } from '../steps/quest.ts';
import { holdRequests } from '../steps/requests.ts';
import { newAddress } from '../steps/visitors.ts';

// A page fetches the app after the first paint.
const appCode = '**/assets/*.js';

// Marks the title in the HTML before hydration.
async function markTitle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-mark', '');
    });
  });
}

// Fonts load late and change the line breaks.
async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fonts = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
    return (
      fonts.some(({ status }) => status === 'loaded') &&
      fonts.every(({ status }) => status !== 'loading')
    );
  });
}

test('no script is fetched before the first paint, wherever the pointer is', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.mouse.move(200, 200);
  for (const path of ['/', '/assessment/quick']) {
    await openPage(page, path);
    const scripts = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const starts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime);
      return { paintedAt: paint?.startTime, firstAt: Math.min(...starts) };
    });
    expect(scripts.firstAt, path).toBeGreaterThan(Number(scripts.paintedAt));
  }
});

test('the app starts in a browser that reports no paints', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  for (const path of ['/', '/assessment/quick']) await openPage(page, path);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 15')).toBeVisible();
});

for (const [path, end] of [
  ['/', '</nav>'],
  ['/signup', '</form>'],
] as const) {
  const name = `${path} is not painted before the rest of its layout has arrived`;
  test(name, { tag: '@nightly' }, async ({ browser, site }) => {
    const html = await (await fetch(site.url + path)).text();
    const cut = html.indexOf(end);
    const server = createServer(async (_request, response) => {
      response.setHeader('content-type', 'text/html').write(html.slice(0, cut));
      await delay(1_000);
      response.end(html.slice(cut));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime))
      .toBeGreaterThan(1_000);
    await context.close();
    server.close();
  });
}

test('the app hydrates a page whatever its query', { tag: '@nightly' }, async ({ page }) => {
  await markTitle(page);
  for (const path of [
    '/?utm_source=letter&utm_campaign=spring+fair',
    '/about?ref=a%20friend',
    '/signup?redirect=/results/abc',
    '/login?error=expired',
    '/login?redirect=/dashboard',
  ]) {
    await openPage(page, path);
    await expect(page.locator('h1[data-mark]'), path).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute(
    'href',
    '/signup?redirect=/dashboard',
  );
});

test('links lead to sections and to the tops of pages, and nothing reloads', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Assessments' }).click();
  await expect(page).toHaveURL('/#assessments');
  await expect(page.locator('#assessments')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Choose Your Quest' }).first()).toBeInViewport();
  await bar.getByRole('link', { name: 'How it Works' }).click();
  await page.getByRole('button', { name: 'How it Works' }).click();
  await expect(page.getByRole('heading', { name: 'Built on Proven Science' })).toBeVisible();

  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Aptitude' }).click();
  await expect(page).toHaveURL('/theory/aptitude');
  await expect(page.getByRole('heading', { level: 1, name: 'Aptitude' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The Guild Dilemma' })).toBeVisible();
  await expect(page.locator('html[data-mark]')).toBeAttached();
});

test('an option of the sample question chosen before hydration stays chosen', {
  tag: '@nightly',
}, async ({ page }) => {
  const releaseApp = await holdRequests(page, appCode);
  await page.goto('/');
  const option = page.getByRole('radio', { name: 'Prioritize the village' });
  await option.check();
  releaseApp();
  await page.getByRole('button', { name: 'How it Works' }).click();
  await expect(page.getByRole('heading', { name: 'Built on Proven Science' })).toBeVisible();
  await expect(option).toBeChecked();
});

test('a signup and a login submitted before hydration wait for it, and put no password into a URL', async ({
  page,
}) => {
  const email = newAddress('early');
  const password = 'a secret never to be seen';
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url(), request.headers().referer ?? '');
  });

  const releaseSignup = await holdRequests(page, appCode);
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page).toHaveURL(/\/signup$/);
  releaseSignup();
  await expect(page.getByText('Welcome, Ada!')).toBeVisible();

  await page.goto('/api/auth/logout');
  await page.unrouteAll();
  const releaseLogin = await holdRequests(page, appCode);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email or username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  releaseLogin();
  await expect(page.getByText('Welcome, Ada!')).toBeVisible();
  for (const address of [page.url(), ...addresses]) {
    expect(decodeURIComponent(address.replaceAll('+', ' '))).not.toContain(password);
  }
});

for (const path of ['/', '/signup', '/theory/riasec']) {
  const name = `hydration keeps scroll position and focus of ${path}`;
  test(name, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    const releaseApp = await holdRequests(page, appCode);
    await page.goto(path);
    await waitForFonts(page);
    const control = page.getByRole('main').locator('a, button, input').first();
    await control.evaluate((element) => {
      element.setAttribute('data-mark', '');
      element.focus({ preventScroll: true });
    });
    await page.evaluate(() => window.scrollTo(0, 250));
    const read = () =>
      page.evaluate(() => [Math.round(scrollY), document.activeElement?.matches('[data-mark]')]);
    const before = await read();
    expect(before[0]).toBeGreaterThan(0);
    releaseApp();
    await waitForApp(page);
    // Wait for all that loads late, and two frames for its layout.
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await read()).toEqual(before);
  });
}

test.describe('the quest page', () => {
  const options = (page: Page) => page.getByRole('radiogroup').getByRole('radio');
  const next = (page: Page) => page.getByRole('button', { name: 'Next' });
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('guildpath.quest.quick'));

  test('shows the first scene, keeps an option chosen before hydration, and asks for no questions', async ({
    page,
  }) => {
    const questions: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('assessment.questions')) questions.push(request.url());
    });
    await page.setViewportSize({ width: 360, height: 500 });
    await markTitle(page);
    const releaseApp = await holdRequests(page, appCode);
    // Fonts would change the line breaks.
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    await page.goto('/assessment/quick', { waitUntil: 'commit' });
    await expectScene(page, 1);
    await expect(page).toHaveTitle('Quick Quest · Guildpath');
    await expect(page.getByRole('link', { name: 'Exit to home' })).toBeVisible();
    await expect(options(page)).toHaveCount(4);
    await expect(next(page)).toBeDisabled();

    await options(page).nth(1).check();
    await page.evaluate(() => window.scrollTo(0, 150));
    const scrolledTo = await page.evaluate(() => scrollY);
    expect(scrolledTo).toBeGreaterThan(0);
    releaseApp();
    await expect.poll(() => stored(page)).toMatch(/"answers":\{"[^"]+":"b"\}/);
    await expect(next(page)).toBeEnabled();
    await expect(options(page).nth(1)).toBeChecked();
    await expect(options(page).nth(1)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
    releaseFonts();
    await expect(page.locator('h1[data-mark]')).toBeVisible();
    expect(questions).toHaveLength(0);

    await next(page).click();
    await expectScene(page, 2);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('shows a loading screen, never the first scene, to a visitor with answers', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openPage(page, '/assessment/quick');
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await answerScenes(page, 1, 2);
    // A console error fails the journey.
    await page.addInitScript((title) => {
      let hasHeading = false;
      const inspect = () => {
        const heading = document.querySelector('h1');
        if (heading?.textContent === title && heading.checkVisibility({ visibilityProperty: true }))
          console.error('The first scene is visible.');
        if (hasHeading && !(heading && document.title)) console.error('The heading is gone.');
        hasHeading ||= heading !== null;
        requestAnimationFrame(inspect);
      };
      inspect();
    }, first);
    const releaseApp = await holdRequests(page, appCode);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading')).toBeVisible();
    releaseApp();
    await expectScene(page, 3);
    await expect(page).toHaveTitle('Quick Quest · Guildpath');
  });
});

test('hydration keeps typed text and focus', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login?redirect=/dashboard', { waitUntil: 'commit' });
  const identifier = page.getByRole('textbox', { name: 'Email or username' });
  await identifier.fill('ada');
  await waitForApp(page);
  await expect(identifier).toHaveValue('ada');
  await expect(identifier).toBeFocused();
});
