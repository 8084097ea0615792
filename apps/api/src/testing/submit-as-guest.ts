import type { Response as Answer } from '@guildpath/contract';
import { expect } from 'vitest';

/** The first option of every scene of a Quick Quest, as the site at `url` asks it. */
export async function answerQuickQuest(url: URL): Promise<readonly Answer[]> {
  const asked = await fetch(new URL('/api/assessment/questions/quick', url));
  const questions = (await asked.json()) as { id: string; type: Answer['questionType'] }[];
  return questions.map(({ id, type }) => ({
    questionId: id,
    questionType: type,
    selectedOption: 'a',
  }));
}

/** Hands in a Quick Quest, which puts a mail into the outbox. */
export async function submitAsGuest({ url }: { readonly url: URL }): Promise<void> {
  const responses = await answerQuickQuest(url);
  const answer = await fetch(new URL('/api/assessment/submit', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ responses, assessmentType: 'quick', guestEmail: 'ada@example.org' }),
  });
  expect(answer.status).toBe(200);
}
