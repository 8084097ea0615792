import type { core } from 'zod/mini';
import { appRouter } from './app-router.ts';
import { type AccessLevel, accessLevelOf, type ProcedureMeta } from './trpc.ts';

export interface RestProcedure
  extends Pick<ProcedureMeta, 'rest' | 'summary' | 'example' | 'refusals' | 'takesIdempotencyKey'> {
  /** Its place in the router, such as `assessment.submit`. */
  readonly procedurePath: string;
  readonly access: AccessLevel;
  readonly input: core.$ZodType | undefined;
  readonly output: core.$ZodType | undefined;
}

/** Every procedure that is also a REST call. */
export function listRestProcedures(): readonly RestProcedure[] {
  return Object.entries(appRouter._def.procedures).map(([procedurePath, procedure]) => {
    const { meta, inputs, output, middlewares } = (procedure as unknown as ProcedureInside)._def;
    return {
      ...meta,
      procedurePath,
      access: accessLevelOf(middlewares),
      input: inputs[0],
      output,
    };
  });
}

/** tRPC types a procedure by what it takes and gives; its schemas and meta are there, but untyped. */
interface ProcedureInside {
  readonly _def: {
    readonly meta: ProcedureMeta;
    readonly middlewares: readonly unknown[];
    readonly inputs: readonly core.$ZodType[];
    readonly output?: core.$ZodType;
  };
}
