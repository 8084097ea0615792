import { appRouter } from './app-router.ts';
import type { RequestContext } from './context.ts';
import { t } from './trpc.ts';

const createCaller = t.createCallerFactory(appRouter);

/**
 * Calls a procedure outside of tRPC's own HTTP.
 *
 * @param procedurePath its place in the router, such as `assessment.submit`
 */
export function callProcedure(
  ctx: RequestContext,
  procedurePath: string,
  input: unknown,
): Promise<unknown> {
  // A caller is nested as the router is: `assessment.submit` is its property's property.
  const found = procedurePath
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], createCaller(ctx));
  // The paths come from the same router (`listRestProcedures`).
  return (found as (input: unknown) => Promise<unknown>)(input);
}
