import { setTimeout as wait } from 'node:timers/promises';
import type { SubmitAssessmentOutput } from '@guildpath/contract';

/** A submission that was answered with 200. */
export interface Acknowledged {
  readonly resultId: string;
  readonly email: string;
  readonly at: number;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** How often each other status came; 0 for a connection that failed. */
  readonly refused: ReadonlyMap<number, number>;
  /** The longest time that any answer took. */
  readonly slowestMs: () => number;
  readonly stop: () => Promise<void>;
}

let submissions = 0;

/** So many guests at a time hand in one Quick Quest after another, each with an email of its own. */
export async function startLoad(url: URL, clients: number): Promise<Load> {
  const asked = await fetch(new URL('/api/assessment/questions/quick', url));
  const questions = (await asked.json()) as { id: string; type: string }[];
  const responses = questions.map(({ id, type }) => ({
    questionId: id,
    questionType: type,
    selectedOption: 'a',
  }));
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<number, number>();
  let slowestMs = 0;
  let isStopping = false;

  async function submit(): Promise<void> {
    submissions += 1;
    const email = `guest-${submissions}@example.org`;
    const begun = performance.now();
    const answer = await fetch(new URL('/api/assessment/submit', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ responses, assessmentType: 'quick', guestEmail: email }),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await answer.json()) as SubmitAssessmentOutput;
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    if (answer.status === 200) {
      acknowledged.push({ resultId: body.assessmentResultId, email, at: Date.now() });
    } else {
      refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      await wait(50);
    }
  }

  const running = Array.from({ length: clients }, async () => {
    while (!isStopping) {
      await submit().catch(async (error: unknown) => {
        if (error instanceof Error && error.name === 'TimeoutError') throw error;
        refused.set(0, (refused.get(0) ?? 0) + 1);
        await wait(100);
      });
    }
  });
  return {
    acknowledged,
    refused,
    slowestMs: () => slowestMs,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}
