import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Describes one request to the endpoint. */
export interface SentPrompt {
  readonly format: 'json_schema' | 'json_object';
  readonly instructions: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** The names of the texts, by section. */
  readonly sections: readonly (readonly [id: string, texts: readonly string[]])[];
}

/** Texts by section and by name. */
export type Draft = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of the completion. */
  readonly content?: string;
  readonly finishReason?: 'stop' | 'length' | 'content_filter' | null;
  /** Further fields of the message. */
  readonly message?: object;
  /** Replaces the completion. */
  readonly body?: string;
  /** Default: 0. */
  readonly delayMs?: number;
}

/** Leaves the connection open without an answer. */
export const hang = 'hang';

export type Answerer = (prompt: SentPrompt, call: number) => Answer | typeof hang;

/** Opens a real chat-completions endpoint on loopback; a test can change its answers at any time. */
export async function openAiEndpoint(first: Answerer) {
  const bodies: string[] = [];
  const hanging: ServerResponse[] = [];
  let answer = first;
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    const given = answer(toPrompt(body), bodies.length);
    if (given === hang) return void hanging.push(response);
    const { status = 200, headers = {}, delayMs } = given;
    if (delayMs) await wait(delayMs);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(given.body ?? toCompletion(given));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/`,
    bodies,
    prompts: () => bodies.map(toPrompt),
    hanging,
    answerWith: (next: Answerer) => {
      answer = next;
    },
  };
}

interface Schema {
  readonly properties: Readonly<Record<string, { readonly properties?: object }>>;
}

interface Body {
  readonly messages: readonly { readonly content: string }[];
  readonly response_format:
    | { readonly type: 'json_schema'; readonly json_schema: { readonly schema: Schema } }
    | { readonly type: 'json_object' };
}

function toPrompt(body: string): SentPrompt {
  const { messages, response_format: format } = JSON.parse(body) as Body;
  const [instructions = '', facts = ''] = messages.map(({ content }) => content);
  const schema =
    format.type === 'json_schema'
      ? format.json_schema.schema
      : // The schema is the last line of the prompt.
        (JSON.parse(instructions.slice(instructions.lastIndexOf(': {') + 2)) as Schema);
  return {
    format: format.type,
    instructions,
    facts: JSON.parse(facts) as Record<string, unknown>,
    sections: Object.entries(schema.properties).map(
      ([id, { properties = {} }]) => [id, Object.keys(properties)] as const,
    ),
  };
}

/** Every answer reports this usage. */
export const usage = { prompt_tokens: 2_000, completion_tokens: 900, total_tokens: 2_900 };

function toCompletion({ content = '', finishReason = 'stop', message: more }: Answer): string {
  const message = { role: 'assistant', content, ...more };
  const choices = [{ index: 0, finish_reason: finishReason, message }];
  return JSON.stringify({ id: 'c1', object: 'chat.completion', created: 0, choices, usage });
}

/** Writes valid texts, after applying `change`. */
export function drafting(change: (draft: Draft, prompt: SentPrompt) => object = (draft) => draft) {
  return (prompt: SentPrompt): Answer => ({
    content: JSON.stringify(change(validDraft(prompt), prompt)),
  });
}

/** Sends a valid draft as an event stream, ten characters an event. */
export const streamed: Answerer = (prompt) => {
  const pieces = drafting()(prompt).content?.match(/.{1,10}/gsu) ?? [];
  const events = [
    ...pieces.map((content) => ({ choices: [{ delta: { content }, finish_reason: null }] })),
    { choices: [{ delta: {}, finish_reason: 'stop' }] },
    { choices: [], usage },
  ].map((event) => `data: ${JSON.stringify(event)}\n\n`);
  const headers = { 'content-type': 'text/event-stream' };
  return { headers, body: [': ping\n\n', ...events, 'data: [DONE]\n\n'].join('') };
};

/** Writes valid texts, in what `wrap` makes of their JSON. */
export const withContent =
  (wrap: (json: string) => string): Answerer =>
  (prompt) => ({ content: wrap(drafting()(prompt).content ?? '') });

/** Refuses JSON schemas as some local servers do. */
export function refusingSchemas(answer: Answerer = drafting()): Answerer {
  return (prompt, call) =>
    prompt.format === 'json_schema'
      ? { status: 400, body: '{"error":{"message":"This response_format type is unavailable."}}' }
      : answer(prompt, call);
}

/** Answers as a small model does that thinks aloud. */
export const inCodeFence: Answerer = (prompt) => ({
  content: `<think>{maybe}</think>\nSure! Here it is:\n\`\`\`json\n${drafting()(prompt).content}\n\`\`\`\n`,
});

function validDraft({ sections }: SentPrompt): Draft {
  return Object.fromEntries(
    sections.map(([id, names], i) => [
      id,
      Object.fromEntries(
        names.map((name) => [name, name === 'portrait' ? validPortrait : reason(name, i)]),
      ),
    ]),
  );
}

const places = 'garden kitchen workshop library forest'.split(' ');

const clauses = [
  'you look at each part until you see how it fits the next one',
  'you ask the question that others were too shy to ask',
  'you put things back where they belong before you go on',
  'you need a quiet corner and one hour without a bell',
];

const validPortrait = ['at school', 'at home', 'at work']
  .map((place) => clauses.map((clause) => sentence(place, clause)).join(' '))
  .join('\n\n');

function reason(name: string, i: number): string {
  const clause = name === 'whyYou' ? clauses[0] : 'it may take longer than you like';
  return sentence(`in the ${places[i]}`, clause);
}

function sentence(place: string, clause = ''): string {
  return `When you are ${place}, ${clause}, and that is worth more than it may seem.`;
}
