import type { Response as Answer } from '@guildpath/contract';
import { expect } from 'vitest';

/** Answers the Quick Quest of the site at `url`, with the first option everywhere. */
export async function answerQuickQuest(url: URL): Promise<readonly Answer[]> {
  const response = await fetch(new URL('/api/assessment/questions/quick', url));
  const questions = (await response.json()) as { id: string; type: Answer['questionType'] }[];
  return questions.map(({ id, type }) => ({
    questionId: id,
    questionType: type,
    selectedOption: 'a',
  }));
}

/** Submits a Quick Quest, which enqueues a mail. */
export async function submitAsGuest({ url }: { readonly url: URL }): Promise<void> {
  const responses = await answerQuickQuest(url);
  const answer = await fetch(new URL('/api/assessment/submit', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ responses, assessmentType: 'quick', guestEmail: 'ada@example.org' }),
  });
  expect(answer.status).toBe(200);
}
