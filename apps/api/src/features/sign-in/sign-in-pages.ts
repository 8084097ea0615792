import '@fastify/secure-session';
import type { Session } from '@fastify/secure-session';
import { paths, toSafeRedirect } from '@guildpath/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LoginChecks, ProviderSetupError } from '../../adapters/identity-provider.ts';
import { isCrossSite } from '../../http/security/security.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { logOut } from './log-out.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

interface PendingLogin {
  readonly state: string;
  readonly redirect: string;
  /** Absent once it was used; the callback may be opened again. */
  readonly checks?: Omit<LoginChecks, 'state'>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Lists the pending logins of this browser, newest last; several tabs may have one each. */
    providerLogins: Session<{ logins: readonly PendingLogin[] }>;
  }
}

interface SignInPagesOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** Serves the routes that answer with a redirect, which procedures cannot. */
export async function signInPages(
  app: FastifyInstance,
  { toContext }: SignInPagesOptions,
): Promise<void> {
  app.get('/auth/logout', async (request, reply) => {
    const ctx = toContext(request);
    // A link on another site is redirected too, but must not sign anyone out.
    if (!isCrossSite(request.headers, ctx.publicUrl())) await logOut(ctx);
    return reply.redirect(paths.home);
  });

  app.get('/login', async (request, reply) => {
    const redirect = toSafeRedirect(readRedirect(request));
    const ctx = toContext(request);
    const login = await beginLogin(ctx, request);
    if (!login) {
      const reason = ctx.identityProvider && { error: 'unavailable' };
      return redirectToLogin(reply, { redirect, ...reason });
    }
    const { state, ...checks } = login.checks;
    storePendingLogin(request, { state, checks, redirect });
    return reply.redirect(login.url);
  });

  app.get('/login/callback', async (request, reply) => {
    const login = consumePendingLogin(request);
    const ctx = toContext(request);
    if (!ctx.identityProvider) return redirectToLogin(reply, { error: 'expired' });
    const { state, checks, redirect = paths.home } = login ?? {};
    if (!state || !checks) {
      // After Back or a reload.
      if (await ctx.findUser()) return reply.redirect(toLocation(redirect, ctx));
      await recordRefusal(ctx, 'no login under way');
      return redirectToLogin(reply, { ...(login && { redirect }), error: 'expired' });
    }
    try {
      const { search } = new URL(request.url, ctx.publicUrl());
      const answer = new URL(search, callbackUrl(ctx));
      const identity = await ctx.identityProvider.finish(answer, { state, ...checks });
      if (identity.userinfoError) {
        request.log.warn({ err: identity.userinfoError }, 'no userinfo; using the ID token');
      }
      await signInWithProvider(ctx, identity);
    } catch (error) {
      request.log.warn({ err: error }, 'provider login failed');
      const isRefused = error instanceof AppError && error.errorCode === 'FORBIDDEN';
      const reason = isRefused ? 'unverified' : 'failed';
      await recordRefusal(ctx, isRefused ? 'address not verified' : 'login at the provider failed');
      return redirectToLogin(reply, { redirect, error: reason });
    }
    return reply.redirect(toLocation(redirect, ctx));
  });
}

/** Encryption and encoding must not take the cookie past the 4 KiB that browsers store. */
const loginsMaxLength = 2_400;

function storePendingLogin({ providerLogins }: FastifyRequest, login: PendingLogin): void {
  let logins = [...(providerLogins.get('logins') ?? []), login];
  while (logins.length > 1 && JSON.stringify(logins).length > loginsMaxLength)
    logins = logins.slice(1);
  providerLogins.set('logins', logins);
}

function consumePendingLogin({ providerLogins, query }: FastifyRequest): PendingLogin | undefined {
  const logins = providerLogins.get('logins') ?? [];
  const { state } = query as { readonly state?: unknown };
  const login = logins.find((pending) => pending.state === state);
  if (login)
    providerLogins.set(
      'logins',
      logins.map(({ checks, ...rest }) => (rest.state === state ? rest : { ...rest, checks })),
    );
  return login;
}

async function beginLogin(ctx: RequestContext, { log }: FastifyRequest) {
  try {
    return await ctx.identityProvider?.begin(callbackUrl(ctx));
  } catch (error) {
    // The log would redact an issuer inside an error.
    if (error instanceof ProviderSetupError) log.error(error.message);
    else log.error({ err: error }, 'the login provider does not respond; using the password login');
    return undefined;
  }
}

// Anyone can open the callback as often as they like, so refusals are recorded once a minute.
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

// Headers are ASCII, but a path may be in any script.
function toLocation(path: string, { publicUrl }: RequestContext): string {
  const { pathname, search, hash } = new URL(path, publicUrl());
  return pathname + search + hash;
}

function redirectToLogin(
  reply: FastifyReply,
  search: Readonly<Record<string, string>>,
): FastifyReply {
  // Slashes stay readable, as in mailed links.
  const query = new URLSearchParams(search).toString().replaceAll('%2F', '/');
  return reply.redirect(`${paths.login}?${query}`);
}
