import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Configuration, default as Provider } from 'oidc-provider';

export interface LoginProvider {
  readonly origin: string;
  /** Settings of a site that uses this provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** Registers the site as a client. Call it before the first login. */
  readonly registerClient: (siteUrl: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const client = { id: 'guildpath', secret: 'a secret that the provider knows' };

/** The only account with an unverified email. */
export const unverifiedName = 'Pia';

/** Starts an OpenID Connect server on loopback. A first name is enough to log in there. */
export async function startLoginProvider(): Promise<LoginProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    environment: {
      OIDC_ISSUER: origin,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    registerClient: async (siteUrl) => {
      // Imported here, because it prints a warning wherever it is loaded, also where tests are only listed.
      const { default: OpenIdProvider } = await import('oidc-provider');
      const provider = new OpenIdProvider(origin, configure(siteUrl));
      const handleRequest = provider.callback();
      server.on('request', (request, response) => {
        if (request.url?.startsWith('/interaction/'))
          void handleInteraction(provider, request, response);
        else void handleRequest(request, response);
      });
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configure(siteUrl: string): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${siteUrl}/api/login/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, name) => ({
      accountId: name,
      claims: () => ({
        sub: name,
        given_name: name,
        email: `${name.toLowerCase()}@provider.example.com`,
        email_verified: name !== unverifiedName,
      }),
    }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Logging in implies consent, so there is no page that asks for it.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
  };
}

async function handleInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const accountId = form.get('name') ?? '';
  await provider.interactionFinished(
    request,
    response,
    form.get('press') === 'refuse' ? { error: 'access_denied' } : { login: { accountId } },
  );
}

const loginPage = `<!doctype html>
<html lang="en">
  <title>Login provider</title>
  <link rel="icon" href="data:,">
  <h1>Who are you?</h1>
  <form method="post">
    <label>Name <input name="name"></label>
    <button name="press" value="login">Log In</button>
    <button name="press" value="refuse">Refuse</button>
  </form>
</html>`;
