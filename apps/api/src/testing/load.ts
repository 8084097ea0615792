import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SubmitAssessmentOutput } from '@guildpath/contract';
import { answerQuickQuest } from './submit-as-guest.ts';

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
  /** How many submissions were answered with 200 at the second try, at `retryAt`. */
  readonly mended: () => number;
  /** The longest time that any answer took. */
  readonly slowestMs: () => number;
  readonly stop: () => Promise<void>;
}

let submissions = 0;

/**
 * So many guests at a time hand in one Quick Quest after another, each with an email and an idempotency key of its own. What
 * fails is sent once more to `retryAt`, where that is given.
 */
export async function startLoad(
  url: URL,
  clients: number,
  { retryAt }: { readonly retryAt?: URL } = {},
): Promise<Load> {
  const responses = await answerQuickQuest(url);
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<number, number>();
  let slowestMs = 0;
  let isStopping = false;

  let mended = 0;

  async function submit(): Promise<void> {
    submissions += 1;
    const email = `guest-${submissions}@example.org`;
    const guest = { email, key: randomUUID() };
    const begun = performance.now();
    let { status, resultId } = await handIn(url, guest);
    if (status !== 200 && retryAt) {
      ({ status, resultId } = await handIn(retryAt, guest));
      if (status === 200) mended += 1;
    }
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    if (status === 200) {
      acknowledged.push({ resultId, email, at: Date.now() });
    } else {
      refused.set(status, (refused.get(status) ?? 0) + 1);
      await wait(status === 0 ? 100 : 50);
    }
  }

  async function handIn(
    site: URL,
    { email, key }: { readonly email: string; readonly key: string },
  ) {
    try {
      const answer = await fetch(new URL('/api/assessment/submit', site), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ responses, assessmentType: 'quick', guestEmail: email }),
        signal: AbortSignal.timeout(60_000),
      });
      const body = (await answer.json()) as SubmitAssessmentOutput;
      return { status: answer.status, resultId: body.assessmentResultId };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') throw error;
      return { status: 0, resultId: '' };
    }
  }

  const running = Array.from({ length: clients }, async () => {
    while (!isStopping) await submit();
  });
  return {
    acknowledged,
    refused,
    mended: () => mended,
    slowestMs: () => slowestMs,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}
