import type { TRPCError } from '@trpc/server';
import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { findRetryAfterSeconds } from '../http/error-body.ts';
import { logFailure } from '../http/errors.ts';
import { type AppRouter, appRouter } from './app-router.ts';
import type { RequestContext } from './context.ts';
import { listRestProcedures, toLargeBodyOptions } from './rest-procedures.ts';

interface TrpcPluginOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** More calls than any screen makes at once. */
const maxBatchSize = 20;

/** Serves every procedure over tRPC, under the prefix that the plugin is registered with. */
export async function trpcPlugin(
  app: FastifyInstance,
  { toContext }: TrpcPluginOptions,
): Promise<void> {
  // tRPC would make a web Request of any method, and some are forbidden there.
  app.addHook('onRequest', async ({ method }) => {
    if (!methods.has(method)) throw new AppError('NOT_FOUND', 'There is no such call.');
  });
  // tRPC would also take forms, and read them without any limit of size.
  app.addHook('onRequest', async ({ headers }) => {
    const type = headers['content-type'];
    if (type && !/^application\/json\s*(;|$)/i.test(type)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body of a call is JSON.');
    }
  });
  // tRPC decodes the names of the calls once more, and would fail on a `%` that is still in them.
  app.addHook('onRequest', async ({ params }) => {
    const { path } = params as { readonly path?: string };
    if (path !== undefined && !/^[\w.,]+$/.test(path))
      throw new AppError('NOT_FOUND', 'There is no such call.');
  });
  app.addHook('onRequest', async (request) => {
    if (!isWebAddress(request)) {
      throw new AppError('BAD_REQUEST', 'host: This is not the name of a site.');
    }
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
  for (const { procedurePath, bodyLimit } of listRestProcedures()) {
    if (bodyLimit === undefined) continue;
    app.post(`/${procedurePath}`, toLargeBodyOptions(bodyLimit, toContext), (req, res) =>
      fastifyRequestHandler({ ...trpcOptions, req, res, path: procedurePath }),
    );
  }
  await app.register(fastifyTRPCPlugin, {
    trpcOptions,
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

/** tRPC makes a web Request of every call, which fails when host and path form no URL, or one with a password. */
function isWebAddress({ raw: { url = '/' }, headers: { host = 'localhost' } }: FastifyRequest) {
  const base = `http://${host}`;
  if (!URL.canParse(url, base)) return false;
  const { username, password } = new URL(url, base);
  return !username && !password;
}

function areUnauthorized(errors: readonly TRPCError[]): boolean {
  return errors.length > 0 && errors.every(({ code }) => code === 'UNAUTHORIZED');
}
