import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { hold } from '../steps/hold.ts';

const password = 'a secret never to be seen';

/** Every address that the page asks for, each with what it says of where it came from. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url(), request.headers().referer ?? '');
  });
  return addresses;
}

function expectNoSecret(page: Page, addresses: readonly string[]): void {
  for (const address of [page.url(), ...addresses]) {
    expect(decodeURIComponent(address.replaceAll('+', ' '))).not.toContain(password);
  }
}

/** The app itself, which a prerendered page fetches once it has been looked at. */
async function findEntry(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const entry = /data-entry="(?<file>[^"]+)"/.exec(html)?.groups?.file;
  if (!entry) throw new Error(`The page ${path} names no app.`);
  return entry;
}

async function fillSignup(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

test('a signup and a login sent before the app is there wait for it, and stay out of every address', async ({
  page,
}) => {
  const email = 'early@example.com';
  const addresses = watchAddresses(page);
  const entry = await findEntry(page, '/signup');
  const letSignup = await hold(page, `**${entry}`);
  await page.goto('/signup');
  await fillSignup(page, email);
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page.locator('form[data-waiting]')).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);
  letSignup();
  await expect(page.getByText('Welcome, Ada!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/api/auth/logout');
  await page.unrouteAll();
  const letLogin = await hold(page, `**${entry}`);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email or username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  letLogin();
  await expect(page.getByText('Welcome, Ada!')).toBeVisible();
  expectNoSecret(page, addresses);
});

test('what is typed before the app is there stays when it takes over', async ({ page }) => {
  const letApp = await hold(page, `**${await findEntry(page, '/login')}`);
  await page.goto('/login?redirect=/dashboard');
  const identifier = page.getByRole('textbox', { name: 'Email or username' });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await identifier.fill('ada');
  letApp();
  // Only the page that is drawn anew knows where to go on from here.
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /redirect=/);
  await expect(identifier).toHaveValue('ada');
  await expect(identifier).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

for (const path of ['/login', '/signup']) {
  test(`a form at ${path} sent before any script is there opens the page anew, without what was typed in its address`, async ({
    page,
  }) => {
    const addresses = watchAddresses(page);
    const letScripts = await hold(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const typed = page.getByLabel('Password', { exact: true });
    await typed.fill(password);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await typed.press('Enter');
    expect((await answer).status()).toBe(303);
    await expect(typed).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    letScripts();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expectNoSecret(page, addresses);
  });
}
