import type { AuthProvider, Role, SecurityEventType, SignInMethod } from '@guildpath/contract';
import type { Timestamp } from './timestamp.ts';

export interface UsersTable {
  id: string;
  /** Stored as given; unique without regard to ASCII case. */
  email: string;
  /** Unique without regard to ASCII case; never contains an `@`. */
  username: string;
  first_name: string | null;
  last_name: string | null;
  /** argon2id; null for guests and provider accounts. */
  password_hash: string | null;
  role: Role | null;
  auth_provider: AuthProvider;
  email_verified_at: Timestamp | null;
  /** 1 when the owner of the address entered the names, 0 when a stranger may have. */
  names_proven: 0 | 1;
  created_at: Timestamp;
}

export interface SessionsTable {
  /** SHA-256 of the session id, so that a stolen database opens no session. */
  id_hash: string;
  user_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** Identifies the session to its owner, who can end it. */
  public_id: string;
  method: SignInMethod;
  /** The time at which the owner last authenticated, by signing in or by the password. */
  proven_at: Timestamp;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Base64url, as sent by browsers. */
  credential_id: string;
  /** A COSE key in base64url. */
  public_key: string;
  /** The authenticator's signature counter, which stays 0 at many. */
  counter: number;
  /** JSON array of WebAuthn transports. */
  transports: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** A challenge is deleted by its first answer. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The user who adds a passkey; null for a sign-in. */
  user_id: string | null;
  expires_at: Timestamp;
}

/** A user's accounts at identity providers. */
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
  /** The time at which the user did the first step of the career, which is a dare. */
  done_at: Timestamp | null;
}

/** `results` opens a result, `verify` proves an address. */
export type SignInTokenPurpose = 'results' | 'verify';

export interface SignInTokensTable {
  /** SHA-256 of the emailed token. */
  token_hash: string;
  email: string;
  /** The account that the email had when the token was issued, and with which the token is deleted. */
  user_id: string | null;
  purpose: SignInTokenPurpose;
  result_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Also set when another link or a new password has made this one invalid. */
  used_at: Timestamp | null;
}

/** Append-only. A row outlives the account that it is about. */
export interface SecurityEventsTable {
  id: string;
  type: SecurityEventType;
  /** The account that it is about; null when none is known. */
  user_id: string | null;
  /**
   * Keyed hash of the client's address: shows that two events came from the same place, but not from which.
   */
  address_hash: string | null;
  /** The reason for a refusal or another detail; never personal data. */
  reason: string | null;
  at: Timestamp;
}
