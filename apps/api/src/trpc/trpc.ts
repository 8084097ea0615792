import type { ErrorCode, SecurityEventType } from '@guildpath/contract';
import type { UserRow } from '@guildpath/db';
import { initTRPC } from '@trpc/server';
import { statusOf, toErrorBody } from '../http/errors/error-body.ts';
import { AppError } from '../shared/app-error.ts';
import type { RequestContext } from './request-context.ts';

/** The path is under `/api`; `{name}` in it is a field of the input. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
}

export type AccessLevel = 'public' | 'user' | 'place' | 'admin';

export interface ProcedureMeta {
  readonly rest: RestRoute;
  /** Appears in the API document, as do `refusals`. */
  readonly summary: string;
  /** Lists the errors of the use case, in addition to those that every such call may have. */
  readonly refusals?: readonly ErrorCode[];
  /** A repeated call with the same `Idempotency-Key` gets the response of the first one. */
  readonly takesIdempotencyKey?: boolean;
  /** The response is tens of kilobytes. A batch may have few of these, because it is written at once. */
  readonly isLarge?: boolean;
}

export type AdminEventType = Extract<SecurityEventType, `admin.${string}`>;

export const t = initTRPC
  .context<RequestContext>()
  // The procedures below set the access level, which tRPC merges with the meta that a router sets.
  .meta<ProcedureMeta | { readonly access: AccessLevel; readonly needsProof?: boolean }>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const body = toErrorBody(error);
      const data = { ...shape.data, code: body.code, httpStatus: statusOf(body) };
      return { ...shape, message: body.message, data };
    },
  });

/** Anyone may call it. The calls of a batch yield to other requests between them. */
export const publicProcedure = t.procedure.meta({ access: 'public' }).use(async ({ ctx, next }) => {
  await ctx.waitForTurn();
  return next();
});

/**
 * Limits the calls of one procedure by one caller. A year group of 250 strangers may share an address: they
 * stop floods, not people. `http/year-group.nightly.ts` is such a group.
 */
export const callsPerMinute = {
  /** A whole year group may make these in the same minute, such as submitting. */
  frequent: 600,
  /** Few people make these in the same minute, such as requesting another link. */
  occasional: 300,
  /** Each student searches every 15 seconds, and each search costs CPU time. */
  search: 1_000,
} as const;

/** Limits the calls of one caller per minute. With `concat`, rejected calls count too. */
export function limitedProcedure(limit: number) {
  return publicProcedure.use(async ({ ctx, path, next }) => {
    ctx.countCall(path, limit);
    return next();
  });
}

/** Throws UNAUTHORIZED unless a user is signed in, and adds the user as `ctx.viewer`. */
export const userProcedure = publicProcedure.meta({ access: 'user' }).use(async ({ ctx, next }) => {
  const viewer = await ctx.requireViewer('user');
  return next({ ctx: { viewer } });
});

/** Like `userProcedure`, but a place may call it too, for what is its own. */
export const ownerProcedure = publicProcedure
  .meta({ access: 'user' })
  .use(async ({ ctx, next }) => {
    const viewer = await ctx.requireViewer('user', 'place');
    return next({ ctx: { viewer } });
  });

/** Throws UNAUTHORIZED unless the browser has a place in a hall, and adds the place as `ctx.viewer`. */
export const placeProcedure = publicProcedure
  .meta({ access: 'place' })
  .use(async ({ ctx, next }) => {
    const viewer = await ctx.requireViewer('place');
    return next({ ctx: { viewer } });
  });

/** All calls of halls, which do not exist with HALLS=off. */
export const hallsProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.env.hasHalls) throw new AppError('NOT_FOUND', 'There are no halls on this site.');
  return next();
});

/**
 * Only administrators may call it. Records each call as the event and each refusal as `admin.refused`: once a
 * minute for reads, which a screen repeats, and for refusals, which anyone can cause. `ctx.explain` adds a
 * reason.
 */
export function adminProcedure(event: AdminEventType) {
  return publicProcedure.meta({ access: 'admin' }).use(async ({ ctx, type, next }) => {
    const viewer = await requireAdmin(ctx);
    let reason: string | undefined;
    const explain = (text: string) => {
      reason = text;
    };
    const result = await next({ ctx: { viewer, explain } });
    if (result.ok) {
      await ctx.record(event, { userId: viewer.id, reason, isOncePerMinute: type === 'query' });
    }
    return result;
  });
}

/** Returns the signed-in administrator. For anyone else, it records the refusal and throws. */
export async function requireAdmin(ctx: RequestContext): Promise<UserRow> {
  const found = await ctx.findUser();
  const refuse = (reason: string) =>
    ctx.record('admin.refused', { userId: found?.id, reason, isOncePerMinute: true });
  if (!found) await refuse('not signed in');
  const viewer = await ctx.requireViewer('user');
  if (viewer.role !== 'admin') {
    await refuse('not an admin');
    throw new AppError('FORBIDDEN', "You don't have admin privileges.");
  }
  const { method } = await ctx.requireSession();
  if (ctx.env.isPasskeyRequiredOfAdmins && method !== 'passkey') {
    await refuse('no passkey');
    throw new AppError(
      'PASSKEY_REQUIRED',
      'On this site, administrators need a passkey. Add one in the account menu with a code from the person who runs it, then sign in.',
    );
  }
  return viewer;
}
