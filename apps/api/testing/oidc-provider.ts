import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { onTestFinished } from 'vitest';
import type { TestAnswer, TestBrowser } from './test-site.ts';

export const oidcClient = { id: 'guildpath', secret: 'a secret that the provider knows' };

export interface ProviderAccount {
  readonly email?: string;
  /** Some providers send text, others omit it. */
  readonly email_verified?: boolean | string;
  readonly family_name?: string;
  readonly given_name?: string;
  readonly name?: string;
  /** In seconds, as a provider's clock has it. */
  readonly nbf?: number;
}

export type SecretMethod = 'client_secret_basic' | 'client_secret_post';

export interface ProviderOptions {
  /** Ends the issuer. Default: none. */
  readonly path?: string;
  readonly clientSecret?: string;
  /** Client authentication that discovery lists. Default: all; an empty list is left out of the document. */
  readonly listed?: readonly SecretMethod[];
  /** Refuses other client authentication, whatever discovery lists. Default: takes all that it lists. */
  readonly registeredFor?: SecretMethod;
  /** Claims of the ID token. Default: the subject alone. */
  readonly idToken?: ProviderAccount;
  /** Default: yes. */
  readonly hasUserinfo?: boolean;
  /** Answers userinfo with this status and no words. Default: as it should. */
  readonly userinfoStatus?: number;
  /** Takes pushed authorization requests alone. Default: no. */
  readonly takesPushedAlone?: boolean;
}

/**
 * Opens a real OpenID Connect server on loopback; the login name becomes the subject. `secretsSent` grows
 * by the client authentication of each call of the token endpoint.
 */
export async function openOidcProvider(
  redirectUri: string,
  account: ProviderAccount,
  {
    path = '',
    clientSecret = oidcClient.secret,
    listed,
    registeredFor,
    idToken,
    hasUserinfo = true,
    userinfoStatus,
    takesPushedAlone = false,
  }: ProviderOptions = {},
) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}${path}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: clientSecret,
        application_type: 'native',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: registeredFor ?? listed?.[0] ?? 'client_secret_basic',
      },
    ],
    claims: {
      openid: ['sub', 'nbf'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    // Otherwise the ID token has the subject alone.
    conformIdTokenClaims: idToken === undefined,
    cookies: { keys: ['a key for tests'] },
    ...(listed?.length ? { clientAuthMethods: listed } : {}),
    features: {
      devInteractions: { enabled: true },
      pushedAuthorizationRequests: {
        enabled: true,
        requirePushedAuthorizationRequests: takesPushedAlone,
      },
      userinfo: { enabled: hasUserinfo },
    },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: (use) => ({ sub, ...(use === 'id_token' ? idToken : account) }),
    }),
    pkce: { required: () => true },
  });
  const secretsSent: SecretMethod[] = [];
  provider.use(async (ctx, next) => {
    const method = ctx.headers.authorization ? 'client_secret_basic' : 'client_secret_post';
    if (userinfoStatus && ctx.path.endsWith('/me')) {
      ctx.status = userinfoStatus;
      ctx.body = '';
      return;
    }
    const isToken = ctx.path.endsWith('/token');
    if (isToken) secretsSent.push(method);
    if (isToken && registeredFor && method !== registeredFor) {
      ctx.status = 401;
      ctx.body = { error: 'invalid_client' };
      return;
    }
    await next();
    if (listed?.length === 0 && ctx.path.endsWith('/openid-configuration'))
      ctx.body = { ...ctx.body, token_endpoint_auth_methods_supported: undefined };
  });
  const mount = path.replace(/\/$/, '');
  const respond = provider.callback();
  server.on('request', (request, response) => {
    // Like Express, where the provider is mounted at a path.
    const mounted = Object.assign(request, { originalUrl: request.url });
    mounted.url = request.url?.slice(mount.length);
    void respond(mounted, response);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const env = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: oidcClient.id,
    OIDC_CLIENT_SECRET: oidcClient.secret,
  };
  return { issuer, env, secretsSent };
}

/** Logs in and consents like a browser; returns the URL to which the provider redirects back. */
export async function walkThroughProvider(
  startUrl: string,
  login = 'ada-at-provider',
): Promise<string> {
  const { origin } = new URL(startUrl);
  const cookies = new Map<string, string>();

  async function open(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(new URL(url, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  let url = startUrl;
  for (let step = 0; step < 12; step += 1) {
    let response = await open(url);
    if (response.status === 200) {
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)?.[1] ?? url;
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
      response = await open(action, { prompt, login, password: 'any' });
    }
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`The provider stopped with ${response.status}: ${await response.text()}`);
    url = new URL(location, origin).href;
    if (!url.startsWith(origin)) return url;
  }
  throw new Error('The provider never came back.');
}

/** Logs in at the provider; returns the address of the site to which that leads back. */
export async function visitProvider(
  browser: TestBrowser,
  { redirect = '/', login }: { readonly redirect?: string; readonly login?: string } = {},
): Promise<string> {
  const begun = await browser.get(`/api/login?redirect=${encodeURIComponent(redirect)}`);
  const back = new URL(await walkThroughProvider(String(begun.headers.location), login));
  return back.pathname + back.search;
}

/** Logs in through the provider; returns the answer at which the login ends. */
export async function logInAtProvider(
  ...[browser, options]: Parameters<typeof visitProvider>
): Promise<TestAnswer> {
  return browser.get(await visitProvider(browser, options));
}
