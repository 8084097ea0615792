import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../http/errors/errors.ts';
import { isWrite } from '../http/security/security.ts';
import type { RequestContext } from './request-context.ts';
import type { RestProcedure } from './rest-procedures.ts';
import { t } from './trpc.ts';

interface RestOptions {
  readonly router: AnyTRPCRouter;
  readonly procedures: readonly RestProcedure[];
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** Serves every procedure over REST. */
export async function restRoutes(
  app: FastifyInstance,
  { router, procedures, toContext }: RestOptions,
): Promise<void> {
  const createCaller = t.createCallerFactory(router);
  for (const { procedurePath, fastifyPath, rest } of procedures) {
    app.route({
      method: rest.method,
      url: fastifyPath,
      handler: async (request, reply) => {
        try {
          const caller = createCaller(toContext(request));
          return await findProcedure(caller, procedurePath)(toInput(request));
        } catch (error) {
          return sendError(error, request, reply);
        }
      },
    });
  }
}

function findProcedure(
  caller: unknown,
  procedurePath: string,
): (input: unknown) => Promise<unknown> {
  const procedure = procedurePath
    .split('.')
    .reduce((node, key) => (node as Record<string, unknown>)[key], caller);
  // The paths come from the same router.
  return procedure as (input: unknown) => Promise<unknown>;
}

function toInput(request: FastifyRequest): unknown {
  const { query, body = {} } = request;
  // Fastify parses the query and the parameters into objects.
  const params = request.params as object;
  if (!isWrite(request)) return { ...(query as object), ...params };
  // The schema rejects a body that is not an object.
  if (Object.keys(params).length === 0) return body;
  if (typeof body !== 'object') return body;
  return { ...body, ...params };
}
