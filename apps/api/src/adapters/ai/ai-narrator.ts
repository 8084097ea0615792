import { z } from 'zod';
import { callEndpoint, type Endpoint, type EndpointAnswer } from './call-endpoint.ts';
import { NarratorFailure } from './narrator-failure.ts';
import { findAnswer, readCompletion } from './read-completion.ts';

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

export interface AiSettings extends Endpoint {
  readonly model: string;
  /** Limits a conversation with all its calls. Default: 150 seconds. */
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
const failuresUntilBreak = 5;
const breakMs = 60_000;

/** Endpoints differ in these options. */
interface Dialect {
  readonly format: AnswerFormat;
  readonly limitName: 'max_tokens' | 'max_completion_tokens';
}

interface Call {
  readonly prompt: Prompt;
  readonly signal: AbortSignal;
  readonly spent: Conversation['spent'];
}

/** Calls a chat-completions endpoint. */
export function createAiNarrator(settings: AiSettings): Narrator {
  const { apiKey, model, timeLimitMs = defaultTimeLimitMs } = settings;
  let failuresInARow = 0;
  let brokenUntil = 0;
  let dialect: Dialect = { format: 'json_schema', limitName: 'max_tokens' };

  /** Retries with other options when the endpoint refuses the first. */
  async function adapt(call: Call, spoken = dialect): ReturnType<Ask> {
    const { prompt, signal, spent } = call;
    settings.onCall?.(spoken.format);
    const body = { model, ...toOptions(prompt, spoken) };
    const answer = await callEndpoint(settings, body, signal);
    const other = otherDialect(spoken, answer);
    if (other) return adapt(call, other);
    const completion = readCompletion(answer);
    spent.inputTokens += completion.usage.prompt_tokens;
    spent.outputTokens += completion.usage.completion_tokens;
    if (dialect.format === 'json_schema' && spoken.format === 'json_object') {
      settings.onSchemaRefused?.();
    }
    dialect = spoken;
    return findAnswer(completion, Object.keys(prompt.schema.shape));
  }

  /** Begins another break after a single failure. */
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
      if (!(error instanceof NarratorFailure)) throw error;
      const { kind, message, retryAfterMs } = error;
      // A busy endpoint is up.
      if (kind === 'failed') failuresInARow += 1;
      if (failuresInARow >= failuresUntilBreak) brokenUntil = Date.now() + breakMs;
      // Endpoints repeat the key.
      const reason = apiKey ? message.replaceAll(apiKey, '…') : message;
      throw new NarratorFailure(kind, reason, retryAfterMs);
    }
  }

  return {
    open: (stopping) => {
      const { signal, close } = startDeadline(timeLimitMs, stopping);
      const spent = { inputTokens: 0, outputTokens: 0 };
      return { spent, close, ask: (prompt) => askUnlessBroken({ prompt, signal, spent }) };
    },
  };
}

// AbortSignal.any([AbortSignal.timeout(…)]) loses its timeout to garbage collection in Node.js 20.
function startDeadline(ms: number, stopping: AbortSignal) {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const timer = setTimeout(end, ms);
  if (stopping.aborted) end();
  stopping.addEventListener('abort', end, { signal });
  const close = () => {
    clearTimeout(timer);
    end();
  };
  return { signal, close };
}

function toOptions({ instructions, facts, schema }: Prompt, { format, limitName }: Dialect) {
  const jsonSchema = z.toJSONSchema(schema);
  const isSchema = format === 'json_schema';
  const system = isSchema
    ? instructions
    : `${instructions}\nAnswer with JSON that matches this schema: ${JSON.stringify(jsonSchema)}`;
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: JSON.stringify(facts) },
    ],
    [limitName]: maxOutputTokens,
    response_format: isSchema
      ? { type: format, json_schema: { name: 'response', strict: true, schema: jsonSchema } }
      : { type: format },
  };
}

/** Returns undefined when the answer is no refusal, or there is nothing left to try. */
function otherDialect(
  { format, limitName }: Dialect,
  { status, text }: EndpointAnswer,
): Dialect | undefined {
  if (status !== 400 && status !== 422) return undefined;
  if (limitName === 'max_tokens' && text.includes('max_completion_tokens')) {
    return { format, limitName: 'max_completion_tokens' };
  }
  return format === 'json_schema' ? { format: 'json_object', limitName } : undefined;
}
