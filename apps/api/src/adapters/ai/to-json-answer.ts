import { asObject, parse, toLine, toWords } from './endpoint-words.ts';
import { NarratorFailure } from './narrator-failure.ts';

interface Chunk {
  readonly error?: unknown;
  readonly usage?: unknown;
  readonly choices?: readonly {
    readonly delta?: Readonly<Record<string, unknown>>;
    readonly finish_reason?: unknown;
  }[];
}

/**
 * Gives an answer the form that the SDK reads: joins the events of a stream. Throws a `NarratorFailure` with
 * the endpoint's words for an error in a 200, and for a refusal of the model.
 */
export function toJsonAnswer(response: Response, text: string): Response {
  if (!response.ok) return new Response(text, response);
  const isStream = /^(?:data|event|id|retry)?:/.test(text.trimStart());
  const body = isStream ? joinEvents(text) : text;
  const { error, choices } = asObject(parse(body));
  if (error || !Array.isArray(choices) || choices.length === 0) {
    const words = toWords(body) || 'no message';
    throw new NarratorFailure('failed', `The AI endpoint answered with an error: ${words}`);
  }
  const { refusal } = asObject(asObject(choices[0]).message);
  if (refusal && typeof refusal === 'string') {
    throw new NarratorFailure('declined', `The model refuses: ${toLine(refusal)}`);
  }
  return new Response(body, response);
}

function joinEvents(text: string): string {
  const chunks: Chunk[] = text
    .split(/\r\n?|\n/)
    .map((line) => asObject(parse(line.replace(/^data:/, ''))));
  const choices = chunks.flatMap((chunk) => chunk.choices?.[0] ?? []);
  const join = (name: string) => choices.map(({ delta }) => delta?.[name] ?? '').join('');
  const names = ['content', 'reasoning_content', 'reasoning', 'refusal'];
  return JSON.stringify({
    error: chunks.find(({ error }) => error)?.error,
    usage: chunks.findLast(({ usage }) => usage)?.usage,
    choices: choices.slice(-1).map(({ finish_reason }) => ({
      message: Object.fromEntries(names.map((name) => [name, join(name)])),
      finish_reason,
    })),
  });
}
