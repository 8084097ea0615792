import type { core } from 'zod/mini';
import { appRouter } from './app-router.ts';
import type { ProcedureExample, RestRoute } from './trpc.ts';

export interface RestProcedure {
  /** Its place in the router, such as `assessment.submit`. */
  readonly procedurePath: string;
  readonly rest: RestRoute;
  readonly summary: string;
  readonly example: ProcedureExample;
  readonly input: core.$ZodType | undefined;
  readonly output: core.$ZodType | undefined;
}

/** Every procedure that is also a REST call. */
export function listRestProcedures(): readonly RestProcedure[] {
  return Object.entries(appRouter._def.procedures).map(([procedurePath, procedure]) => {
    const { meta, inputs, output } = (procedure as unknown as ProcedureInside)._def;
    const { rest, summary, example } = meta;
    return { procedurePath, rest, summary, example, input: inputs[0], output };
  });
}

/** tRPC types a procedure by what it takes and gives; its schemas and meta are there, but untyped. */
interface ProcedureInside {
  readonly _def: {
    readonly meta: Pick<RestProcedure, 'rest' | 'summary' | 'example'>;
    readonly inputs: readonly core.$ZodType[];
    readonly output?: core.$ZodType;
  };
}
