import { type APIRequestContext, expect, type Page } from 'playwright/test';

/** People who use the API as an outside client does, for journeys that begin after that. */

export interface Member {
  readonly firstName: string;
  readonly email: string;
}

export const memberPassword = 'a long journey';

/** Signs up, and is signed in from then on. */
export async function openAccount(request: APIRequestContext, member: Member): Promise<void> {
  await post(request, '/api/auth/signup', { ...member, password: memberPassword });
}

/** Hands in a Quick Quest, as a guest when there is an email. The answer is the id of the result. */
export async function handInQuest(request: APIRequestContext, guestEmail?: string) {
  const questions = await request.get('/api/assessment/questions/quick');
  const responses = ((await questions.json()) as { id: string; type: string }[]).map(
    ({ id, type }, index) => ({
      questionId: id,
      questionType: type,
      selectedOption: 'abcd'.charAt((index * 7 + 2) % 4),
    }),
  );
  const submission = { assessmentType: 'quick', responses, guestEmail };
  const { assessmentResultId } = await post(request, '/api/assessment/submit', submission);
  return String(assessmentResultId);
}

/** For journeys that begin with results: signs up and hands in a Quick Quest. */
export async function openResultsOfNewMember(page: Page, member: Member): Promise<void> {
  await openAccount(page.request, member);
  const assessmentResultId = await handInQuest(page.request);
  await page.goto(`/results/${assessmentResultId}`);
  await expect(page.getByText('Quest Completed: Quick Quest')).toBeVisible();
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
