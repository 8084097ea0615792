import type { AuthProvider, Role, SecurityEventType, SignInMethod } from '@guildpath/contract';
import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

export interface UsersTable {
  id: string;
  /** As given; unique without regard to ASCII case. */
  email: string;
  /** Unique without regard to ASCII case; never holds an `@`. */
  username: string;
  first_name: string | null;
  last_name: string | null;
  /** argon2id; null for guests and provider accounts. */
  password_hash: string | null;
  role: Role | null;
  auth_provider: AuthProvider;
  email_verified_at: Timestamp | null;
  /** 1 when the owner of the address gave the names, 0 when they may be a stranger's. */
  names_proven: Generated<0 | 1>;
  created_at: Timestamp;
}

export interface SessionsTable {
  /** SHA-256 of the session id: a stolen database opens no session. */
  id_hash: string;
  user_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** Names the session to its owner, who can end it by this. */
  public_id: string;
  /** In words, such as `Chrome on Android`. */
  device: string | null;
  method: SignInMethod | null;
  /** When the account's owner last proved to be there: by signing in, or by the password. */
  proven_at: Timestamp | null;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Base64url, as browsers send it. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often the authenticator has signed; many never count. */
  counter: number;
  /** JSON array of how browsers reach the authenticator. */
  transports: string;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** Each is used up by its first answer. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Whose passkey is being added; null for a sign-in, when nobody is known yet. */
  user_id: string | null;
  expires_at: Timestamp;
}

/** The identity of a user at an identity provider. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Timestamp;
}

export interface SavedCareersTable {
  user_id: string;
  career_id: string;
  saved_at: Timestamp;
}

/** `results` opens a result, `verify` proves an address. */
export type SignInTokenPurpose = 'results' | 'verify';

export interface SignInTokensTable {
  /** SHA-256 of the emailed token. */
  token_hash: string;
  email: string;
  /** The account of that email when the token was made; the token is deleted with the account. */
  user_id: string | null;
  purpose: SignInTokenPurpose;
  result_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Also set when the link became worthless because of another one or of a new password. */
  used_at: Timestamp | null;
}

/** Append-only; a row outlives the account that it is about. */
export interface SecurityEventsTable {
  id: string;
  type: SecurityEventType;
  /** Whose account it is about; null when nobody's is known. */
  user_id: string | null;
  /** Keyed hash of the client's address: tells that two events came from one place, but not from which. */
  address_hash: string | null;
  /** Why something was refused, or what more there is to know; never personal data. */
  reason: string | null;
  at: Timestamp;
}
