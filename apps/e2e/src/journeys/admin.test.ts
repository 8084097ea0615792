import { expect } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { checkAtEverySize } from '../steps/check-page.ts';
import { logInAsAdministrator, newAddress, openAccount, submitQuest } from '../steps/visitors.ts';

test('the tabs of the admin screen are accessible and fit windows of every size', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAccount(page.request, 'Mia');
  await submitQuest(page.request);
  await page.request.post('/api/auth/logout');
  await submitQuest(page.request, newAddress('grace.with.a.rather.long.address'));
  await logInAsAdministrator(page.request);
  await page.goto('/admin');
  for (const [tab, content] of [
    ['User Management', /^mia/],
    ['Assessments', /^grace\.with/],
    ['Database', 'Educational Programs'],
    ['System Tools', 'All systems operational'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    await expect(panel.getByText(content).first()).toBeVisible();
    await checkAtEverySize(page);
  }
});
