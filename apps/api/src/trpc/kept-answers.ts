import type { Catalogue } from '@guildpath/results';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type EncodeFor, keepEncoded } from '../http/encodings.ts';
import { keepLatest } from '../http/keep-latest.ts';
import { createCallCheck } from './rest-procedures.ts';

interface KeptAnswer {
  /** Names and values in turns; those of an encoded body besides. */
  readonly headers: readonly string[];
  readonly headersOfEncoded: readonly string[];
  /** Encoded once: doing it for every request costs more than all the rest. */
  readonly encodeFor: EncodeFor;
}

interface KeptAnswersOptions {
  readonly catalogue: () => Catalogue;
  /** Tells whether a request names this site as its host; others are refused elsewhere. */
  readonly isMeantForSite: (request: FastifyRequest) => boolean;
}

type KeptAnswers = Map<string, KeptAnswer>;

/** A millisecond for what it takes off; the best one takes thirty. */
const brotliQuality = 6;
/** Answers in memory at most; the oldest one makes room. */
const capacity = 500;
/** Neither the web app nor a sensible client uses longer addresses. */
const addressMaxLength = 300;

/**
 * Caches the answers of calls that depend on the catalogue alone (`isOfCatalogue`), over REST and tRPC, by address and
 * with the headers that are not of one request, until the catalogue changes. Like a file, such an answer costs
 * next to nothing and is not counted by the rate limit. Must be registered before every other plugin with hooks.
 */
export const keptAnswers = fastifyPlugin(
  async (app: FastifyInstance, { catalogue, isMeantForSite }: KeptAnswersOptions) => {
    const isOfCatalogue = createCallCheck((procedure) => procedure.isOfCatalogue === true);
    let source = catalogue();
    let kept: KeptAnswers = new Map();
    // An answer that is under way when the catalogue changes is stored with the old ones and dropped with them.
    const places = new WeakMap<FastifyRequest, KeptAnswers>();

    app.addHook('onRequest', (request, reply, done) => {
      if (source !== catalogue()) {
        source = catalogue();
        kept = new Map();
      }
      const { method, url, headers } = request;
      // `trpc-accept` asks for the same answer in another format.
      const isPlainRead = method === 'GET' && headers['trpc-accept'] === undefined;
      const answer = isPlainRead ? kept.get(url) : undefined;
      if (answer && isMeantForSite(request)) {
        send(answer, request, reply).catch(done);
        return;
      }
      if (isPlainRead && url.length <= addressMaxLength && isOfCatalogue(request)) {
        places.set(request, kept);
      }
      done();
    });

    app.addHook('onSend', (request, reply, payload, done) => {
      const place = places.get(request);
      if (!place) {
        done(null, payload);
        return;
      }
      toAnswer(reply, payload).then((answer) => {
        if (answer) keepLatest(place, capacity, request.url, answer);
        done(null, payload);
      }, done);
    });
  },
);

/** Written past Fastify, which has nothing more to add: its hooks and its care for headers would be half of the work. */
async function send(
  { headers, headersOfEncoded, encodeFor }: KeptAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { encoding, bytes } = await encodeFor(request.headers['accept-encoding']);
  const own = ['x-request-id', request.id, 'content-length', String(bytes.length)];
  const lasting = encoding ? [...headersOfEncoded, 'content-encoding', encoding] : headers;
  reply.hijack();
  reply.raw.writeHead(200, [...lasting, ...own]).end(bytes);
}

/** Undefined for anything but a plain success. */
async function toAnswer(reply: FastifyReply, payload: unknown): Promise<KeptAnswer | undefined> {
  // tRPC's adapter sends a web Response, which Fastify takes apart later.
  const { status, headers } =
    payload instanceof Response
      ? { status: payload.status, headers: Object.fromEntries(payload.headers) }
      : { status: reply.statusCode, headers: {} };
  const body = payload instanceof Response ? await payload.clone().text() : payload;
  if (status !== 200 || typeof body !== 'string') return undefined;
  const all = { ...reply.getHeaders(), ...headers };
  const vary = [all.vary, 'accept-encoding'].filter(Boolean).join(', ');
  return {
    headers: toLasting(all),
    headersOfEncoded: toLasting({ ...all, vary }),
    encodeFor: keepEncoded(Buffer.from(body), brotliQuality),
  };
}

function toLasting(headers: Readonly<Record<string, unknown>>): string[] {
  const lasting = Object.entries(headers).filter(([name]) => !isOfOneRequest(name));
  return lasting.flat().map(String);
}

/** Its number in the logs, and how many requests were left. */
function isOfOneRequest(header: string): boolean {
  return header === 'x-request-id' || header.startsWith('x-ratelimit-');
}
