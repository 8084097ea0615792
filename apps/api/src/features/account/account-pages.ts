import '@fastify/secure-session';
import { Readable } from 'node:stream';
import { paths, toSafeRedirect } from '@guildpath/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginChecks } from '../../adapters/identity-provider.ts';
import { AppError } from '../../app-error.ts';
import { isSentByOtherSite } from '../../http/security.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { exportAccount } from './export-account.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    providerLogin: LoginChecks & { readonly redirect: string };
  }
}

/** From one address, guests included. */
const exportsPerMinute = 100;

interface AccountPagesOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** The account's addresses that answer with something else than a call does: a redirect, or a file. */
export async function accountPages(
  app: FastifyInstance,
  { toContext }: AccountPagesOptions,
): Promise<void> {
  app.get('/auth/logout', async (request, reply) => {
    const { publicUrl, signOut } = toContext(request);
    // A link on another site redirects as well, but does not sign anyone out.
    if (!isSentByOtherSite(request.headers, publicUrl())) await signOut();
    return reply.redirect(paths.home);
  });

  // A stream is not what procedures answer with. Without HEAD, which would count as a download.
  app.get('/user/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = toContext(request);
    await ctx.countCall('user.export', exportsPerMinute);
    const parts = await exportAccount(ctx);
    const day = ctx.now().toISOString().slice(0, 10);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="guildpath-data-${day}.json"`)
      .send(Readable.from(parts, { objectMode: false }));
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
    if (!ctx.identityProvider || !login) return toLogin(reply, { error: 'expired' });
    request.session.set('providerLogin', undefined);
    try {
      const { search } = new URL(request.url, ctx.publicUrl());
      const answer = new URL(search, callbackUrl(ctx));
      await signInWithProvider(ctx, await ctx.identityProvider.finish(answer, login));
    } catch (error) {
      request.log.warn({ err: error }, 'provider login failed');
      const isRefused = error instanceof AppError && error.code === 'FORBIDDEN';
      const reason = isRefused ? 'unverified' : 'failed';
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
