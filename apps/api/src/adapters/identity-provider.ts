import { emailSchema, toCleanName } from '@guildpath/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildAuthorizationUrlWithPAR,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  fetchUserInfo,
  type IDToken,
  None,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type UserInfoResponse,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/** Checked when the browser returns from the provider. Stored in an encrypted cookie until then. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

type EmailStatus = 'verified' | 'unverified' | 'unknown';

export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  /** `unknown` when the provider says nothing about the address. */
  readonly emailStatus: EmailStatus;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** Why there is no userinfo; the ID token has sufficed. */
  readonly userinfoError?: unknown;
}

/** The site and its provider do not fit together; the message is the one line that the operator reads. */
export class ProviderSetupError extends Error {}

/** Signs people in by OpenID Connect: authorization code with PKCE, state and nonce. */
export interface IdentityProvider {
  readonly begin: (
    redirectUri: string,
  ) => Promise<{ readonly url: string; readonly checks: LoginChecks }>;
  /** Throws when the provider refuses, or when its response does not match the checks. */
  readonly finish: (currentUrl: URL, checks: LoginChecks) => Promise<ProviderIdentity>;
}

interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Treats an email as verified when the provider sends no `email_verified`. */
  readonly trustsEmail: boolean;
}

// Userinfo comes first, but some providers send the address in the ID token alone.
function toIdentity(
  idToken: IDToken,
  info: Partial<UserInfoResponse>,
  trustsEmail: boolean,
): ProviderIdentity {
  const sources = [info, idToken];
  // Providers may send anything, so an invalid address counts as none.
  const emails = sources.map((claims) => emailSchema.safeParse(claims.email).data);
  const email = emails.find((address) => address !== undefined);
  // What a source says of one address proves nothing about another.
  const [verified] = sources
    .filter((claims, at) => !claims.email || emails[at]?.toLowerCase() === email?.toLowerCase())
    .flatMap((claims) => claims.email_verified ?? []);
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email,
    emailStatus: toEmailStatus(verified, trustsEmail),
    ...toNames(sources),
  };
}

/** Splits `name` where there is no first name: `Ada Lovelace`, or `Lovelace, Ada` as directories write it. */
function toNames(sources: readonly Partial<UserInfoResponse>[]) {
  const find = (claim: string) =>
    sources.map((claims) => toCleanName(claims[claim])).find((name) => name !== undefined);
  const [given, family, name] = [find('given_name'), find('family_name'), find('name')];
  const [, last, first] = /^([^,]+),\s*(.+)$/.exec(name ?? '') ?? [];
  const [, word, rest] = /^(\S+)\s*(.*)$/.exec(name ?? '') ?? [];
  return {
    firstName: given ?? first ?? word,
    lastName: family ?? (given ? undefined : toCleanName(last ?? rest)),
  };
}

function toEmailStatus(claim: unknown, trustsEmail: boolean): EmailStatus {
  if (claim === undefined) return trustsEmail ? 'verified' : 'unknown';
  // Some providers send the claim as text.
  return claim === true || claim === 'true' ? 'verified' : 'unverified';
}

const secretMethods = ['client_secret_basic', 'client_secret_post'];

function listsMethod(config: Configuration, method: string): boolean {
  // OpenID Connect Discovery has this default.
  const { token_endpoint_auth_methods_supported: listed = ['client_secret_basic'] } =
    config.serverMetadata();
  return listed.includes(method);
}

function isClientRefused(error: unknown): boolean {
  if (error instanceof ResponseBodyError && error.error === 'invalid_client') return true;
  // Keycloak has another code; with a challenge in the header, the library reads no code.
  return (
    (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) &&
    error.status === 401
  );
}

function isAboutSomeoneElse(error: unknown): boolean {
  return error instanceof ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
}

/** Seconds by which the provider's clock may be off. */
const maxClockDifference = 300;

/** Returns what the operator can do about it, where that is known. */
function toProviderError(error: unknown): unknown {
  const isClock = error instanceof ClientError && error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
  if (isClock) {
    return new ProviderSetupError(
      `The clocks of the login provider and this machine differ by more than ${maxClockDifference / 60} minutes: set them right.`,
      { cause: error },
    );
  }
  if (!isClientRefused(error)) return error;
  return new ProviderSetupError(
    'The login provider refuses this client: check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    { cause: error },
  );
}

function toDiscoveryError(error: unknown): unknown {
  if (!(error instanceof ClientError)) return error;
  // Untyped: the discovery document, where its issuer is not the expected one.
  const { body } = (error.cause ?? {}) as { readonly body?: { readonly issuer?: unknown } };
  if (typeof body?.issuer !== 'string') return error;
  return new ProviderSetupError(
    `The login provider calls itself ${body.issuer}: set OIDC_ISSUER to that.`,
    { cause: error },
  );
}

export function createIdentityProvider({
  issuer,
  clientId,
  clientSecret,
  trustsEmail,
}: ProviderSettings): IdentityProvider {
  let configuration: Promise<Configuration> | undefined;
  let sendsSecretInBody = false;

  const authenticate: ClientAuth =
    clientSecret === undefined
      ? None()
      : (...request) =>
          (sendsSecretInBody ? ClientSecretPost : ClientSecretBasic)(clientSecret)(...request);

  // Discovered on first use, and again after a failure: the site must start even while the provider is down.
  function configure(): Promise<Configuration> {
    configuration ??= discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: maxClockDifference },
      authenticate,
      {
        // In seconds, for each call of a login.
        timeout: 5,
        // The environment's schema lets plain http pass on loopback only.
        execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      },
    ).then(
      (config) => {
        sendsSecretInBody = !listsMethod(config, 'client_secret_basic');
        return config;
      },
      (error: unknown) => {
        configuration = undefined;
        throw toDiscoveryError(error);
      },
    );
    return configuration;
  }

  /** Makes a call that authenticates the client, in the other way when the first is refused. */
  async function callAsClient<T>(config: Configuration, call: () => Promise<T>): Promise<T> {
    const wasInBody = sendsSecretInBody;
    return call()
      .catch((error: unknown) => {
        const canSendEither = secretMethods.every((method) => listsMethod(config, method));
        if (!canSendEither || !isClientRefused(error)) throw error;
        // The provider takes the secret either way, but this client may be registered for one alone.
        sendsSecretInBody = !wasInBody;
        return call();
      })
      .catch((error: unknown) => {
        throw toProviderError(error);
      });
  }

  return {
    begin: async (redirectUri) => {
      const checks = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      };
      const config = await configure();
      const request = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      };
      const url = config.serverMetadata().require_pushed_authorization_requests
        ? await callAsClient(config, () => buildAuthorizationUrlWithPAR(config, request))
        : buildAuthorizationUrl(config, request);
      return { url: url.href, checks };
    },
    finish: async (currentUrl, { state, nonce, codeVerifier }) => {
      const config = await configure();
      const tokens = await callAsClient(config, () =>
        authorizationCodeGrant(config, currentUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        }),
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      if (!config.serverMetadata().userinfo_endpoint) return toIdentity(claims, {}, trustsEmail);
      try {
        const info = await fetchUserInfo(config, tokens.access_token, claims.sub);
        return toIdentity(claims, info, trustsEmail);
      } catch (userinfoError) {
        // Userinfo might have said that the address is not verified, so only the provider's own word counts.
        const alone = toIdentity(claims, {}, false);
        if (isAboutSomeoneElse(userinfoError) || !alone.email || alone.emailStatus !== 'verified') {
          throw userinfoError;
        }
        return { ...alone, userinfoError };
      }
    },
  };
}
