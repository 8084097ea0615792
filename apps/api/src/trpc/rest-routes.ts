import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sendError } from '../http/errors.ts';
import { isWrite } from '../http/security.ts';
import { appRouter } from './app-router.ts';
import type { RequestContext } from './context.ts';
import { listRestProcedures } from './rest-procedures.ts';
import { t } from './trpc.ts';

const createCaller = t.createCallerFactory(appRouter);

interface RestOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
  /** The catalogue as it is now. */
  readonly catalogue: () => Catalogue;
}

/** Serves every procedure that names a REST route, under the prefix that the plugin is registered with. */
export async function restRoutes(
  app: FastifyInstance,
  { toContext, catalogue }: RestOptions,
): Promise<void> {
  for (const { procedurePath, rest } of listRestProcedures()) {
    const call = (request: FastifyRequest) =>
      findProcedure(createCaller(toContext(request)), procedurePath)(toInput(request));
    const answer = rest.isConstant ? makeOnce(call, catalogue) : call;
    app.route({
      method: rest.method,
      url: rest.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        try {
          reply.type(jsonType);
          return await answer(request);
        } catch (error) {
          return sendError(error, request, reply);
        }
      },
    });
  }
}

const jsonType = 'application/json; charset=utf-8';

/** Keeps the bytes of each success until there is another catalogue; a failure is answered anew. */
function makeOnce(call: (request: FastifyRequest) => Promise<unknown>, catalogue: () => Catalogue) {
  let source = catalogue();
  let made = new Map<string, Buffer>();
  return async (request: FastifyRequest): Promise<Buffer> => {
    if (source !== catalogue()) {
      source = catalogue();
      made = new Map();
    }
    // An answer that is under way when the catalogue changes is kept with the old one.
    const ofSource = made;
    const path = Object.values(request.params as Record<string, string>).join('/');
    const kept = ofSource.get(path);
    if (kept) return kept;
    const bytes = Buffer.from(JSON.stringify(await call(request)));
    ofSource.set(path, bytes);
    return bytes;
  };
}

type Call = (input: unknown) => Promise<unknown>;

/** A caller is nested as the router is: `assessment.submit` is its property's property. */
function findProcedure(caller: unknown, procedurePath: string): Call {
  const found = procedurePath
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], caller);
  // listRestProcedures took the path from the same router.
  return found as Call;
}

/** Reads take their input from path and query, writes from the body. */
function toInput(request: FastifyRequest): unknown {
  if (isWrite(request)) return request.body;
  return { ...(request.query as object), ...(request.params as object) };
}
