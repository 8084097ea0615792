import { describe, expect, it } from 'vitest';
import {
  oidcClient,
  openOidcProvider,
  type ProviderAccount,
  type ProviderOptions,
  type SecretMethod,
  walkThroughProvider,
} from '../../testing/oidc-provider.ts';
import { createIdentityProvider } from './identity-provider.ts';

const callback = 'http://localhost:3000/api/login/callback';
const email = 'ada@example.org';
const verified: ProviderAccount = { email, email_verified: true, given_name: 'Ada' };
const basic: SecretMethod = 'client_secret_basic';
const post: SecretMethod = 'client_secret_post';

interface SignInOptions extends ProviderOptions {
  readonly trustsEmail?: boolean;
  /** The secret that the site is given. Default: the client's. */
  readonly configuredSecret?: string;
  /** Default: one. */
  readonly times?: number;
}

/** Returns the identity of the last sign-in, and the ways in which the secret was sent. */
async function signIn(
  userinfo: ProviderAccount,
  { trustsEmail = false, configuredSecret, times = 1, ...options }: SignInOptions = {},
) {
  const opened = await openOidcProvider(callback, userinfo, options);
  const provider = createIdentityProvider({
    issuer: opened.issuer,
    clientId: oidcClient.id,
    clientSecret: configuredSecret ?? options.clientSecret ?? oidcClient.secret,
    trustsEmail,
  });
  const visit = async () => {
    const { url, checks } = await provider.begin(callback);
    return provider.finish(new URL(await walkThroughProvider(url)), checks);
  };
  for (let time = 1; time < times; time += 1) await visit();
  return { ...opened, identity: await visit() };
}

describe('a provider set up like', () => {
  it.each<[string, ProviderAccount, SignInOptions]>([
    [
      'Entra: the address in the ID token, nothing of email_verified',
      {},
      { path: '/tenant/v2.0', idToken: { email, given_name: 'Ada' }, trustsEmail: true },
    ],
    [
      'Authentik with a mapping for verified addresses: an issuer that ends in a slash',
      verified,
      { path: '/application/o/guildpath/', idToken: verified },
    ],
    ['Keycloak: a realm', verified, { path: '/realms/school', idToken: verified }],
    ['Google: an issuer without a path', verified, { idToken: verified }],
    [
      'Cognito: text in userinfo',
      { ...verified, email_verified: 'true' },
      { path: '/eu-west-1_Guild', idToken: verified },
    ],
    ['one that refuses its userinfo', verified, { idToken: verified, userinfoStatus: 403 }],
    ['one that takes pushed requests alone', verified, { takesPushedAlone: true }],
    [
      'one that takes pushed requests alone, and the secret in the body',
      verified,
      { takesPushedAlone: true, registeredFor: post },
    ],
    [
      'one whose clock is 75 seconds ahead',
      {},
      { idToken: { ...verified, nbf: Math.floor(Date.now() / 1_000) + 75 } },
    ],
    ['Authelia: userinfo alone, and the secret in the header', verified, { registeredFor: basic }],
  ])('%s signs in', async (_, userinfo, options) => {
    const { identity, issuer } = await signIn(userinfo, options);
    expect(identity).toMatchObject({
      issuer,
      subject: 'ada-at-provider',
      email,
      emailStatus: 'verified',
      firstName: 'Ada',
      lastName: undefined,
    });
  });
});

it.each([
  ['left out', '/application/o/guildpath/', '/application/o/guildpath'],
  ['added', '/realms/school', '/realms/school/'],
])('a final slash %s in the issuer is reported with the one to set', async (_, path, given) => {
  const { issuer } = await openOidcProvider(callback, verified, { path });
  const provider = createIdentityProvider({
    issuer: new URL(given, issuer).href,
    clientId: oidcClient.id,
    clientSecret: oidcClient.secret,
    trustsEmail: false,
  });
  await expect(provider.begin(callback)).rejects.toThrow(
    `The login provider calls itself ${issuer}: set OIDC_ISSUER to that.`,
  );
});

it('a clock that is far ahead is reported', async () => {
  const idToken = { ...verified, nbf: Math.floor(Date.now() / 1_000) + 3_600 };
  await expect(signIn({}, { idToken })).rejects.toThrow(
    'The clocks of the login provider and this machine differ by more than 5 minutes: set them right.',
  );
});

