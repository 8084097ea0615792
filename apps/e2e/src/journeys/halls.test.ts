import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { openPage } from '../steps/open-page.ts';
import { answerScenes, expectResultsAddress } from '../steps/quest.ts';
import { newAddress, openAccount } from '../steps/visitors.ts';

const hallName = 'Grade 9, room 12';

test('a guide and a student play in a hall side by side, from the code to the end', async ({
  page: guide,
  browser,
  baseURL,
  mailboxOf,
  expectedConsoleErrors,
}) => {
  // What was withdrawn or deleted is refused.
  expectedConsoleErrors.push(/40[14]/);

  // The guide proves the address and opens a hall.
  const address = await openAccount(guide.request, 'Rosa');
  await guide.goto(findSignInLink(await mailboxOf(address).waitForMail()));
  await guide.getByRole('button', { name: 'Sign In and Continue' }).click();
  await expect(guide).toHaveURL(({ pathname }) => pathname !== '/login');
  await openPage(guide, '/halls');
  await guide.getByLabel('Name').fill(hallName);
  await guide.getByRole('button', { name: 'Open the Hall' }).click();
  const code = String(await guide.getByText(/^[B-Z]{7}$/).textContent());
  const hallUrl = guide.url();

  // The student joins by the code, and sees the result at once.
  const student = await openVisitor(browser, baseURL);
  await openPage(student, '/join');
  await student
    .getByLabel('Code or four words')
    .fill(`${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase());
  await student.getByRole('button', { name: 'Go In' }).click();
  await expect(student.getByRole('heading', { name: hallName })).toBeVisible();
  const names = student.getByRole('button', { name: /^[A-Z][a-z]+ [A-Z][a-z]+$/ });
  await expect(names).toHaveCount(3);
  const name = String(await names.first().textContent());
  await names.first().click();
  await expect(student.getByRole('heading', { name: 'Write these down' })).toBeVisible();
  await student.getByRole('link', { name: 'Begin the Quest' }).click();
  await expect(student.getByText(hallName)).toBeVisible();
  await answerScenes(student, 1, 15);
  await expect(student.getByRole('heading', { level: 1 })).toContainText(`Well done, ${name}!`);
  const resultUrl = student.url();
  const words = String(await student.getByText(/^[a-z]+( [a-z]+){3}$/).textContent());

  // The guide reads the result only while it is shown.
  const row = guide.getByRole('row', { name: new RegExp(name) });
  const share = student.getByRole('switch', { name: 'Show my result to my guide' });
  await openPage(guide, hallUrl);
  await expect(row).toContainText('Not shared');
  await share.check();
  await expect(student.getByText(/They can also read this page/)).toBeVisible();
  await openPage(guide, hallUrl);
  await row.getByRole('link', { name: /^Open/ }).click();
  await expect(guide.getByRole('heading', { level: 1 })).toContainText(
    `The guild puts ${name} with its`,
  );
  await share.uncheck();
  await expect(student.getByText('They can’t read this page.')).toBeVisible();
  await guide.reload();
  await expect(guide.getByRole('heading', { name: 'This Result Isn’t Shared' })).toBeVisible();

  // The next student on this device finds nothing, by Back neither.
  await student.getByRole('button', { name: /^Next Student/ }).click();
  await student.getByRole('button', { name: /^Leave as/ }).click();
  await expect(student.getByLabel('Code or four words')).toBeVisible();
  await student.goBack();
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(student.getByText(new RegExp(`${name}|${words}`))).toHaveCount(0);
  await student.goto(resultUrl);
  await expect(student).toHaveURL(/\/login/);

  // The four words open it on another device, from which it moves into an account.
  const home = await openVisitor(browser, baseURL);
  await openPage(home, '/join');
  await home.getByLabel('Code or four words').fill(words.toUpperCase());
  await home.getByRole('button', { name: 'Go In' }).click();
  await expect(home).toHaveURL(resultUrl);
  const own = newAddress('heron');
  await home.getByLabel('Email address').fill(own);
  await home.getByRole('button', { name: 'Keep My Result' }).click();
  await expect(home.getByText('A link is on its way.')).toBeVisible();
  await home.goto(findSignInLink(await mailboxOf(own).waitForMail()));
  await expectResultsAddress(home);
  await expect(home.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();

  // Then the guide deletes the hall.
  await openPage(guide, hallUrl);
  await guide.getByRole('button', { name: 'Delete This Hall Now' }).click();
  await guide.getByRole('button', { name: 'Delete Hall' }).click();
  await expect(guide.getByText('None yet.')).toBeVisible();
  await openPage(student, `/join/${code}`);
  await expect(student.getByText(/This hall has been deleted/)).toBeVisible();
  await home.reload();
  await expect(home.getByText('Quest Completed: Quick Quest')).toBeVisible();
});

async function openVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  return context.newPage();
}
