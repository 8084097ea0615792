import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { listRestProcedures } from './rest-procedures.ts';

interface KeptAnswer {
  readonly headers: Partial<ReturnType<FastifyReply['getHeaders']>>;
  /** Encoded once: doing it for every request costs more than all the rest. */
  readonly body: Buffer;
}

type KeptAnswers = Map<string, KeptAnswer>;

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
  async (app: FastifyInstance, { catalogue }: { readonly catalogue: () => Catalogue }) => {
    const isOfCatalogue = createCallCheck();
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
      if (answer) {
        void reply.headers(answer.headers).send(answer.body);
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
        if (answer) keep(place, request.url, answer);
        done(null, payload);
      }, done);
    });
  },
);

/** Undefined for anything but a plain success. */
async function toAnswer(reply: FastifyReply, payload: unknown): Promise<KeptAnswer | undefined> {
  // tRPC's adapter sends a web Response, which Fastify takes apart later.
  const { status, headers } =
    payload instanceof Response
      ? { status: payload.status, headers: Object.fromEntries(payload.headers) }
      : { status: reply.statusCode, headers: {} };
  const body = payload instanceof Response ? await payload.clone().text() : payload;
  if (status !== 200 || typeof body !== 'string') return undefined;
  const all = Object.entries({ ...reply.getHeaders(), ...headers });
  const lasting = all.filter(([name]) => !isOfOneRequest(name));
  return { headers: Object.fromEntries(lasting), body: Buffer.from(body) };
}

/** Its number in the logs, and how many requests were left. */
function isOfOneRequest(header: string): boolean {
  return header === 'x-request-id' || header.startsWith('x-ratelimit-');
}

function keep(answers: KeptAnswers, url: string, answer: KeptAnswer): void {
  answers.set(url, answer);
  const oldest = answers.keys().next();
  if (answers.size > capacity && !oldest.done) answers.delete(oldest.value);
}

/** Whether a request calls nothing but procedures that depend on the catalogue alone. */
function createCallCheck(): (request: FastifyRequest) => boolean {
  const procedures = listRestProcedures().filter((procedure) => procedure.isOfCatalogue);
  const names = new Set(procedures.map(({ procedurePath }) => procedurePath));
  const routes = new Set(procedures.map(({ fastifyPath }) => `/api${fastifyPath}`));
  return ({ routeOptions: { url = '' }, params }) => {
    if (url !== '/trpc/:path') return routes.has(url);
    const { path } = params as { readonly path: string };
    return path.split(',').every((name) => names.has(name));
  };
}
