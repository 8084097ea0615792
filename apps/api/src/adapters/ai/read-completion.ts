import { z } from 'zod';
import type { EndpointAnswer } from './call-endpoint.ts';
import { asObject, findObject, parse, toLine, toWords } from './endpoint-words.ts';
import { NarratorFailure } from './narrator-failure.ts';

const words = z.string().catch('');
const tokens = z.number().catch(0);
const joined = z
  .array(z.object({ text: words }))
  .transform((parts) => parts.map(({ text }) => text).join(''));

const message = z.object({
  content: z.union([z.string(), joined]).catch(''),
  reasoning_content: words,
  reasoning: words,
  refusal: words,
});
const completion = z.object({
  error: z.unknown().optional(),
  choices: z.tuple([z.object({ message, finish_reason: words })], z.unknown()),
  usage: z
    .object({ prompt_tokens: tokens, completion_tokens: tokens })
    .catch({ prompt_tokens: 0, completion_tokens: 0 }),
});

export type Completion = z.infer<typeof completion>;

/** Reads a completion, or the events of one. Throws a `NarratorFailure` with the words of an error. */
export function readCompletion({ status, text }: EndpointAnswer): Completion {
  const isStream = /^(?:data|event|id|retry)?:/.test(text.trimStart());
  const body = isStream ? joinEvents(text) : parse(text);
  const { data } = completion.safeParse(body);
  if (status < 300 && data && !data.error) return data;
  const said = toWords(body, text) || 'no message';
  throw new NarratorFailure('failed', `The AI endpoint answered ${status}: ${said}`);
}

/**
 * Finds the JSON object with one of these keys in a completion, or returns an empty one. Throws a
 * `NarratorFailure` for a refusal.
 */
export function findAnswer(
  { choices: [{ message, finish_reason }] }: Completion,
  keys: readonly string[],
) {
  if (message.refusal) {
    throw new NarratorFailure('declined', `The model refuses: ${toLine(message.refusal)}`);
  }
  if (finish_reason === 'content_filter') {
    throw new NarratorFailure('declined', 'A filter of the AI endpoint stopped the answer.');
  }
  if (finish_reason === 'length') return {};
  // Some endpoints take an answer without thoughts for thoughts.
  const { content, reasoning_content, reasoning } = message;
  return findObject(content, keys) ?? findObject(reasoning_content || reasoning, keys) ?? {};
}

function joinEvents(text: string) {
  const chunks = text.split(/\r\n?|\n/).map((line) => asObject(parse(line.replace(/^data:/, ''))));
  const choices = chunks.flatMap((chunk) =>
    Array.isArray(chunk.choices) ? chunk.choices.slice(0, 1).map(asObject) : [],
  );
  const join = (name: string) => choices.map(({ delta }) => asObject(delta)[name] ?? '').join('');
  const names = ['content', 'reasoning_content', 'reasoning', 'refusal'];
  const message = Object.fromEntries(names.map((name) => [name, join(name)]));
  return {
    error: chunks.find(({ error }) => error)?.error,
    usage: chunks.findLast(({ usage }) => usage)?.usage,
    choices: choices.slice(-1).map(({ finish_reason }) => ({ message, finish_reason })),
  };
}
