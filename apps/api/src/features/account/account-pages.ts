import '@fastify/secure-session';
import { Readable } from 'node:stream';
import type { Session } from '@fastify/secure-session';
import { adminUserInput, paths, toSafeRedirect } from '@guildpath/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginChecks } from '../../adapters/identity-provider.ts';
import { AppError } from '../../http/app-error.ts';
import { isSentByOtherSite } from '../../http/security.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { callsPerMinute, requireAdmin } from '../../trpc/trpc.ts';
import { exportAccount } from './export-account.ts';
import { logOut } from './log-out.ts';
import { exportUser } from './management/users.ts';
import { requireRecentProof } from './proof.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

/** A login that has begun at the provider. */
interface BegunLogin extends LoginChecks {
  readonly redirect: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of this browser, the newest last: it may have begun one in each of several tabs. */
    providerLogins: Session<{ logins: readonly BegunLogin[] }>;
  }
}

interface AccountPagesOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** The account's addresses that answer with something else than a call does: a redirect, or a file. */
export async function accountPages(
  app: FastifyInstance,
  { toContext }: AccountPagesOptions,
): Promise<void> {
  app.get('/auth/logout', async (request, reply) => {
    const ctx = toContext(request);
    // A link on another site redirects as well, but does not sign anyone out.
    if (!isSentByOtherSite(request.headers, ctx.publicUrl())) await logOut(ctx);
    return reply.redirect(paths.home);
  });

  // Streams are not what procedures answer with. Without HEAD, which would count as a download.
  app.get('/user/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = toContext(request);
    await ctx.countCall('user.export', callsPerMinute.ofSome);
    return sendExport(reply, ctx, await exportAccount(ctx));
  });

  app.get('/admin/users/:id/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = toContext(request);
    const admin = await requireAdmin(ctx);
    await requireRecentProof(ctx);
    await ctx.countCall('admin.exportUser', callsPerMinute.ofSome);
    const { id } = adminUserInput.parse(request.params);
    const parts = await exportUser(ctx, { id });
    await ctx.record('admin.user-exported', { userId: admin.id, reason: `account ${id}` });
    return sendExport(reply, ctx, parts);
  });

  app.get('/login', async (request, reply) => {
    const redirect = toSafeRedirect(readRedirect(request));
    const ctx = toContext(request);
    const begun = await beginLogin(ctx, request);
    if (!begun) return toLogin(reply, { redirect });
    rememberLogin(request, { ...begun.checks, redirect });
    return reply.redirect(begun.url);
  });

  app.get('/login/callback', async (request, reply) => {
    const login = takeLogin(request);
    const ctx = toContext(request);
    if (!ctx.identityProvider) return toLogin(reply, { error: 'expired' });
    if (!login) {
      await recordRefusal(ctx, 'no login under way');
      return toLogin(reply, { error: 'expired' });
    }
    try {
      const { search } = new URL(request.url, ctx.publicUrl());
      const answer = new URL(search, callbackUrl(ctx));
      await signInWithProvider(ctx, await ctx.identityProvider.finish(answer, login));
    } catch (error) {
      request.log.warn({ err: error }, 'provider login failed');
      const isRefused = error instanceof AppError && error.errorCode === 'FORBIDDEN';
      const reason = isRefused ? 'unverified' : 'failed';
      await recordRefusal(ctx, isRefused ? 'address not verified' : 'login at the provider failed');
      return toLogin(reply, { redirect: login.redirect, error: reason });
    }
    return reply.redirect(toLocation(login.redirect, ctx));
  });
}

function sendExport(
  reply: FastifyReply,
  { now }: RequestContext,
  parts: AsyncIterable<string>,
): FastifyReply {
  const day = now().toISOString().slice(0, 10);
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="guildpath-data-${day}.json"`)
    .send(Readable.from(parts, { objectMode: false }));
}

/** What browsers keep of one cookie is 4 KiB, encrypted and encoded. */
const loginsMaxLength = 2_400;

function rememberLogin({ providerLogins }: FastifyRequest, login: BegunLogin): void {
  let logins = [...(providerLogins.get('logins') ?? []), login];
  while (logins.length > 1 && JSON.stringify(logins).length > loginsMaxLength)
    logins = logins.slice(1);
  providerLogins.set('logins', logins);
}

/** The login that the provider answers. It counts once. */
function takeLogin({ providerLogins, query }: FastifyRequest): BegunLogin | undefined {
  const logins = providerLogins.get('logins') ?? [];
  const { state } = query as { readonly state?: unknown };
  const login = logins.find((begun) => begun.state === state);
  if (login)
    providerLogins.set(
      'logins',
      logins.filter((begun) => begun !== login),
    );
  return login;
}

/** Undefined where there is no provider, and while it does not answer: the password login is still there. */
async function beginLogin(ctx: RequestContext, { log }: FastifyRequest) {
  try {
    return await ctx.identityProvider?.begin(callbackUrl(ctx));
  } catch (error) {
    log.error({ err: error }, 'the login provider does not answer; leading to the password login');
    return undefined;
  }
}

/** Anybody can open the address that the provider sends browsers back to, as often as they like. */
function recordRefusal({ record }: RequestContext, reason: string): Promise<void> {
  return record('auth.identity-refused', { reason, isOncePerMinute: true });
}

function readRedirect({ query }: FastifyRequest): string | undefined {
  const { redirect } = query as { readonly redirect?: string | readonly string[] };
  return typeof redirect === 'string' ? redirect : redirect?.[0];
}

function callbackUrl({ publicUrl }: RequestContext): string {
  return `${publicUrl()}/api/login/callback`;
}

/** A header holds ASCII only; a path may be in any script. */
function toLocation(path: string, { publicUrl }: RequestContext): string {
  const { pathname, search, hash } = new URL(path, publicUrl());
  return pathname + search + hash;
}

function toLogin(reply: FastifyReply, search: Readonly<Record<string, string>>): FastifyReply {
  // The slash of a path stays readable, as in the links that are mailed.
  const query = new URLSearchParams(search).toString().replaceAll('%2F', '/');
  return reply.redirect(`${paths.login}?${query}`);
}
