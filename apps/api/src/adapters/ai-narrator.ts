import type { LanguageModelUsage } from 'ai';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { z } from 'zod';

/** Unchecked texts about a result. Paragraphs have placeholders in place of names and figures. */
export interface NarrativeDraft {
  readonly personalityInsight: readonly string[];
  readonly careers: readonly { readonly careerId: string; readonly analysis: readonly string[] }[];
}

interface NarrativeRequest {
  readonly instructions: string;
  /** Sent as JSON. */
  readonly facts: object;
  /** Each of these careers gets an analysis, and no other. */
  readonly careerIds: readonly string[];
}

/** Reported by the endpoint; 0 if it reports nothing. */
export interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

const noTokens: Tokens = { inputTokens: 0, outputTokens: 0 };

interface Narrated extends Tokens {
  readonly draft: NarrativeDraft;
}

export interface Narrator {
  /** Throws a `NarratorFailure` without a valid answer in time, and when `stopping` is aborted. */
  readonly narrate: (request: NarrativeRequest, stopping: AbortSignal) => Promise<Narrated>;
}

type FailureKind =
  /** The endpoint asked for a retry later. */
  | 'busy'
  /** The endpoint was not called, because too many calls in a row have failed. */
  | 'breaker-open'
  /** The endpoint did not answer, or answered with an error. */
  | 'failed'
  /** The answer did not match the schema. */
  | 'refused';

/** No draft was written. Message and cause contain nothing of prompt or answer. */
export class NarratorFailure extends Error {
  override readonly name = 'NarratorFailure';

  readonly kind: FailureKind;
  /** 0 except for `busy` and `breaker-open`. */
  readonly retryAfterMs: number;
  /** Spent nevertheless. */
  readonly tokens: Tokens;

  constructor(
    kind: FailureKind,
    message: string,
    { retryAfterMs = 0, tokens = noTokens }: { retryAfterMs?: number; tokens?: Tokens } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.tokens = tokens;
  }
}

interface AiSettings {
  /** URL of an OpenAI-compatible API, without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Limits one draft with all its retries. Default: 100 seconds. */
  readonly timeLimitMs?: number;
}

/** The longest texts, about fifteen careers, have some 4,000 tokens. */
const defaultTimeLimitMs = 100_000;
/** The SDK retries errors of the connection or the server, with exponential backoff. */
const maxRetries = 2;
const failuresUntilBreak = 5;
const breakMs = 60_000;
/** Bounds for the endpoint's Retry-After. */
const minRetryAfterMs = 1_000;
export const maxRetryAfterMs = 3_600_000;
/** Many times the longest texts, including a model's reasoning. */
const maxAnswerBytes = 1_000_000;

/** Calls a chat-completions endpoint. Loads the SDK on demand, because most sites have no such endpoint. */
export async function createAiNarrator(settings: AiSettings): Promise<Narrator> {
  const { generateText, Output } = await import('ai');
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const toFailure = await createToFailure();
  const { timeLimitMs = defaultTimeLimitMs } = settings;
  const model = createOpenAICompatible({
    name: 'narrator',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    // Without it the endpoint is only asked for `json_object` and never sees the schema.
    supportsStructuredOutputs: true,
    fetch: fetchBounded,
  })(settings.model);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof NarratorFailure && error.kind !== 'refused'),
    { halfOpenAfter: breakMs, breaker: new ConsecutiveBreaker(failuresUntilBreak) },
  );

  async function generate(request: NarrativeRequest, stopping: AbortSignal): Promise<Narrated> {
    // AbortSignal.any([AbortSignal.timeout(…)]) loses its timeout to garbage collection in Node.js 20.
    const ending = new AbortController();
    const timeout = new DOMException('The time limit has passed.', 'TimeoutError');
    const timer = setTimeout(() => ending.abort(timeout), timeLimitMs);
    const stop = () => ending.abort(stopping.reason);
    if (stopping.aborted) stop();
    stopping.addEventListener('abort', stop);
    try {
      const { output, usage } = await generateText({
        model,
        maxRetries,
        abortSignal: ending.signal,
        output: Output.object({ schema: toSchema(request.careerIds) }),
        system: request.instructions,
        prompt: JSON.stringify(request.facts),
      });
      return { draft: output, ...toTokens(usage) };
    } catch (error) {
      throw toFailure(error);
    } finally {
      clearTimeout(timer);
      stopping.removeEventListener('abort', stop);
    }
  }

  return {
    narrate: async (request, stopping) => {
      try {
        return await breaker.execute(() => generate(request, stopping));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new NarratorFailure(
          'breaker-open',
          'Too many calls to the AI endpoint failed in a row.',
          {
            retryAfterMs: breakMs,
          },
        );
      }
    },
  };
}

function toSchema(careerIds: readonly string[]) {
  return z.object({
    personalityInsight: z.array(z.string()),
    careers: z.array(z.object({ careerId: z.enum(careerIds), analysis: z.array(z.string()) })),
  });
}

const tooLong = `The AI endpoint answered more than ${maxAnswerBytes / 1e6} MB.`;

async function fetchBounded(input: string | URL | Request, init?: RequestInit) {
  const response = await fetchUnlessBusy(input, init);
  if (!response.body) return response;
  let bytesLeft = maxAnswerBytes;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) throw new NarratorFailure('refused', tooLong);
      controller.enqueue(chunk);
    },
  });
  // The signal also ends an answer that arrives too slowly.
  const signal = init?.signal;
  return new Response(response.body.pipeThrough(limit, signal ? { signal } : {}), response);
}

// The SDK would wait for Retry-After here, a minute at most; the outbox waits longer and blocks no other job.
async function fetchUnlessBusy(input: string | URL | Request, init?: RequestInit) {
  const response = await fetch(input, init);
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter === null || (response.status !== 429 && response.status !== 503)) return response;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000;
  if (Number.isNaN(ms)) return response;
  await response.body?.cancel();
  throw new NarratorFailure('busy', `The AI endpoint answered ${response.status}.`, {
    retryAfterMs: Math.min(Math.max(ms, minRetryAfterMs), maxRetryAfterMs),
  });
}

const wrongShape = 'The answer of the AI endpoint did not match the schema.';

async function createToFailure() {
  // The SDK's errors contain prompt and answer, so they must not leave this file.
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } = await import(
    'ai'
  );
  return (thrown: unknown): NarratorFailure => {
    const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
    if (error instanceof NarratorFailure) return error;
    if (error instanceof Error && error.cause instanceof NarratorFailure) return error.cause;
    if (NoObjectGeneratedError.isInstance(error)) {
      const tokens = error.usage && toTokens(error.usage);
      return new NarratorFailure('refused', wrongShape, tokens ? { tokens } : {});
    }
    if (NoOutputGeneratedError.isInstance(error)) return new NarratorFailure('refused', wrongShape);
    if (APICallError.isInstance(error)) {
      const { statusCode } = error;
      if (statusCode !== undefined && statusCode < 300) {
        return new NarratorFailure('refused', wrongShape);
      }
      return new NarratorFailure(
        'failed',
        statusCode
          ? `The AI endpoint answered ${statusCode}.`
          : 'The AI endpoint cannot be reached.',
      );
    }
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return new NarratorFailure(
      'failed',
      isLate
        ? 'The AI endpoint did not answer in time.'
        : `The call to the AI endpoint failed with ${error instanceof Error ? error.name : typeof error}.`,
    );
  };
}

function toTokens({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): Tokens {
  return { inputTokens, outputTokens };
}
