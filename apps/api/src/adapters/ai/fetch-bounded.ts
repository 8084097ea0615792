import { NarratorFailure } from './narrator-failure.ts';
import { toJsonAnswer } from './to-json-answer.ts';

/** Bounds for the endpoint's Retry-After. */
const minRetryAfterMs = 1_000;
const maxRetryAfterMs = 3_600_000;
/** Many times the longest texts with a model's reasoning. */
const maxAnswerBytes = 1_000_000;

const tooLong = `The AI endpoint answered more than ${maxAnswerBytes / 1e6} MB.`;

/** Calls the endpoint and reads its answer. One that is too long fails. */
export async function fetchBounded(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetchUnlessBusy(url, init);
  if (!response.body) return response;
  let bytesLeft = maxAnswerBytes;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) throw new NarratorFailure('failed', tooLong);
      controller.enqueue(chunk);
    },
  });
  // The signal also ends an answer that arrives too slowly.
  const { signal } = init;
  const body = response.body.pipeThrough(limit, signal ? { signal } : {});
  return toJsonAnswer(response, await new Response(body).text());
}

// The SDK would wait for Retry-After here, a minute at most; the outbox waits longer and blocks no other job.
async function fetchUnlessBusy(url: string, init: RequestInit) {
  // The prompt goes to no other host.
  const response = await fetch(url, { ...init, redirect: 'error' });
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter === null || (response.status !== 429 && response.status !== 503)) return response;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000;
  if (Number.isNaN(ms)) return response;
  await response.body?.cancel();
  const retryAfterMs = Math.min(Math.max(ms, minRetryAfterMs), maxRetryAfterMs);
  throw new NarratorFailure('busy', `The AI endpoint answered ${response.status}.`, retryAfterMs);
}
