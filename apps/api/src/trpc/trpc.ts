import type { ErrorCode } from '@guildpath/contract';
import { initTRPC, TRPCError } from '@trpc/server';
import { AppError } from '../app-error.ts';
import { toErrorBody } from '../http/error-body.ts';
import type { RequestContext } from './context.ts';

/** Where a procedure is served as REST, under `/api`. `{name}` in the path is a field of the input. */
export interface RestRoute {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** The answer depends on the path alone while the process runs, so its bytes are made once. */
  readonly isConstant?: boolean;
}

interface ProcedureMeta {
  readonly rest: RestRoute;
  /** One line for the API document. */
  readonly summary: string;
}

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const body = toErrorBody(error);
      return { ...shape, message: body.message, data: { ...shape.data, code: body.code } };
    },
  });

const trpcCodes = {
  BAD_REQUEST: 'BAD_REQUEST',
  UNAUTHORIZED: 'UNAUTHORIZED',
  INVALID_CREDENTIALS: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorCode, TRPCError['code']>;

/** tRPC takes the HTTP status from its own codes, so an AppError travels inside one of its errors. */
const withAppErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    const cause = result.error.cause;
    throw new TRPCError({ code: trpcCodes[cause.code], message: cause.message, cause });
  }
  return result;
});

/** Anyone may call it. */
export const publicProcedure = t.procedure.use(withAppErrors);

/** Only someone signed in may call it: `ctx.viewer` is that person. */
export const userProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { viewer: await ctx.requireViewer() } }),
);
