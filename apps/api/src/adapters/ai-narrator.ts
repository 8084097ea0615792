import type { LanguageModelUsage } from 'ai';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { z } from 'zod';

/** Texts about a result, before they have been checked: paragraphs with placeholders where names and figures belong. */
export interface NarrativeDraft {
  readonly personalityInsight: readonly string[];
  readonly careers: readonly { readonly careerId: string; readonly analysis: readonly string[] }[];
}

interface NarrativeOrder {
  /** What to do, and within which limits. */
  readonly instructions: string;
  /** What to write about; sent as JSON. */
  readonly facts: object;
  /** Of every career that needs an analysis. */
  readonly careerIds: readonly string[];
}

/** What an answer cost, as far as the endpoint says. */
export interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

const noTokens: Tokens = { inputTokens: 0, outputTokens: 0 };

export interface Narrated extends Tokens {
  readonly draft: NarrativeDraft;
}

/** Writes about a result from facts alone. */
export interface Narrator {
  /** Throws a `NarratorFailure` when no answer of the agreed shape comes in time, and when `stopping` is aborted. */
  readonly narrate: (order: NarrativeOrder, stopping: AbortSignal) => Promise<Narrated>;
}

type FailureKind =
  /** The endpoint said when to come back. */
  | 'busy'
  /** It was not asked, because the last calls all failed. */
  | 'breaker-open'
  /** It did not answer, or refused to. */
  | 'failed'
  /** It answered something else than what was agreed. */
  | 'refused';

/** Why there is no draft. Its message and cause hold nothing of what was asked or answered. */
export class NarratorFailure extends Error {
  override readonly name = 'NarratorFailure';

  readonly kind: FailureKind;
  /** For `busy` and `breaker-open`. */
  readonly retryAfterMs: number;
  /** Spent all the same, as far as the endpoint said. */
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
  /** An OpenAI-compatible API, up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** For one draft with all its retries. Default: 100 seconds, less than a job's lease. */
  readonly timeLimitMs?: number;
}

/** The longest texts, of fifteen careers, are some 4,000 tokens. */
const defaultTimeLimitMs = 100_000;
/** After an error of the connection or the server, with the SDK's growing wait between. */
const maxRetries = 2;
/** After so many failures in a row the endpoint is left alone for a while. */
const failuresInARow = 5;
const breakMs = 60_000;
/** What an endpoint may ask for with Retry-After. */
const minWaitMs = 1_000;
/** The longest wait that a busy endpoint may ask for. */
export const longestRetryAfterMs = 3_600_000;
/** Many times the longest texts, with what a model thinks aloud. */
const maxAnswerBytes = 1_000_000;

/** Asks a chat-completions endpoint. The SDK is loaded here, because most sites have no such endpoint. */
export async function createAiNarrator(settings: AiSettings): Promise<Narrator> {
  const { generateText, Output } = await import('ai');
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const toFailure = await createToFailure();
  const { timeLimitMs = defaultTimeLimitMs } = settings;
  const model = createOpenAICompatible({
    name: 'narrator',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    // Without it only `json_object` is asked for, and the schema stays here.
    supportsStructuredOutputs: true,
    fetch: fetchBounded,
  })(settings.model);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof NarratorFailure && error.kind !== 'refused'),
    { halfOpenAfter: breakMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  );

  async function ask(order: NarrativeOrder, stopping: AbortSignal): Promise<Narrated> {
    // Node.js 20 loses the timeout of AbortSignal.any([AbortSignal.timeout(…)]) in a garbage collection.
    const ending = new AbortController();
    const late = new DOMException('The time limit has passed.', 'TimeoutError');
    const timer = setTimeout(() => ending.abort(late), timeLimitMs);
    const stop = () => ending.abort(stopping.reason);
    if (stopping.aborted) stop();
    stopping.addEventListener('abort', stop);
    try {
      const { output, usage } = await generateText({
        model,
        maxRetries,
        abortSignal: ending.signal,
        output: Output.object({ schema: toSchema(order.careerIds) }),
        system: order.instructions,
        prompt: JSON.stringify(order.facts),
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
    narrate: async (order, stopping) => {
      try {
        return await breaker.execute(() => ask(order, stopping));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new NarratorFailure('breaker-open', 'The last calls of the AI endpoint all failed.', {
          retryAfterMs: breakMs,
        });
      }
    },
  };
}

/** Structure is agreed on before anything is written: these careers, and no other. */
function toSchema(careerIds: readonly string[]) {
  return z.object({
    personalityInsight: z.array(z.string()),
    careers: z.array(z.object({ careerId: z.enum(careerIds), analysis: z.array(z.string()) })),
  });
}

const tooLong = `The AI endpoint answered more than ${maxAnswerBytes / 1e6} MB.`;

/** An answer that ends when the signal does, however slowly it comes, and holds no more than any draft needs. */
async function fetchBounded(input: string | URL | Request, init?: RequestInit) {
  const response = await fetchUnlessBusy(input, init);
  if (!response.body) return response;
  let left = maxAnswerBytes;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.length;
      if (left < 0) throw new NarratorFailure('refused', tooLong);
      controller.enqueue(chunk);
    },
  });
  const signal = init?.signal;
  return new Response(response.body.pipeThrough(limit, signal ? { signal } : {}), response);
}

/**
 * An endpoint that says when to come back is taken at its word: the SDK would wait here for at most a minute, and a job
 * that waits in the outbox takes nobody's place.
 */
async function fetchUnlessBusy(input: string | URL | Request, init?: RequestInit) {
  const response = await fetch(input, init);
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter === null || (response.status !== 429 && response.status !== 503)) return response;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000;
  if (Number.isNaN(ms)) return response;
  await response.body?.cancel();
  throw new NarratorFailure('busy', `The AI endpoint answered ${response.status}.`, {
    retryAfterMs: Math.min(Math.max(ms, minWaitMs), longestRetryAfterMs),
  });
}

const wrongShape = 'The AI endpoint answered something other than the agreed JSON.';

/** The SDK's errors carry prompt and answer, so none of them leaves this file. */
async function createToFailure() {
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
        statusCode ? `The AI endpoint answered ${statusCode}.` : 'The AI endpoint is out of reach.',
      );
    }
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return new NarratorFailure(
      'failed',
      isLate
        ? 'The AI endpoint did not answer in time.'
        : `Asking the AI endpoint ended in ${error instanceof Error ? error.name : typeof error}.`,
    );
  };
}

function toTokens({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): Tokens {
  return { inputTokens, outputTokens };
}
