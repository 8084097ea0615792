import {
  type Hall,
  type JoinOutput,
  type OpenPlaceOutput,
  type SubmitAssessmentOutput,
  toHallDay,
} from '@guildpath/contract';
import { expect } from 'vitest';
import { quickResponses } from './responses.ts';
import type { TestBrowser, TestSite } from './test-site.ts';
import { ada, receiveToken } from './visitors.ts';

/** Opens an account whose address is proven. */
export async function signUpGuide(site: TestSite, email = ada.email): Promise<TestBrowser> {
  const guide = site.browse();
  await guide.post('/api/auth/signup', { ...ada, email });
  await guide.post('/api/auth/email-link', { token: await receiveToken(site, email) });
  return guide;
}

export function aHall(site: TestSite, changes: object = {}) {
  const { now } = site.context;
  const days = { joinUntil: toHallDay(now(), 5), deleteOn: toHallDay(now(), 90) };
  return { name: 'Grade 9, room 12', assessmentType: 'quick', ...days, ...changes };
}

export async function openHall(site: TestSite, guide: TestBrowser, changes = {}): Promise<Hall> {
  const { status, body } = await guide.post('/api/halls', aHall(site, changes));
  expect(status).toBe(200);
  return body as Hall;
}

export interface Student extends OpenPlaceOutput {
  readonly browser: TestBrowser;
}

/** Joins under the first drawn name, in a browser of its own. */
export async function join(site: TestSite, { joinCode }: Hall): Promise<Student> {
  const browser = site.browse();
  const { body } = await browser.get(`/api/join/${joinCode}`);
  const [name] = (body as JoinOutput).names;
  const joined = await browser.post(`/api/join/${joinCode}`, { name });
  expect(joined.status).toBe(200);
  return { ...(joined.body as OpenPlaceOutput), browser };
}

/** Finishes the quest and returns the id of the result. */
export async function play(site: TestSite, { browser }: Pick<Student, 'browser'>): Promise<string> {
  const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
  const { status, body } = await browser.post('/api/assessment/submit', submission);
  expect({ status, body }).toMatchObject({ status: 200, body: { requiresLogin: false } });
  return (body as SubmitAssessmentOutput).assessmentResultId;
}
