import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { onTestFinished } from 'vitest';

export const oidcClient = { id: 'guildpath', secret: 'a secret that the provider knows' };

export interface ProviderAccount {
  readonly email: string;
  /** Some providers send text, others omit it. */
  readonly email_verified?: boolean | string;
  readonly family_name?: string;
  readonly given_name?: string;
}

/** Opens a real OpenID Connect server on loopback; the login name becomes the subject. */
export async function openOidcProvider(redirectUri: string, account: ProviderAccount) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        application_type: 'native',
        redirect_uris: [redirectUri],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...account }) }),
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return { issuer };
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
