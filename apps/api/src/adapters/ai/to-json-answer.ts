import { asObject, parse, toLine, toWords } from './endpoint-words.ts';
import { NarratorFailure } from './narrator-failure.ts';

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
  const chunks = text.split(/\r\n?|\n/).map((line) => asObject(parse(line.replace(/^data:/, ''))));
  const choices = chunks.flatMap((chunk) =>
    Array.isArray(chunk.choices) ? chunk.choices.slice(0, 1).map(asObject) : [],
  );
  const join = (name: string) => choices.map(({ delta }) => asObject(delta)[name] ?? '').join('');
  const names = ['content', 'reasoning_content', 'reasoning', 'refusal'];
  const message = Object.fromEntries(names.map((name) => [name, join(name)]));
  return JSON.stringify({
    error: chunks.find(({ error }) => error)?.error,
    usage: chunks.findLast(({ usage }) => usage)?.usage,
    choices: choices.slice(-1).map(({ finish_reason }) => ({ message, finish_reason })),
  });
}
