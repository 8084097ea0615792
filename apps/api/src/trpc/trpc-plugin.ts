import { errorStatuses } from '@guildpath/contract';
import { isDatabaseUnavailable } from '@guildpath/db';
import type { TRPCError } from '@trpc/server';
import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { createJsonParser } from '../http/bodies.ts';
import { findRetryAfterSeconds } from '../http/error-body.ts';
import { logFailure } from '../http/errors.ts';
import { type AppRouter, appRouter } from './app-router.ts';
import type { RequestContext } from './context.ts';
import { listRestProcedures, toLargeBodyOptions } from './rest-procedures.ts';
import { answerWrittenQuery } from './written-queries.ts';

interface TrpcPluginOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
  /** Counts so many calls in one request; throws when their address has made too many. */
  readonly countBatch: (request: FastifyRequest, calls: number) => Promise<void>;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Only then is a body worth another parsing: tRPC takes the text and parses it itself, with any names. */
const mayNamePrototype = /proto|constructor|\\u/;

/** More calls than any screen makes at once. */
const maxBatchSize = 20;

/** Of those whose answers are large: a screen compares two results, beside a profile and the questions. */
const maxLargeCalls = 5;

/** Serves every procedure over tRPC, under the prefix that the plugin is registered with. */
export async function trpcPlugin(
  app: FastifyInstance,
  { toContext, countBatch }: TrpcPluginOptions,
): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const refusal = findRefusal(request);
    if (refusal) throw refusal;
    const { headers } = request;
    // tRPC compares it with case.
    if (headers['content-type']) headers['content-type'] = headers['content-type'].toLowerCase();
    // Larger batches are refused as a whole.
    await countBatch(request, Math.min(namesOf(request).length, maxBatchSize));
  });
  const parseJson = createJsonParser(app);
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    if (typeof body !== 'string' || !mayNamePrototype.test(body)) return done();
    return parseJson(request, body, (error) => done(error ?? undefined));
  });
  // A whole answer goes on as text, which costs half of what a stream does; one that comes in pieces stays one.
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!(payload instanceof Response) || headers['trpc-accept'] !== undefined) return payload;
    void reply.status(payload.status).headers(Object.fromEntries(payload.headers));
    return payload.text();
  });
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    createContext: ({ req }) => toContext(req),
    maxBatchSize,
    responseMeta: ({ errors, info }) => {
      const waits = errors.map((error) => findRetryAfterSeconds(error) ?? 0);
      const longest = Math.max(0, ...waits);
      return {
        ...(longest > 0 && { headers: { 'retry-after': `${longest}` } }),
        ...(areOfDatabase(errors) && { status: errorStatuses.SERVICE_UNAVAILABLE }),
        // That no one is signed in is an answer, and no failed request in the browser's console. In a batch each
        // answer has its own status anyway.
        ...(info?.isBatchCall && areUnauthorized(errors) && { status: 207 }),
      };
    },
    onError: ({ error, req }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        logFailure(req.log, error.cause ?? error, 'call failed');
    },
  };
  // Also before tRPC's own routes, which set the same parser for themselves.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  for (const { procedurePath, bodyLimit, writtenOutput } of listRestProcedures()) {
    const path = procedurePath;
    if (bodyLimit !== undefined) {
      app.post(`/${path}`, toLargeBodyOptions(bodyLimit, toContext), (req, res) =>
        fastifyRequestHandler({ ...trpcOptions, req, res, path }),
      );
    }
    if (writtenOutput) {
      app.get(`/${path}`, { exposeHeadRoute: false }, async (req, res) => {
        const answer = await answerWrittenQuery(req, toContext, path);
        if (answer) return res.type('application/json').send(answer);
        return fastifyRequestHandler({ ...trpcOptions, req, res, path });
      });
    }
  }
  await app.register(fastifyTRPCPlugin, {
    trpcOptions,
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

/** Of the calls in a request; one in a route of its own, whose path has no parameter. */
function namesOf({ params }: FastifyRequest): readonly string[] {
  const { path = '' } = params as { readonly path?: string };
  return path.split(',');
}

const largeCalls: ReadonlySet<string> = new Set(
  listRestProcedures().flatMap(({ isLarge, procedurePath }) => (isLarge ? [procedurePath] : [])),
);

/** For what tRPC would fail on, or take more of than it should. */
function findRefusal(request: FastifyRequest): AppError | undefined {
  // It would make a web Request of any method, and some are forbidden there.
  if (!methods.has(request.method)) return new AppError('NOT_FOUND', 'There is no such call.');
  // It would also take forms, and read them without any limit of size.
  const type = request.headers['content-type'];
  if (type && !/^application\/json\s*(;|$)/i.test(type)) {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body of a call is JSON.');
  }
  // It decodes the names of the calls once more, and would fail on a `%` that is still in them.
  const { path } = request.params as { readonly path?: string };
  if (path !== undefined && !/^[\w.,]+$/.test(path)) {
    return new AppError('NOT_FOUND', 'There is no such call.');
  }
  if (namesOf(request).filter((name) => largeCalls.has(name)).length > maxLargeCalls) {
    return new AppError(
      'BAD_REQUEST',
      `A batch takes at most ${maxLargeCalls} calls of this kind.`,
    );
  }
  if (!isWebAddress(request)) {
    return new AppError('BAD_REQUEST', 'host: This is not the name of a site.');
  }
  return undefined;
}

/** tRPC makes a web Request of every call, which fails when host and path form no URL, or one with a password. */
function isWebAddress({ raw: { url = '/' }, headers: { host = 'localhost' } }: FastifyRequest) {
  const base = `http://${host}`;
  if (!URL.canParse(url, base)) return false;
  const { username, password } = new URL(url, base);
  return !username && !password;
}

/** tRPC itself would answer these with 500. */
function areOfDatabase(errors: readonly TRPCError[]): boolean {
  return errors.length > 0 && errors.every(isDatabaseUnavailable);
}

function areUnauthorized(errors: readonly TRPCError[]): boolean {
  return errors.length > 0 && errors.every(({ code }) => code === 'UNAUTHORIZED');
}
