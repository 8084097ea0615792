import type { SubmitAssessmentOutput } from '@guildpath/contract';
import { quickResponses } from './responses.ts';
import { type TestBrowser, type TestSite, tokenIn } from './test-site.ts';

export const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };

export async function signUp(site: TestSite, account: typeof ada = ada): Promise<TestBrowser> {
  const browser = site.browse();
  await browser.post('/api/auth/signup', account);
  return browser;
}

/** Submits a Quick Quest and returns the id of the result. */
export async function submitQuickQuest(
  site: TestSite,
  browser: TestBrowser,
  guestEmail?: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
  const url = '/api/assessment/submit';
  const { body } = await browser.post(url, { ...submission, guestEmail }, headers);
  return (body as SubmitAssessmentOutput).assessmentResultId;
}

/** Delivers all mail and returns the token of the latest sign-in link, to this address if one is given. */
export async function receiveToken(site: TestSite, email?: string): Promise<string> {
  await site.deliverMail();
  const mail = site.mails.findLast(
    ({ to, text }) => text.includes('?token=') && (email === undefined || to === email),
  );
  if (!mail) throw new Error('No link was mailed.');
  return tokenIn(mail);
}

/** Signs in with the latest link that was mailed to this address. */
export async function signInByLink(site: TestSite, email?: string): Promise<TestBrowser> {
  const browser = site.browse();
  await browser.post('/api/auth/email-link', { token: await receiveToken(site, email) });
  return browser;
}
