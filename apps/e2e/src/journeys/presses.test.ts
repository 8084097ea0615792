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

/** Milliseconds between the moment something can be seen and the press on it. */
const moments = [0, 50, 100, 150, 200, 300, 400, 600];

interface Press {
  readonly path: string;
  readonly what: string;
  /** Default: tried every night only. */
  readonly isDaily?: boolean;
  readonly find: (page: Page) => Locator;
  /** What is typed first. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly expectDone: (page: Page) => Promise<void>;
}

let memberEmail = '';

const foot = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const leadsTo = (path: string) => (page: Page) => expect(page).toHaveURL(path);
const welcomes = (page: Page) => expect(page.getByText('Welcome, Ada!')).toBeVisible();

const presses: readonly Press[] = [
  {
    path: '/',
    what: 'the link at the top',
    isDaily: true,
    find: (page) => page.getByRole('link', { name: 'START QUICK QUEST' }),
    expectDone: leadsTo('/assessment/quick'),
  },
  {
    path: '/',
    what: 'a button further down',
    find: (page) => page.getByRole('button', { name: 'How it Works' }),
    expectDone: (page) =>
      expect(page.getByRole('heading', { name: 'Built on Proven Science' })).toBeVisible(),
  },
  {
    path: '/privacy-policy',
    what: 'a link at the top',
    find: (page) => page.getByRole('link', { name: 'Back to Home' }),
    expectDone: leadsTo('/'),
  },
  {
    path: '/privacy-policy',
    what: 'a link at the foot',
    find: (page) => foot(page, 'About'),
    expectDone: leadsTo('/about'),
  },
  {
    path: '/theory/riasec',
    what: 'a link at the foot',
    find: (page) => foot(page, 'Big Five Traits'),
    expectDone: leadsTo('/theory/big-five'),
  },
  {
    path: '/about',
    what: 'the link in the bar',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Quick Quest' }),
    expectDone: leadsTo('/assessment/quick'),
  },
  {
    path: '/assessment/quick',
    what: 'an option',
    isDaily: true,
    find: (page) => page.getByRole('radio').nth(1),
    expectDone: async (page) => {
      await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
      await expect(page.getByRole('radio', { checked: true })).toHaveValue('b');
    },
  },
  {
    path: '/assessment/quick',
    what: 'the exit',
    find: (page) => page.getByRole('link', { name: 'Exit to home' }),
    expectDone: leadsTo('/'),
  },
  {
    path: '/signup',
    what: 'a link',
    find: (page) => page.getByRole('link', { name: 'Login', exact: true }),
    expectDone: leadsTo('/login'),
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
    expectDone: welcomes,
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
    expectDone: welcomes,
  },
];

/** Opens the page as someone who has never been here, and presses at the place where the thing is seen at that moment. */
async function pressAt(
  browser: Browser,
  { path, find, prepare, expectDone }: Press,
  { moment, slowdown }: { readonly moment: number; readonly slowdown: number },
  storageState: BrowserContextOptions['storageState'],
): Promise<void> {
  // With the choice of cookies made: on a slow machine their notice can come up under the press.
  const context = await browser.newContext({ viewport: phoneWindow, storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { waitUntil: 'commit' });
  const target = find(page);
  await target.waitFor();
  await prepare?.(page);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The moment is what is tried: there is no event to wait for.
  await page.waitForTimeout(moment);
  const box = await target.boundingBox();
  if (!box) throw new Error('What was to be pressed is gone.');
  // By the coordinates alone: a person does not wait until a page has come to rest.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expectDone(page);
  await context.close();
}

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  memberEmail = await openAccount(request, 'Ada');
  await request.dispose();
});

for (const press of presses) {
  const what = `${press.what} of ${press.path} does what it says`;

  if (press.isDaily) {
    test(`${what} as soon as it is seen, processor slowed 4 times`, async ({
      browser,
      storageState,
    }) => {
      await pressAt(browser, press, { moment: 0, slowdown: 4 }, storageState);
    });
  }

  for (const slowdown of [1, 4]) {
    const processor = slowdown === 1 ? 'at full speed' : `slowed ${slowdown} times`;

    test(`${what} at every moment, processor ${processor}`, { tag: '@nightly' }, async ({
      browser,
      storageState,
    }) => {
      for (const moment of moments) {
        await pressAt(browser, press, { moment, slowdown }, storageState);
      }
    });
  }
}
