import type { ErrorCode, SecurityEventType } from '@guildpath/contract';
import type { UserRow } from '@guildpath/db';
import { initTRPC } from '@trpc/server';
import { AppError } from '../http/app-error.ts';
import { statusOf, toErrorBody } from '../http/error-body.ts';
import type { RequestContext } from './context.ts';

/** Where a procedure is served as REST, under `/api`. `{name}` in the path is a field of the input. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
}

interface ProcedureExample {
  /** Absent when the procedure takes nothing. */
  readonly input?: object;
  readonly output: object;
}

export type AccessLevel = 'public' | 'user' | 'admin';

export interface ProcedureMeta {
  readonly rest: RestRoute;
  /** One line for the API document. */
  readonly summary: string;
  /** For the API document: a call as it could be, and its answer. */
  readonly example: ProcedureExample;
  /** For the API document: the errors of the use case itself, beside those that every such call may answer with. */
  readonly refusals?: readonly ErrorCode[];
  /** With an `Idempotency-Key`, a repeated call gets the answer of the first one. */
  readonly takesIdempotencyKey?: boolean;
  /** The answer is tens of kilobytes: a batch takes few of these, because it is written in one go. */
  readonly isLarge?: boolean;
  /** Left out of what an address may ask in all: the call is `limitedProcedure`, and nobody waits for it. */
  readonly hasOwnRateLimit?: boolean;
  /**
   * In bytes, for a call of administrators that takes more than other calls do. Nobody else's body is read that far.
   */
  readonly bodyLimit?: number;
}

export type AdminEventType = Extract<SecurityEventType, `admin.${string}`>;

export const t = initTRPC
  .context<RequestContext>()
  // The procedures below bring the access level, which tRPC merges with what a router says of a call.
  .meta<ProcedureMeta | { readonly access: AccessLevel; readonly needsProof?: boolean }>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const body = toErrorBody(error);
      const data = { ...shape.data, code: body.code, httpStatus: statusOf(body) };
      return { ...shape, message: body.message, data };
    },
  });

/** Anyone may call it. The calls of a batch take turns, so that together they hold nobody up for longer than each. */
export const publicProcedure = t.procedure.meta({ access: 'public' }).use(async ({ ctx, next }) => {
  await ctx.takeTurn();
  return next();
});

/**
 * Calls of one procedure a minute from one address, which a year group of 250 may share: against floods, not for people.
 * `http/rate-limits.test.ts` has the arithmetic.
 */
export const callsPerMinute = {
  /** For calls that everyone makes in the same minute, such as submitting. */
  ofEveryone: 600,
  /** For calls that a few make, such as asking for another link. */
  ofSome: 300,
  /** A step of the quest in 20 seconds, and as much again. */
  ofProgress: 1_500,
  /** A search in 15 seconds: of those that compute what they answer. */
  ofSearches: 1_000,
} as const;

/**
 * For a call that costs or mails: one address may make so many a minute. With a procedure below joined on (`concat`),
 * refused calls count too.
 */
export function limitedProcedure(limit: number) {
  return publicProcedure.use(async ({ ctx, path, next }) => {
    await ctx.countCall(path, limit);
    return next();
  });
}

/** Only someone signed in may call it: `ctx.viewer` is that person. */
export const userProcedure = publicProcedure.meta({ access: 'user' }).use(async ({ ctx, next }) => {
  const viewer = await ctx.requireViewer();
  return next({ ctx: { viewer } });
});

/**
 * Only administrators may call it. Each call is recorded as the event, each refusal as `admin.refused`: once a minute for
 * reads, which a screen repeats, and for refusals, which anybody can cause. A call may `explain` what the event is about.
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

/** The signed-in administrator. Throws, and records the refusal, for anyone else. */
export async function requireAdmin(ctx: RequestContext): Promise<UserRow> {
  const found = await ctx.findViewer();
  const refuse = (reason: string) =>
    ctx.record('admin.refused', { userId: found?.id, reason, isOncePerMinute: true });
  if (!found) await refuse('not signed in');
  const viewer = await ctx.requireViewer();
  if (viewer.role !== 'admin') {
    await refuse('not an admin');
    throw new AppError('FORBIDDEN', "You don't have admin privileges.");
  }
  const { method } = await ctx.requireSession();
  if (ctx.env.isPasskeyRequiredOfAdmins && method !== 'passkey') {
    await refuse('no passkey');
    throw new AppError(
      'PASSKEY_REQUIRED',
      'Administrators sign in with a passkey here. Add one in the account menu, then sign in with it.',
    );
  }
  return viewer;
}
