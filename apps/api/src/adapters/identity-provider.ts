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

/** What a login has to prove when the browser returns. Stored in an encrypted cookie. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The person that signed in, according to the provider. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

/** The separate provider login: OpenID Connect, authorization code with PKCE, state and nonce. */
export interface IdentityProvider {
  readonly begin: (
    redirectUri: string,
  ) => Promise<{ readonly url: string; readonly checks: LoginChecks }>;
  /** Throws when the provider refuses or the answer is not the one that was asked for. */
  readonly finish: (currentUrl: URL, checks: LoginChecks) => Promise<ProviderIdentity>;
}

interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Counts an address that the provider says nothing about as verified. */
  readonly trustsEmail: boolean;
}

/** What the provider sends is as long and of what kind it likes; an address that no login takes is none. */
function toEmail(email: unknown): string | undefined {
  return emailSchema.safeParse(email).data;
}

/** Some providers write the claim as text. One that says `false` is believed in any case. */
function isVerified(claim: unknown, trustsEmail: boolean): boolean {
  if (claim === undefined || claim === null) return trustsEmail;
  return claim === true || claim === 'true';
}

export function createIdentityProvider({
  issuer,
  clientId,
  clientSecret,
  trustsEmail,
}: ProviderSettings): IdentityProvider {
  let configuration: Promise<Configuration> | undefined;

  // Asked for on first use, and again after a failure: a provider that is down must not keep the site from starting.
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
        email: toEmail(info.email),
        isEmailVerified: isVerified(info.email_verified ?? claims.email_verified, trustsEmail),
        firstName: toCleanName(info.given_name),
        lastName: toCleanName(info.family_name),
      };
    },
  };
}
