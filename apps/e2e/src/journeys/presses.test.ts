import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { phoneWindow } from '../steps/check-page.ts';
import { memberPassword, openAccount } from '../steps/visitors.ts';

const delaysMs = [0, 50, 100, 150, 200, 300, 400, 600];

interface Press {
  readonly path: string;
  readonly what: string;
  /** Default: false, which runs it every night only. */
  readonly isDaily?: boolean;
  readonly find: (page: Page) => Locator;
  /** Fills in a form first. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly expectEffect: (page: Page) => Promise<void>;
}

let memberEmail = '';

const foot = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const expectPath = (path: string) => (page: Page) => expect(page).toHaveURL(path);
const expectWelcome = (page: Page) => expect(page.getByText('Welcome, Ada!')).toBeVisible();

const presses: readonly Press[] = [
  {
    path: '/',
    what: 'the link at the top',
    isDaily: true,
    find: (page) => page.getByRole('link', { name: 'START QUICK QUEST' }),
    expectEffect: expectPath('/assessment/quick'),
  },
  {
    path: '/',
    what: 'a button further down',
    find: (page) => page.getByRole('button', { name: 'How it Works' }),
    expectEffect: (page) =>
      expect(page.getByRole('heading', { name: 'Built on Proven Science' })).toBeVisible(),
  },
  {
    path: '/privacy-policy',
    what: 'a link at the top',
    find: (page) => page.getByRole('link', { name: 'Back to Home' }),
    expectEffect: expectPath('/'),
  },
  {
    path: '/privacy-policy',
    what: 'a link at the foot',
    find: (page) => foot(page, 'About'),
    expectEffect: expectPath('/about'),
  },
  {
    path: '/theory/riasec',
    what: 'a link at the foot',
    find: (page) => foot(page, 'Big Five Traits'),
    expectEffect: expectPath('/theory/big-five'),
  },
  {
    path: '/about',
    what: 'the link in the bar',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Quick Quest' }),
    expectEffect: expectPath('/assessment/quick'),
  },
  {
    path: '/assessment/quick',
    what: 'an option',
    isDaily: true,
    find: (page) => page.getByRole('radio').nth(1),
    expectEffect: async (page) => {
      await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
      await expect(page.getByRole('radio', { checked: true })).toHaveValue('b');
    },
  },
  {
    path: '/assessment/quick',
    what: 'the exit',
    find: (page) => page.getByRole('link', { name: 'Exit to home' }),
    expectEffect: expectPath('/'),
  },
  {
    path: '/signup',
    what: 'a link',
    find: (page) => page.getByRole('link', { name: 'Login', exact: true }),
    expectEffect: expectPath('/login'),
  },
  {
    path: '/signup',
    what: 'the form',
    find: (page) => page.getByRole('button', { name: 'Sign Up' }),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
      await page.getByRole('textbox', { name: 'Email' }).fill(`${crypto.randomUUID()}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill(memberPassword);
      await page.getByLabel('Confirm password').fill(memberPassword);
    },
    expectEffect: expectWelcome,
  },
  {
    path: '/login',
    what: 'the form',
    isDaily: true,
    find: (page) => page.getByRole('button', { name: 'Login', exact: true }),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Email or username' }).fill(memberEmail);
      await page.getByLabel('Password', { exact: true }).fill(memberPassword);
    },
    expectEffect: expectWelcome,
  },
];

// The empty browser context has nothing cached.
async function pressAfter(
  browser: Browser,
  { path, find, prepare, expectEffect }: Press,
  { delayMs, slowdown }: { readonly delayMs: number; readonly slowdown: number },
  storageState: BrowserContextOptions['storageState'],
): Promise<void> {
  // The storage state hides the cookie notice, which on a slow machine could appear under the pointer.
  const context = await browser.newContext({ viewport: phoneWindow, storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { waitUntil: 'commit' });
  const target = find(page);
  await target.waitFor();
  await prepare?.(page);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(delayMs);
  const box = await target.boundingBox();
  if (!box) throw new Error('The target has disappeared.');
  // Playwright's click would wait until the page is stable, which a person does not.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expectEffect(page);
  await context.close();
}

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  memberEmail = await openAccount(request, 'Ada');
  await request.dispose();
});

test('no press on a visible control is lost, processor slowed 4 times', async ({
  browser,
  storageState,
}) => {
  for (const press of presses.filter(({ isDaily }) => isDaily)) {
    await pressAfter(browser, press, { delayMs: 0, slowdown: 4 }, storageState);
  }
});

for (const slowdown of [1, 4]) {
  test(`no press is lost at any moment, processor slowed ${slowdown} times`, {
    tag: '@nightly',
  }, async ({ browser, storageState }) => {
    // A press after another, each in a browser of its own.
    test.setTimeout(3_600_000);
    for (const press of presses) {
      for (const delayMs of delaysMs) {
        await pressAfter(browser, press, { delayMs, slowdown }, storageState);
      }
    }
  });
}
