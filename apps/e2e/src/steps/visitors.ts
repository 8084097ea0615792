import type { Tier } from '@guildpath/contract';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import type { MeasuredPage } from '../budgets.ts';
import { answersTo } from './answers.ts';

export const administrator = { email: 'admin@example.com', password: 'a key to every door' };

/** Settings that create the administrator. */
export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

export const memberPassword = 'a long journey';

let addressCount = 0;

/** Returns an email address that is unique on this worker's site. */
export function newAddress(name: string): string {
  addressCount += 1;
  return `${name.toLowerCase()}.${addressCount}@example.com`;
}

/** Signs up, stays signed in and returns the email address. */
export async function openAccount(request: APIRequestContext, firstName: string): Promise<string> {
  const email = newAddress(firstName);
  await post(request, '/api/auth/signup', { firstName, email, password: memberPassword });
  return email;
}

export async function logInAsAdministrator(request: APIRequestContext): Promise<void> {
  const { email, password } = administrator;
  await post(request, '/api/auth/login', { identifier: email, password });
}

interface SubmittedQuest {
  /** Default: quick. */
  readonly tier?: Tier;
  /** Default: unknown. */
  readonly durationSeconds?: number;
}

/** Submits a quest and returns the result's id. With an email it is a guest's. */
export async function submitQuest(
  request: APIRequestContext,
  guestEmail?: string,
  { tier = 'quick', durationSeconds }: SubmittedQuest = {},
): Promise<string> {
  const responses = answersTo(tier);
  const submission = { assessmentType: tier, responses, guestEmail, durationSeconds };
  const { assessmentResultId } = await post(request, '/api/assessment/submit', submission);
  return String(assessmentResultId);
}

/** Signs in the visitor that the measured page needs and returns the page's path. */
export async function becomeVisitor(
  page: Page,
  { path, visitor }: Pick<MeasuredPage, 'path' | 'visitor'>,
): Promise<string> {
  if (visitor === 'admin') await logInAsAdministrator(page.request);
  if (visitor !== 'member') return path;
  await openAccount(page.request, 'Wilhelmina');
  return path.replace('{result}', await submitQuest(page.request));
}

async function post(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Record<string, unknown>> {
  const answer = await request.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}
