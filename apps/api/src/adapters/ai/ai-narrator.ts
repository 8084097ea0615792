import type { LanguageModelUsage } from 'ai';
import { z } from 'zod';
import { findObject } from './endpoint-words.ts';
import { fetchBounded } from './fetch-bounded.ts';
import { createToFailure, NarratorFailure } from './narrator-failure.ts';

export interface Prompt {
  readonly instructions: string;
  /** Sent as JSON. */
  readonly facts: object;
  /** Describes the answer; every key is required. */
  readonly schema: z.ZodObject;
}

/**
 * Returns the answer, which may not match the schema, or an empty object if it is not a JSON object. Throws a
 * `NarratorFailure` when there is no answer in time, and when the process stops.
 */
export type Ask = (prompt: Prompt) => Promise<Readonly<Record<string, unknown>>>;

export interface Conversation {
  readonly ask: Ask;
  /** Tokens that the endpoint has reported so far. */
  readonly spent: { inputTokens: number; outputTokens: number };
  readonly close: () => void;
}

export interface Narrator {
  /** Opens a conversation. All its calls share one time limit. */
  readonly open: (stopping: AbortSignal) => Conversation;
}

/** The format of an answer, as `response_format` names it. */
export type AnswerFormat = 'json_schema' | 'json_object';

export interface AiSettings {
  /** URL of the chat completions of an OpenAI-compatible API. */
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Limits a conversation with all its calls and retries. Default: 150 seconds. */
  readonly timeLimitMs?: number;
  /** Called before each call. Default: nothing happens. */
  readonly onCall?: (format: AnswerFormat) => void;
  /** Called once the endpoint has refused JSON schemas and answered without. Default: nothing happens. */
  readonly onSchemaRefused?: () => void;
}

/** Below the limit of an outbox job (180 seconds). */
const defaultTimeLimitMs = 150_000;
/** Four times the longest text, which leaves room for a model's reasoning. */
const maxOutputTokens = 4_000;
/** The SDK retries errors of the connection or the server, with exponential backoff. */
const maxRetries = 2;
const failuresUntilBreak = 5;
const breakMs = 60_000;

/** Endpoints differ in these options. */
interface Dialect {
  readonly format: AnswerFormat;
  readonly limitName: 'max_tokens' | 'max_completion_tokens';
}

type Usage = Partial<Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>>;

interface Call extends Prompt {
  readonly signal: AbortSignal;
  readonly spend: (usage?: Usage) => void;
}

/** Calls a chat-completions endpoint. Loads the SDK on demand, because most sites have no such endpoint. */
export async function createAiNarrator(settings: AiSettings): Promise<Narrator> {
  const sdk = await import('ai');
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const toFailure = createToFailure(sdk, settings.apiKey);
  let failuresInARow = 0;
  let brokenUntil = 0;
  let dialect: Dialect = { format: 'json_schema', limitName: 'max_tokens' };

  function modelFor({ limitName }: Dialect) {
    return createOpenAICompatible({
      name: 'narrator',
      baseURL: settings.url,
      ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
      // Otherwise the SDK asks for `json_object` and does not send the schema.
      supportsStructuredOutputs: true,
      transformRequestBody: ({ max_tokens: _, ...body }) => ({
        ...body,
        [limitName]: maxOutputTokens,
      }),
      // The SDK would put a path of its own after the query of an address.
      fetch: (_, init) => fetchBounded(settings.url, init),
    })(settings.model);
  }

  async function generate({ instructions, facts, schema, signal, spend }: Call, spoken: Dialect) {
    const jsonSchema = z.toJSONSchema(schema);
    const isSchema = spoken.format === 'json_schema';
    settings.onCall?.(spoken.format);
    const { responseFormat } = isSchema
      ? sdk.Output.object({ schema: sdk.jsonSchema(jsonSchema) })
      : sdk.Output.json();
    const result = await sdk.generateText({
      model: modelFor(spoken),
      maxRetries,
      abortSignal: signal,
      // Read as text: the answer may stand anywhere, and one invalid section must not discard the others.
      output: { ...sdk.Output.text(), responseFormat },
      system: isSchema
        ? instructions
        : `${instructions}\nAnswer with JSON that matches this schema: ${JSON.stringify(jsonSchema)}`,
      prompt: JSON.stringify(facts),
    });
    const { finishReason, text, reasoningText = '' } = result;
    spend(result.usage);
    if (finishReason === 'content-filter') {
      throw new NarratorFailure('declined', 'A filter of the AI endpoint stopped the answer.');
    }
    if (finishReason === 'length') return {};
    const keys = Object.keys(schema.shape);
    // Some endpoints take an answer without thoughts for thoughts.
    return findObject(text, keys) ?? findObject(reasoningText, keys) ?? {};
  }

  /** Retries with other options when the endpoint refuses the first. */
  async function adapt(call: Call) {
    for (let spoken = dialect; ; ) {
      try {
        const answer = await generate(call, spoken);
        if (dialect.format === 'json_schema' && spoken.format === 'json_object') {
          settings.onSchemaRefused?.();
        }
        dialect = spoken;
        return answer;
      } catch (error) {
        const other = sdk.APICallError.isInstance(error) ? otherDialect(spoken, error) : undefined;
        if (!other) throw toFailure(error);
        spoken = other;
      }
    }
  }

  /** After the break, a single failure begins another one. */
  async function askUnlessBroken(call: Call) {
    if (Date.now() < brokenUntil) {
      const reason = 'Too many calls to the AI endpoint failed in a row.';
      throw new NarratorFailure('breaker-open', reason, breakMs);
    }
    try {
      const answer = await adapt(call);
      failuresInARow = 0;
      return answer;
    } catch (error) {
      // A busy endpoint is up.
      if (error instanceof NarratorFailure && error.kind === 'failed') failuresInARow += 1;
      if (failuresInARow >= failuresUntilBreak) brokenUntil = Date.now() + breakMs;
      throw error;
    }
  }

  return {
    open: (stopping) => {
      const { signal, close } = startDeadline(settings.timeLimitMs ?? defaultTimeLimitMs, stopping);
      const spent = { inputTokens: 0, outputTokens: 0 };
      const spend = ({ inputTokens = 0, outputTokens = 0 }: Usage = {}) => {
        spent.inputTokens += inputTokens;
        spent.outputTokens += outputTokens;
      };
      return { spent, close, ask: (prompt) => askUnlessBroken({ ...prompt, signal, spend }) };
    },
  };
}

// AbortSignal.any([AbortSignal.timeout(…)]) loses its timeout to garbage collection in Node.js 20.
function startDeadline(ms: number, stopping: AbortSignal) {
  const ending = new AbortController();
  const timeout = new DOMException('The time limit has passed.', 'TimeoutError');
  const timer = setTimeout(() => ending.abort(timeout), ms);
  const stop = () => ending.abort(stopping.reason);
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop);
  return {
    signal: ending.signal,
    close: () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', stop);
    },
  };
}

const refusals: readonly (number | undefined)[] = [400, 422];

/** Returns undefined when there is nothing left to try. */
function otherDialect(
  { format, limitName }: Dialect,
  { statusCode, responseBody = '' }: { statusCode?: number; responseBody?: string },
): Dialect | undefined {
  if (!refusals.includes(statusCode)) return undefined;
  if (limitName === 'max_tokens' && responseBody.includes('max_completion_tokens')) {
    return { format, limitName: 'max_completion_tokens' };
  }
  return format === 'json_schema' ? { format: 'json_object', limitName } : undefined;
}
