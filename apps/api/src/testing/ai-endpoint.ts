import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The part of a request that tests look at. */
export interface SentFacts {
  readonly person: { readonly portrait: string };
  readonly careers: readonly {
    readonly careerId: string;
    readonly title: string;
    readonly placeholders: Readonly<Record<string, string>>;
  }[];
}

export interface Draft {
  readonly personalityInsight: readonly string[];
  readonly careers: readonly { readonly careerId: string; readonly analysis: readonly string[] }[];
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of the completion. */
  readonly content?: string;
  /** Replaces the completion. */
  readonly body?: string;
}

/** Leaves the connection open without an answer. */
export const hang = 'hang';

export type Answerer = (facts: SentFacts, call: number) => Answer | typeof hang;

/** Opens a real chat-completions endpoint on loopback; a test can change its answers at any time. */
export async function openAiEndpoint(first: Answerer) {
  const bodies: string[] = [];
  const hanging: ServerResponse[] = [];
  let answer = first;
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const facts = JSON.parse(messages[1]?.content ?? '') as SentFacts;
    const given = answer(facts, bodies.length);
    if (given === hang) return void hanging.push(response);
    const { status = 200, headers = {}, content = '' } = given;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(given.body ?? toCompletion(content));
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
    hanging,
    answerWith: (next: Answerer) => {
      answer = next;
    },
  };
}

/** Every answer reports this usage. */
export const usage = { prompt_tokens: 2_000, completion_tokens: 900, total_tokens: 2_900 };

function toCompletion(content: string): string {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  return JSON.stringify({ id: 'c1', object: 'chat.completion', created: 0, choices, usage });
}

/** Answers with a valid draft, after applying `change`. */
export function drafting(change: (draft: Draft, facts: SentFacts) => object = (draft) => draft) {
  return (facts: SentFacts): Answer => ({
    content: JSON.stringify(change(validDraft(facts), facts)),
  });
}

function validDraft({ careers }: SentFacts): Draft {
  return {
    personalityInsight: [
      paragraph('at school', 4),
      paragraph('at home', 4),
      paragraph('at work', 4),
    ],
    careers: careers.map(({ careerId, placeholders }, i) => ({
      careerId,
      analysis: [
        paragraph(`in the ${places[i]}`, 5),
        Object.keys(placeholders)
          .filter((name) => /employer|school|pay/.test(name))
          .map((name) => `For the ${places[i]}, note ${name}.`)
          .join(' '),
      ],
    })),
  };
}

const places = 'garden kitchen workshop library forest harbor market museum theater hospital'.split(
  ' ',
);

const clauses = [
  'you look at each part until you see how it fits the next one',
  'you ask the question that others were too shy to ask',
  'you put things back where they belong before you go on',
  'you need a quiet corner and one hour without a bell',
  'you like it when the result can be held in your hands',
  'you would rather try twice than read about it once',
  'you tire of long talks in which nothing is decided by anyone',
];

function paragraph(place: string, count: number): string {
  return clauses
    .slice(0, count)
    .map((clause) => `When you are ${place}, ${clause}, and that is worth more than it may seem.`)
    .join(' ');
}
