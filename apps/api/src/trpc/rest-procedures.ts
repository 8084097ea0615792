import type { FastifyRequest } from 'fastify';
import type { core } from 'zod/mini';
import { appRouter } from './app-router.ts';
import type { RequestContext } from './context.ts';
import { type AccessLevel, type ProcedureMeta, requireAdmin } from './trpc.ts';

export interface RestProcedure extends ProcedureMeta {
  /** Its place in the router, such as `assessment.submit`. */
  readonly procedurePath: string;
  /** Its REST path as Fastify writes it, with `:name` for a field of the input. */
  readonly fastifyPath: string;
  readonly access: AccessLevel;
  readonly needsProof?: boolean;
  readonly input: core.$ZodType | undefined;
  readonly output: core.$ZodType | undefined;
}

/** Every procedure that is also a REST call. */
export function listRestProcedures(): readonly RestProcedure[] {
  return Object.entries(appRouter._def.procedures).map(([procedurePath, procedure]) => {
    const { meta, inputs, output } = (procedure as unknown as ProcedureInside)._def;
    return {
      ...meta,
      procedurePath,
      fastifyPath: meta.rest.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      input: inputs[0],
      output,
    };
  });
}

/** Tells whether a request calls only procedures of a kind, over REST or tRPC. */
export function createCallCheck(
  isOfKind: (procedure: RestProcedure) => boolean,
): (request: FastifyRequest) => boolean {
  const procedures = listRestProcedures().filter(isOfKind);
  const names = new Set(procedures.map(({ procedurePath }) => procedurePath));
  const routes = new Set(procedures.map(({ fastifyPath }) => `/api${fastifyPath}`));
  return ({ routeOptions: { url = '' }, params }) => {
    if (url !== '/trpc/:path') return routes.has(url);
    const { path } = params as { readonly path: string };
    return path.split(',').every((name) => names.has(name));
  };
}

/** Options of a route whose body may be larger than others: it is read for administrators alone. */
export function toLargeBodyOptions(
  bodyLimit: number,
  toContext: (request: FastifyRequest) => RequestContext,
) {
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await requireAdmin(toContext(request));
  };
  return { bodyLimit, onRequest };
}

/** tRPC types a procedure by its input and output; its schemas and meta are in `_def`, but untyped. */
interface ProcedureInside {
  readonly _def: {
    readonly meta: ProcedureMeta & { readonly access: AccessLevel; readonly needsProof?: boolean };
    readonly inputs: readonly core.$ZodType[];
    readonly output?: core.$ZodType;
  };
}
