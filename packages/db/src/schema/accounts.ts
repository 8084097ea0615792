import type { AuthProvider, Role, SecurityEventType } from '@guildpath/contract';
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
  /** How it was opened; null for those from before this was stored. */
  method: SignInMethod | null;
}

/** How someone signed in; `signup` opens an account. */
export type SignInMethod = 'password' | 'link' | 'provider' | 'passkey' | 'signup';

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
