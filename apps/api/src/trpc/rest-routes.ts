import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../http/errors.ts';
import { isWrite } from '../http/security.ts';
import type { RequestContext } from './context.ts';
import { callProcedure } from './procedure-call.ts';
import { listRestProcedures, toLargeBodyOptions } from './rest-procedures.ts';
import { WrittenJson } from './written-json.ts';

interface RestOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** Serves every procedure that names a REST route, under the prefix that the plugin is registered with. */
export async function restRoutes(app: FastifyInstance, { toContext }: RestOptions): Promise<void> {
  for (const { procedurePath, fastifyPath, rest, bodyLimit } of listRestProcedures()) {
    app.route({
      method: rest.method,
      url: fastifyPath,
      ...(bodyLimit === undefined ? {} : toLargeBodyOptions(bodyLimit, toContext)),
      handler: async (request, reply) => {
        try {
          const answer = await callProcedure(toContext(request), procedurePath, toInput(request));
          if (!(answer instanceof WrittenJson)) return answer;
          return await reply.type('application/json; charset=utf-8').send(answer.toBytes());
        } catch (error) {
          return sendError(error, request, reply);
        }
      },
    });
  }
}

/** The input is in the path where that names it; else reads take it from the query, writes from the body. */
function toInput(request: FastifyRequest): unknown {
  const { query, body } = request;
  // Fastify makes an object of both.
  const params = request.params as object;
  if (!isWrite(request)) return { ...(query as object), ...params };
  // A body that is no object is for the schema to refuse.
  if (Object.keys(params).length === 0) return body;
  if (body !== undefined && typeof body !== 'object') return body;
  return { ...body, ...params };
}
