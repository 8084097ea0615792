import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { logInAsAdministrator, openAccount, submitQuest } from '../steps/visitors.ts';

for (const screen of ['results', 'dashboard', 'admin'] as const) {
  const name = `Back and an open tab show the login after a logout, not the ${screen}`;
  test(name, { tag: '@nightly' }, async ({ page, context, expectedConsoleErrors }) => {
    // A redirect may take the router's match from under React while it hydrates; React then renders again.
    expectedConsoleErrors.push(/401/, /React error #(422|520)/);
    let path = `/${screen}`;
    if (screen === 'admin') await logInAsAdministrator(page.request);
    else await openAccount(page.request, 'Priya');
    if (screen === 'results') path += `/${await submitQuest(page.request)}`;

    const openTab = await context.newPage();
    for (const tab of [page, openTab]) {
      await tab.goto(path);
      await expect(tab.getByRole('button', { name: /Logout|Delete/ })).toBeVisible();
    }
    await page.goto('/robots.txt');

    const logoutTab = await context.newPage();
    await logoutTab.goto(screen === 'admin' ? '/admin' : '/dashboard');
    await logoutTab.getByRole('button', { name: 'Logout' }).click();
    await expect(logoutTab.getByRole('link', { name: 'Login' })).toBeVisible();

    await page.goBack();
    const end = screen === 'admin' ? /\/$/ : /\/login/;
    await expect(page).toHaveURL(end);
    await expect(openTab).toHaveURL(end);
  });
}
