import type { AnyTRPCRouter } from '@trpc/server';
import type { core } from 'zod/mini';
import type { AccessLevel, ProcedureMeta } from './trpc.ts';

export interface RestProcedure extends ProcedureMeta {
  /** Such as `assessment.submit`. */
  readonly procedurePath: string;
  /** Contains `:name` where the REST path has `{name}`. */
  readonly fastifyPath: string;
  readonly access: AccessLevel;
  readonly needsProof?: boolean;
  readonly input: core.$ZodType | undefined;
  readonly output: core.$ZodType | undefined;
}

export function listRestProcedures(router: AnyTRPCRouter): readonly RestProcedure[] {
  const procedures = router._def.procedures as Readonly<Record<string, ProcedureInside>>;
  return Object.entries(procedures).map(([procedurePath, { _def }]) => {
    const { meta, inputs, output } = _def;
    return {
      ...meta,
      procedurePath,
      fastifyPath: meta.rest.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      input: inputs[0],
      output,
    };
  });
}

/** tRPC types a procedure by its input and output; its schemas and meta are in `_def`, but untyped. */
interface ProcedureInside {
  readonly _def: {
    readonly meta: ProcedureMeta & { readonly access: AccessLevel; readonly needsProof?: boolean };
    readonly inputs: readonly core.$ZodType[];
    readonly output?: core.$ZodType;
  };
}
