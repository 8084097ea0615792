import { emailSchema, toCleanName } from '@guildpath/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
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
    firstName: toCleanName(info.given_name ?? idToken.given_name),
    lastName: toCleanName(info.family_name ?? idToken.family_name),
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

function toTokenError(error: unknown): unknown {
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
    configuration ??= discovery(new URL(issuer), clientId, undefined, authenticate, {
      // In seconds, for each call of a login.
      timeout: 5,
      // The environment's schema lets plain http pass on loopback only.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }).then(
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

  function redeemCode(
    config: Configuration,
    currentUrl: URL,
    { state, nonce, codeVerifier }: LoginChecks,
  ) {
    const redeem = () =>
      authorizationCodeGrant(config, currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
    const wasInBody = sendsSecretInBody;
    return redeem()
      .catch((error: unknown) => {
        const canSendEither = secretMethods.every((method) => listsMethod(config, method));
        if (!canSendEither || !isClientRefused(error)) throw error;
        // The provider takes the secret either way, but this client may be registered for one alone.
        sendsSecretInBody = !wasInBody;
        return redeem();
      })
      .catch((error: unknown) => {
        throw toTokenError(error);
      });
  }

  return {
    begin: async (redirectUri) => {
      const checks = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },
    finish: async (currentUrl, checks) => {
      const config = await configure();
      const tokens = await redeemCode(config, currentUrl, checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      const info = config.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return toIdentity(claims, info, trustsEmail);
    },
  };
}
