import { errorCodes } from '@guildpath/contract';
import { isDatabaseUnavailable } from '@guildpath/db';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJsonParser } from '../http/bodies.ts';
import { findRetryAfterSeconds } from '../http/errors/error-body.ts';
import { logFailure } from '../http/errors/errors.ts';
import type { RequestLimits } from '../http/limits/request-limits.ts';
import { AppError } from '../shared/app-error.ts';
import type { RequestContext } from './request-context.ts';
import type { RestProcedure } from './rest-procedures.ts';

interface TrpcPluginOptions {
  readonly router: AnyTRPCRouter;
  readonly procedures: readonly RestProcedure[];
  readonly toContext: (request: FastifyRequest) => RequestContext;
  readonly limits: RequestLimits;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Only these bodies are parsed twice: tRPC parses the text itself and accepts any key. */
const mayNamePrototype = /proto|constructor|\\u/;

/** No screen makes as many calls at once. */
const maxBatchSize = 20;

/** Limits the calls with large responses: a screen loads two results, a profile and the questions. */
const maxLargeCalls = 5;

/** Serves every procedure over tRPC. */
export async function trpcPlugin(
  app: FastifyInstance,
  { router, procedures, toContext, limits }: TrpcPluginOptions,
): Promise<void> {
  const largeCalls = new Set(
    procedures.filter(({ isLarge }) => isLarge).map(({ procedurePath }) => procedurePath),
  );
  app.addHook('onRequest', async (request) => {
    const error = findRequestError(request, largeCalls);
    if (error) throw error;
    const { headers } = request;
    // tRPC compares it case-sensitively.
    if (headers['content-type']) headers['content-type'] = headers['content-type'].toLowerCase();
    // A streamed batch would go on working after its answer has begun, when it no longer counts as a call.
    delete headers['trpc-accept'];
    // The first call was counted as the request. tRPC rejects larger batches as a whole.
    const calls = Math.min(listCallNames(request).length, maxBatchSize);
    if (calls > 1) limits.countRequests(request, calls - 1);
  });
  const parseJson = createJsonParser(app);
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    if (typeof body !== 'string' || !mayNamePrototype.test(body)) return done();
    return parseJson(request, body, (error) => done(error ?? undefined));
  });
  // Sending text costs half as much as sending a stream.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    void reply.status(payload.status).headers(Object.fromEntries(payload.headers));
    return payload.text();
  });
  const trpcOptions: FastifyTRPCPluginOptions<AnyTRPCRouter>['trpcOptions'] = {
    router,
    createContext: ({ req }) => toContext(req),
    maxBatchSize,
    responseMeta: ({ errors, info }) => {
      const waits = errors.map((error) => findRetryAfterSeconds(error) ?? 0);
      const longest = Math.max(0, ...waits);
      return {
        ...(longest > 0 && { headers: { 'retry-after': `${longest}` } }),
        // tRPC itself would answer 500.
        ...(areDatabaseOutages(errors) && { status: errorCodes.SERVICE_UNAVAILABLE.status }),
        // A signed-out visitor is no failed request in the browser's console. In a batch each response has
        // its own status anyway.
        ...(info?.isBatchCall && areUnauthorized(errors) && { status: 207 }),
      };
    },
    onError: ({ error, req }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        logFailure(req.log, error.cause ?? error, 'call failed');
    },
  };
  await app.register(fastifyTRPCPlugin, {
    trpcOptions,
  } satisfies FastifyTRPCPluginOptions<AnyTRPCRouter>);
}

function listCallNames({ params }: FastifyRequest): readonly string[] {
  const { path } = params as { readonly path: string };
  return path.split(',');
}

function findRequestError(
  request: FastifyRequest,
  largeCalls: ReadonlySet<string>,
): AppError | undefined {
  // tRPC would create a web Request with any method, and some are forbidden there.
  if (!methods.has(request.method)) return new AppError('NOT_FOUND', 'This call doesn’t exist.');
  // tRPC would also accept forms, and read them without a size limit.
  const type = request.headers['content-type'];
  if (type && !/^application\/json\s*(;|$)/i.test(type)) {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body of a call is JSON.');
  }
  // tRPC decodes the names of the calls again, and would fail on a remaining `%`.
  const { path } = request.params as { readonly path?: string };
  if (path !== undefined && !/^[\w.,]+$/.test(path)) {
    return new AppError('NOT_FOUND', 'This call doesn’t exist.');
  }
  if (listCallNames(request).filter((name) => largeCalls.has(name)).length > maxLargeCalls) {
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

function isWebAddress({ raw: { url = '/' }, headers: { host = 'localhost' } }: FastifyRequest) {
  // tRPC creates a web Request, which throws for an invalid URL and for one with credentials.
  const base = `http://${host}`;
  if (!URL.canParse(url, base)) return false;
  const { username, password } = new URL(url, base);
  return !username && !password;
}

function areDatabaseOutages(errors: readonly TRPCError[]): boolean {
  return errors.length > 0 && errors.every(isDatabaseUnavailable);
}

function areUnauthorized(errors: readonly TRPCError[]): boolean {
  return errors.length > 0 && errors.every(({ code }) => code === 'UNAUTHORIZED');
}
