import type { AuthProvider, Role } from '@guildpath/contract';
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
  created_at: Timestamp;
}

export interface SessionsTable {
  /** SHA-256 of the session id: a stolen database opens no session. */
  id_hash: string;
  user_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
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
  used_at: Timestamp | null;
}