it.each<[string, ProviderAccount, object]>([
  ['given and family name', { given_name: 'Ada', family_name: 'King' }, ['Ada', 'King']],
  ['a given name beside the whole', { given_name: 'Ada', name: 'Ada King' }, ['Ada', undefined]],
  ['a whole name alone', { name: 'Ada King-Noel of Lovelace' }, ['Ada', 'King-Noel of Lovelace']],
  ['a directory’s order', { name: 'Lovelace, Ada' }, ['Ada', 'Lovelace']],
  ['one word', { name: 'Ada', given_name: ' ' }, ['Ada', undefined]],
])('%s gives a first name', async (_, account, names) => {
  const { identity } = await signIn(account);
  expect([identity.firstName, identity.lastName]).toEqual(names);
});

describe('an address', () => {
  const other = 'eve@example.org';

  it.each<[string, ProviderAccount, ProviderAccount, boolean, object]>([
    ['nothing is said of', { email }, {}, false, { email, emailStatus: 'unknown' }],
    ['a trusted directory says nothing of', { email }, {}, true, { emailStatus: 'verified' }],
    [
      'a trusted directory calls false',
      { email, email_verified: false },
      {},
      true,
      { emailStatus: 'unverified' },
    ],
    [
      'the ID token alone calls false',
      { email },
      { email_verified: false },
      true,
      { emailStatus: 'unverified' },
    ],
    [
      'the text "false" is said of',
      { email, email_verified: 'false' },
      {},
      true,
      { emailStatus: 'unverified' },
    ],
    [
      'userinfo calls false and the ID token true',
      { email, email_verified: false },
      verified,
      true,
      { emailStatus: 'unverified' },
    ],
    [
      'the ID token has alone',
      {},
      { email, email_verified: 'true' },
      false,
      { email, emailStatus: 'verified' },
    ],
    [
      'the ID token alone vouches for',
      { email: 'Ada@example.org' },
      { email, email_verified: true },
      false,
      { email: 'Ada@example.org', emailStatus: 'verified' },
    ],
    [
      'of userinfo is not the one that the ID token vouches for',
      { email: other },
      { email, email_verified: true },
      false,
      { email: other, emailStatus: 'unknown' },
    ],
    [
      'of the ID token is not the broken one that userinfo vouches for',
      { email: 'ada', email_verified: true },
      { email },
      false,
      { email, emailStatus: 'unknown' },
    ],
    ['nobody sends', {}, { given_name: 'Ada' }, true, { email: undefined, firstName: 'Ada' }],
  ])('that %s', async (_, userinfo, idToken, trustsEmail, expected) => {
    const { identity } = await signIn(userinfo, { idToken, trustsEmail });
    expect(identity).toMatchObject(expected);
  });

  it('is missing where userinfo is refused and the ID token does not vouch for it', async () => {
    await expect(signIn({}, { idToken: { email }, userinfoStatus: 403 })).rejects.toThrow();
  });

  it('comes from the ID token where there is no userinfo', async () => {
    const { identity } = await signIn({}, { idToken: verified, hasUserinfo: false });
    expect(identity).toMatchObject({ email, emailStatus: 'verified' });
  });
});

describe('the client secret', () => {
  const clientSecret = "a+b/c%20d:e=f g&h~i_j-k.l'(*)!";

  it.each<[string, ProviderOptions, string[]]>([
    ['in the header', { listed: [basic] }, [basic, basic]],
    ['in the body', { listed: [post] }, [post, post]],
    ['in the header where both are listed', {}, [basic, basic]],
    ['in the header where nothing is listed', { listed: [] }, [basic, basic]],
    ['as the client is registered: basic', { registeredFor: basic }, [basic, basic]],
    ['as the client is registered: post', { registeredFor: post }, [basic, post, post]],
  ])('goes %s', async (_, options, sent) => {
    const { identity, secretsSent } = await signIn(verified, {
      ...options,
      clientSecret,
      times: 2,
    });
    expect(identity).toMatchObject({ email });
    expect(secretsSent).toEqual(sent);
  });

  it('that is wrong is reported by the name of its setting', async () => {
    const message =
      'The login provider refuses this client: check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.';
    const configuredSecret = 'another secret';
    await expect(signIn(verified, { configuredSecret })).rejects.toThrow(message);
    await expect(signIn(verified, { configuredSecret, listed: [post] })).rejects.toThrow(message);
  });
});
