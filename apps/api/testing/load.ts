import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SubmitAssessmentOutput } from '@guildpath/contract';
import { answerQuickQuest } from './submit-as-guest.ts';

export interface Acknowledged {
  readonly resultId: string;
  readonly email: string;
  readonly at: number;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** Counts failed submissions by status; 0 is a failed connection. */
  readonly refused: ReadonlyMap<number, number>;
  /** Counts submissions that succeeded at `retryAt`. */
  readonly retried: () => number;
  readonly slowestMs: () => number;
  readonly stop: () => Promise<void>;
}

let submissions = 0;

/**
 * Has `clients` guests at a time submit one Quick Quest after another, each with an email and an
 * idempotency key of its own. A failed submission is sent once more to `retryAt`, if given.
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
  let retried = 0;

  async function submit(): Promise<void> {
    submissions += 1;
    const email = `guest-${submissions}@example.org`;
    const guest = { email, key: randomUUID() };
    const startedAt = performance.now();
    let { status, resultId } = await post(url, guest);
    if (status !== 200 && retryAt) {
      ({ status, resultId } = await post(retryAt, guest));
      if (status === 200) retried += 1;
    }
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    if (status === 200) {
      acknowledged.push({ resultId, email, at: Date.now() });
    } else {
      refused.set(status, (refused.get(status) ?? 0) + 1);
      await wait(status === 0 ? 100 : 50);
    }
  }

  async function post(site: URL, { email, key }: { readonly email: string; readonly key: string }) {
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
    retried: () => retried,
    slowestMs: () => slowestMs,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}
