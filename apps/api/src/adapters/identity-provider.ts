import { emailSchema, toCleanName } from '@guildpath/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

/** Checked when the browser returns from the provider. Stored in an encrypted cookie until then. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

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

function isVerified(claim: unknown, trustsEmail: boolean): boolean {
  if (claim === undefined || claim === null) return trustsEmail;
  // Some providers send the claim as text.
  return claim === true || claim === 'true';
}

export function createIdentityProvider({
  issuer,
  clientId,
  clientSecret,
  trustsEmail,
}: ProviderSettings): IdentityProvider {
  let configuration: Promise<Configuration> | undefined;

  // Discovered on first use, and again after a failure: the site must start even while the provider is down.
  function configure(): Promise<Configuration> {
    configuration ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      // The environment's schema lets plain http pass on loopback only.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      configuration = undefined;
      throw error;
    });
    return configuration;
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
    finish: async (currentUrl, { state, nonce, codeVerifier }) => {
      const config = await configure();
      const tokens = await authorizationCodeGrant(config, currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      const info = await fetchUserInfo(config, tokens.access_token, claims.sub);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        // Providers may send anything, so an invalid address counts as none.
        email: emailSchema.safeParse(info.email).data,
        isEmailVerified: isVerified(info.email_verified ?? claims.email_verified, trustsEmail),
        firstName: toCleanName(info.given_name),
        lastName: toCleanName(info.family_name),
      };
    },
  };
}
