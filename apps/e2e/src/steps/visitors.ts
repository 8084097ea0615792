import { expect, type Page } from 'playwright/test';
import type { MeasuredPage } from '../budgets.ts';
import { handInQuest, openAccount } from './member.ts';

export const administrator = { email: 'admin@example.com', password: 'a key to every door' };

/** What makes the administrator exist from the start. */
export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** Makes the page belong to whom a measured page is for, and tells the address to open. */
export async function becomeVisitor(page: Page, { path, visitor }: MeasuredPage): Promise<string> {
  if (visitor === 'admin') {
    const { email, password } = administrator;
    const answer = await page.request.post('/api/auth/login', {
      data: { identifier: email, password },
    });
    expect(answer.status()).toBe(200);
  }
  if (visitor === 'member') {
    const firstName = 'Wilhelmina';
    await openAccount(page.request, { firstName, email: `${firstName}${Date.now()}@example.com` });
    return path.replace('{result}', await handInQuest(page.request));
  }
  return path;
}
