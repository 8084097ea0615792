import { NarratorFailure } from './narrator-failure.ts';
import { toJsonAnswer } from './to-json-answer.ts';

/** Bounds for the endpoint's Retry-After. */
const minRetryAfterMs = 1_000;
const maxRetryAfterMs = 3_600_000;
/** Many times the longest texts with a model's reasoning. */
const maxAnswerBytes = 1_000_000;
const maxRedirects = 5;

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
  const response = await fetchWithinOrigin(url, init);
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter === null || (response.status !== 429 && response.status !== 503)) return response;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000;
  if (Number.isNaN(ms)) return response;
  await response.body?.cancel();
  const retryAfterMs = Math.min(Math.max(ms, minRetryAfterMs), maxRetryAfterMs);
  throw new NarratorFailure('busy', `The AI endpoint answered ${response.status}.`, retryAfterMs);
}

// The prompt goes to no host but the operator's.
async function fetchWithinOrigin(url: string, init: RequestInit, left = maxRedirects) {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null || response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const target = new URL(location, url);
  if (target.origin !== new URL(url).origin || left === 0) {
    throw new NarratorFailure(
      'failed',
      `The AI endpoint redirects to ${target.origin}: set AI_BASE_URL to an address that does not.`,
    );
  }
  return fetchWithinOrigin(target.href, init, left - 1);
}
