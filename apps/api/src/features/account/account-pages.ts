import '@fastify/secure-session';
import { paths, toSafeRedirect } from '@guildpath/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginChecks } from '../../adapters/identity-provider.ts';
import { AppError } from '../../app-error.ts';
import { isSentByOtherSite } from '../../http/security.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { logOut } from './log-out.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    providerLogin: LoginChecks & { readonly redirect: string };
  }
}

interface AccountPagesOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** The account's addresses that a browser opens rather than calls. */
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

  app.get('/login', async (request, reply) => {
    const redirect = toSafeRedirect(readRedirect(request));
    const ctx = toContext(request);
    const begun = await beginLogin(ctx, request);
    if (!begun) return toLogin(reply, { redirect });
    request.session.set('providerLogin', { ...begun.checks, redirect });
    return reply.redirect(begun.url);
  });

  app.get('/login/callback', async (request, reply) => {
    const login = request.session.get('providerLogin');
    const ctx = toContext(request);
    if (!ctx.identityProvider) return toLogin(reply, { error: 'expired' });
    if (!login) {
      await recordRefusal(ctx, 'no login under way');
      return toLogin(reply, { error: 'expired' });
    }
    request.session.set('providerLogin', undefined);
    try {
      const { search } = new URL(request.url, ctx.publicUrl());
      const answer = new URL(search, callbackUrl(ctx));
      await signInWithProvider(ctx, await ctx.identityProvider.finish(answer, login));
    } catch (error) {
      request.log.warn({ err: error }, 'provider login failed');
      const isRefused = error instanceof AppError && error.code === 'FORBIDDEN';
      const reason = isRefused ? 'unverified' : 'failed';
      await recordRefusal(ctx, isRefused ? 'address not verified' : 'login at the provider failed');
      return toLogin(reply, { redirect: login.redirect, error: reason });
    }
    return reply.redirect(toLocation(login.redirect, ctx));
  });
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
